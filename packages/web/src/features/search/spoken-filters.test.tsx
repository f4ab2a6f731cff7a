import type { SearchResult } from '@ashore/core/contract/search/search.ts';
import type { SpokenFilter } from '@ashore/core/contract/search/sentence-filter.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import { expect, test } from 'vitest';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { NothingMeetsAll, SpokenFilters, UnderstoodInWords } from './spoken-filters.tsx';

type Understood = NonNullable<SearchResult['understood']>;

const spoken = (
  filter: SpokenFilter['filter'],
  more: Partial<Understood[number]> = {},
): Understood[number] => ({
  filter,
  words: JSON.stringify(filter),
  without: 'wine porto',
  ...more,
});

const everyKind: Understood = [
  spoken({ kind: 'price', to: 70, currency: 'EUR', isForAll: false }),
  spoken({ kind: 'price', from: 20, to: 50, currency: 'GBP', isForAll: true }),
  spoken({ kind: 'price', to: 150, currency: 'EUR', isForAll: false, per: 'night' }),
  spoken({ kind: 'price', to: 600, currency: 'EUR', isForAll: false, per: 'stay' }),
  spoken({ kind: 'days', from: '2026-12-05', to: '2026-12-06' }),
  spoken({ kind: 'timeOfDay', part: 'evening' }),
  spoken({ kind: 'duration', to: 180 }),
  spoken({ kind: 'duration', from: 150, to: 330 }),
  spoken({ kind: 'party', travellers: 4, ages: [3, 7] }),
  spoken({ kind: 'ages', ages: [5] }),
  spoken({ kind: 'guideLanguage', language: 'de' }),
  spoken({ kind: 'requirement', requirement: 'wheelchair' }),
  spoken({ kind: 'requirement', requirement: 'little-walking' }),
  spoken({ kind: 'freeCancellation' }),
  spoken({ kind: 'exclusion', what: 'museums' }),
  spoken({ kind: 'exclusion', what: 'Rome', isPlace: true }),
  spoken({ kind: 'startFrom', time: '20:00' }),
  spoken({ kind: 'startBefore', time: '09:00' }),
  spoken({ kind: 'backBy', time: '16:30' }),
];

function chipTexts(locale: Locale) {
  const { container } = renderOnPage(<SpokenFilters understood={everyKind} wanted={{}} />, { locale });
  return [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
}

test('Each filter is named in the language of the page', () => {
  expect(chipTexts('en')).toEqual([
    'Up to €70 per adult',
    '£20 to £50 in total',
    'Up to €150 per night',
    'Up to €600 for the stay',
    '5–6 Dec',
    'Evening',
    'Up to 3 h',
    '2 h 30 min to 5 h 30 min',
    '4 travellers (children: 3, 7)',
    'Child aged 5',
    'Guide in German',
    'Wheelchair accessible',
    'Little walking',
    'Free cancellation',
    'Without museums',
    'Not Rome',
    'Starts at 20:00 or later',
    'Starts before 09:00',
    'Back by 16:30',
  ]);
});

test.each(['de', 'zh-Hans'] as const)('No filter stays in English in %s', (locale) => {
  const english = chipTexts('en');
  for (const [at, text] of chipTexts(locale).entries()) expect(text).not.toBe(english[at]);
});

test('The headline names what was understood to readers who do not see the chips', () => {
  const understood = [spoken({ kind: 'instant' }), spoken({ kind: 'timeOfDay', part: 'evening' })];
  const { container } = renderOnPage(
    <h1>
      wine
      <UnderstoodInWords understood={understood} />
    </h1>,
  );
  expect(container.textContent).toBe('wine Filtered by: Instant confirmation, Evening');
  expect(container.querySelector('.sr-only')).toBeTruthy();
});

test('A chip leads to the query without its words and keeps the chosen filters', () => {
  const { container } = renderOnPage(
    <SpokenFilters
      understood={[spoken({ kind: 'instant' }), spoken({ kind: 'freeCancellation' }, { without: '' })]}
      wanted={{ type: 'tours' }}
    />,
    { locale: 'de' },
  );
  expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/search?q=wine+porto&type=tours',
    '/toursAndActivities',
  ]);
});

test('Without filters in the words there are no chips, but the place that screen readers listen to', () => {
  const { container } = renderOnPage(<SpokenFilters understood={[]} wanted={{}} />);
  expect(container.querySelector('[role=status]')?.textContent).toBe('');
});

test('If nothing meets all of it, each filter whose removal helps is offered with its number of trips', () => {
  const { container } = renderOnPage(
    <NothingMeetsAll
      understood={[
        spoken({ kind: 'instant' }, { leftWithout: 12 }),
        spoken({ kind: 'freeCancellation' }, { leftWithout: 0 }),
      ]}
      wanted={{}}
      restOfQuery="wine"
    />,
  );
  const links = [...container.querySelectorAll('a')].map(({ textContent }) => textContent);
  expect(links).toHaveLength(1);
  expect(links[0]).toContain('Instant confirmation');
  expect(links[0]).toContain('12');
});

test('If removing one filter does not help, all can be removed at once', () => {
  const { container } = renderOnPage(
    <NothingMeetsAll
      understood={[spoken({ kind: 'instant' }, { leftWithout: 0 }), spoken({ kind: 'freeCancellation' })]}
      wanted={{ type: 'tours' }}
      restOfQuery="wine"
    />,
  );
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/search?q=wine&type=tours');
});
