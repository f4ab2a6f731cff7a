import type { Embedder, Vector } from '../../src/gateways/embedder/port.ts';

/** Treats texts with the same pairs of letters as similar: enough to tell near from far. */
export function embedderByLetters(): Embedder {
  return { embed: async (texts) => texts.map(vectorOf) };
}

function vectorOf(text: string): Vector {
  const vector = new Array<number>(256).fill(0);
  const letters = [...text.toLowerCase()].filter((letter) => /\p{L}/u.test(letter));
  letters.forEach((letter, at) => {
    const pair = letter.codePointAt(0) ?? 0;
    const place = (pair * 31 + (letters[at + 1]?.codePointAt(0) ?? 0)) % vector.length;
    vector[place] = (vector[place] ?? 0) + 1;
  });
  return vector;
}
