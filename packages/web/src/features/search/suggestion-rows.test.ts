import { expect, test } from 'vitest';
import { markWords, whereText, withinText } from './suggestion-rows.tsx';

test('The address of a place is written from city to country, in Chinese from country to city', () => {
  expect(whereText('Lissabon, Portugal', 'de')).toBe('Lissabon, Portugal');
  expect(whereText('里斯本, 葡萄牙', 'zh-Hans')).toBe('葡萄牙里斯本');
});

test('A city state is named once', () => {
  expect(whereText('Singapore, Singapore', 'en')).toBe('Singapore');
  expect(withinText('Singapore', 'Singapore', 'en')).toBe('');
});

test('The name of a place is followed by the region or country that contains it', () => {
  expect(withinText('Cascais', 'Lisboa, Portugal', 'en')).toBe(', Lisboa, Portugal');
  expect(withinText('里斯本', '葡萄牙', 'zh-Hans')).toBe('，葡萄牙');
  expect(withinText('Portugal', '', 'en')).toBe('');
});

/** The name with brackets around its marked parts. */
function marked(name: string, query: string): string {
  return markWords(name, query)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');
}

test('A name is marked where it begins like a word of the query, ignoring accents and capitals', () => {
  expect(marked('Sunset sail on the Tagus', 'SAIL sun')).toBe('[Sun]set [sail] on the Tagus');
  expect(marked('Málaga and São Jorge', 'malaga sao')).toBe('[Málaga] and [São] Jorge');
});

test('Nothing is marked inside a word, and a single letter marks only the start of the name', () => {
  expect(marked('Tourist tour', 'our')).toBe('Tourist tour');
  expect(marked('Lisbon by light', 'l')).toBe('[L]isbon by light');
});

test('Chinese is marked anywhere in a name, because it has no spaces between words', () => {
  expect(marked('从里斯本出发的日落航行', '日落 里斯本')).toBe('从[里斯本]出发的[日落]航行');
});

test('Misspelt words and punctuation mark nothing', () => {
  expect(marked('Lisbon', 'lizbon')).toBe('Lisbon');
  expect(marked('Lisbon', ' ,. ')).toBe('Lisbon');
  expect(markWords('', 'x')).toEqual([]);
});

test('A long query of special characters takes no longer than a short one', () => {
  const begun = performance.now();
  markWords('a'.repeat(200), '('.repeat(100) + ' a'.repeat(50));
  expect(performance.now() - begun).toBeLessThan(200);
});
