import { expect, test } from 'vitest';
import { markWords } from './mark-words.ts';

/** The name with brackets around what is marked. */
function marked(name: string, query: string): string {
  return markWords(name, query)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');
}

test('What begins as a word of the question does is marked, whatever its marks and capitals', () => {
  expect(marked('Sunset sail on the Tagus', 'SAIL sun')).toBe('[Sun]set [sail] on the Tagus');
  expect(marked('Málaga and São Jorge', 'malaga sao')).toBe('[Málaga] and [São] Jorge');
});

test('Nothing is marked within a word, and of a single letter only the beginning of the name', () => {
  expect(marked('Tourist tour', 'our')).toBe('Tourist tour');
  expect(marked('Lisbon by light', 'l')).toBe('[L]isbon by light');
});

test('Chinese is marked wherever it stands: it has no spaces to begin after', () => {
  expect(marked('从里斯本出发的日落航行', '日落 里斯本')).toBe('从[里斯本]出发的[日落]航行');
});

test('What was misspelt, and what was not asked, marks nothing', () => {
  expect(marked('Lisbon', 'lizbon')).toBe('Lisbon');
  expect(marked('Lisbon', ' ,. ')).toBe('Lisbon');
  expect(markWords('', 'x')).toEqual([]);
});

test('A long question of signs takes no longer than a short one', () => {
  const begun = performance.now();
  markWords('a'.repeat(200), '('.repeat(100) + ' a'.repeat(50));
  expect(performance.now() - begun).toBeLessThan(200);
});
