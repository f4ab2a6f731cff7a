import type { SearchResult } from '@ashore/core/contract/search.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SearchResults } from './search-results.tsx';

vi.mock('../../i18n/use-text.ts', () => ({ useText: () => (key: string) => key }));

function headings(result: Partial<SearchResult>): string[] {
  const whole: SearchResult = {
    bestMatchType: 'tour',
    tours: [],
    tourCount: 0,
    locations: [],
    locationCount: 0,
    ...result,
  };
  const html = renderToStaticMarkup(
    <SearchResults query="sail" result={whole} cardOf={() => null} indexOf={() => null} />,
  );
  return [...html.matchAll(/<h[12][^>]*>([^<]*)/g)].map(([, text = '']) => text);
}

const tours = [{}] as unknown as SearchResult['tours'];
const locations = [{}] as unknown as SearchResult['locations'];
const both = { tours, tourCount: 1, locations, locationCount: 1 };

test('The kind that is more likely meant comes first', () => {
  expect(headings(both)).toEqual(['sail', 'search.tours', 'search.locations']);
  expect(headings({ ...both, bestMatchType: 'location' })).toEqual([
    'sail',
    'search.locations',
    'search.tours',
  ]);
});

test('A kind of which there is nothing does not come, and where there is nothing at all, that is said', () => {
  expect(headings({ tours, tourCount: 1 })).toEqual(['sail', 'search.tours']);
  expect(headings({ locations, locationCount: 1 })).toEqual(['sail', 'search.locations']);
  expect(headings({})).toEqual(['search.none']);
});
