import { formatMessage } from '@ashore/core/locale/format-message.ts';
import { expect, test } from 'vitest';
import de from '../../../i18n/messages/de.json' with { type: 'json' };
import en from '../../../i18n/messages/en.json' with { type: 'json' };
import type { CardTour } from '../cards/card-parts.tsx';
import { shownText } from './list-ends.tsx';

const messages = { en, de };

function shown(language: 'en' | 'de', [first, last]: [number, number], count: number, total: number) {
  const page = { number: last, size: 24, totalElements: total, totalPages: Math.ceil(total / 24) };
  const tours = Array.from({ length: count }, () => ({}) as CardTour);
  return shownText({ first, last, tours }, page, (key, values) => {
    const name = key.slice('list.'.length) as keyof typeof en.list;
    return formatMessage(messages[language].list[name], values ?? {}, language);
  });
}

test('A part of a list shows its range, a whole list says that it is complete', () => {
  expect(shown('en', [0, 0], 24, 50)).toBe('1 to 24 of 50');
  expect(shown('en', [1, 1], 24, 1_300)).toBe('25 to 48 of 1,300');
  expect(shown('en', [1, 2], 26, 50)).toBe('25 to 50 of 50');
  expect(shown('en', [0, 2], 50, 50)).toBe('All 50 results shown');
  expect(shown('de', [0, 0], 1, 1)).toBe('Das ist das einzige Angebot.');
});

test('A product that appears twice while paging does not lower the last number shown', () => {
  expect(shown('de', [0, 2], 49, 50)).toBe('Das sind alle 50\u00A0Angebote.');
  expect(shown('de', [1, 2], 25, 50)).toBe('25 bis 50 von 50');
});
