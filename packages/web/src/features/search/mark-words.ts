export type MarkedPart = { readonly text: string; readonly isMarked: boolean };

const startsWord = /[\p{L}\p{N}]/u;
const isHan = /\p{Script=Han}/u;

/**
 * A name in parts, those marked that begin as a word of the question does; Chinese words also within. Marks and capitals
 * make no difference, and a single Latin letter marks only the beginning of the name.
 */
export function markWords(name: string, query: string): MarkedPart[] {
  const letters = [...name];
  const folded = letters.map(fold);
  const isMarked = new Array<boolean>(letters.length).fill(false);
  for (const word of wordsIn(query)) markWord(word, folded, isMarked);
  return runsOf(letters, isMarked);
}

/** More words than anybody reads the marks of. */
const mostWords = 8;

function wordsIn(query: string): string[][] {
  const words = query
    .trim()
    .split(/[\s,.;:!?，。、；：！？]+/)
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, mostWords).map((word) => [...word].map(fold));
}

function fold(letter: string): string {
  return letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function markWord(word: readonly string[], letters: readonly string[], isMarked: boolean[]): void {
  const isChinese = word.some((letter) => isHan.test(letter));
  for (let at = 0; at + word.length <= letters.length; at++) {
    if (!isChinese && (word.length === 1 ? at > 0 : isInsideWord(letters, at))) continue;
    if (word.every((letter, offset) => letters[at + offset] === letter))
      isMarked.fill(true, at, at + word.length);
  }
}

function isInsideWord(letters: readonly string[], at: number): boolean {
  const before = letters[at - 1];
  return before !== undefined && startsWord.test(before);
}

function runsOf(letters: readonly string[], isMarked: readonly boolean[]): MarkedPart[] {
  const parts: { text: string; isMarked: boolean }[] = [];
  letters.forEach((letter, at) => {
    const last = parts.at(-1);
    if (last && last.isMarked === isMarked[at]) last.text += letter;
    else parts.push({ text: letter, isMarked: isMarked[at] === true });
  });
  return parts;
}
