import { expect, test } from 'vitest';
import { kindsIn } from './word-kinds.ts';

const words = ['ab', 'abc?', 'b!', 'ba', 'c', 'ca?', 'z'];

test('Each word of a sorted text is found, with its mark, and no other', () => {
  for (let count = 0; count <= words.length; count++) {
    const kindOf = kindsIn(`# Source\n${words.slice(0, count).join('\n')}\n`);
    const listed = words.slice(0, count).map((line) => kindOf(line.replace(/[?!]$/, '')));
    const marks = { '?': 'alone', '!': 'always' } as const;
    expect(listed).toEqual(
      words.slice(0, count).map((line) => marks[line.at(-1) as keyof typeof marks] ?? 'never'),
    );
    for (const other of ['', 'a', 'abd', 'aa', 'bb', 'cab', 'zz', 'abc?'])
      expect(kindOf(other), `${other} of ${count}`).toBeUndefined();
  }
});
