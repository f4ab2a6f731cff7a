import { expect, test } from 'vitest';
import { breakLines } from './pdf-sheet.ts';

/** Breaks a text as if every character were one unit wide. */
const linesOf = (text: string, width: number, locale: 'en' | 'zh-Hans' = 'en') =>
  breakLines(text, { width, locale, widthOf: (part) => [...part].length });

test('Lines break between words, and no line begins with punctuation or a closing bracket', () => {
  expect(linesOf('Sunset sail, with wine (and cheese).', 12)).toEqual([
    'Sunset sail,',
    'with wine',
    '(and',
    'cheese).',
  ]);
  expect(linesOf('里斯本日落，帆船之旅。', 5, 'zh-Hans').every((line) => !/^[，。]/.test(line))).toBe(true);
});

test('A word longer than a line is broken inside, and no character is lost', () => {
  expect(linesOf('Donaudampfschiff ab', 6)).toEqual(['Donaud', 'ampfsc', 'hiff', 'ab']);
  expect(linesOf('one\n\ntwo', 9)).toEqual(['one', '', 'two']);
});

test('Text without room ends in an ellipsis, fitting text stays whole, and hidden text is not measured', () => {
  const short = (text: string, mostLines: number) => {
    let measured = 0;
    const widthOf = (part: string) => {
      measured += 1;
      return [...part].length;
    };
    return [breakLines(text, { width: 6, mostLines, locale: 'en', widthOf }), measured] as const;
  };
  expect(short('Donaudampfschiff ab', 2)[0]).toEqual(['Donaud', 'ampfs…']);
  expect(short('Donau ampfs', 2)[0]).toEqual(['Donau', 'ampfs']);
  expect(short('one two three four', 1)[0]).toEqual(['one…']);
  expect(short('里'.repeat(150), 2)[1]).toBeLessThan(40);
});
