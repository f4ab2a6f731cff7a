import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SearchResults } from './search-results.tsx';

vi.mock('../../i18n/texts.ts', () => ({
  useText:
    () =>
    (key: string, values: Record<string, unknown> = {}) =>
      /^search\.(?:missed|missing|missingWhere|quoted|elsewhereCity)$/.test(key)
        ? [key, ...Object.values(values)].join(' ')
        : key,
}));
vi.mock('../../page/use-page.ts', () => ({ usePage: () => ({ locale: 'de' }) }));

type ResultsProps = Partial<Parameters<typeof SearchResults>[0]>;

function rendered(found: ResultsProps): string {
  const nothing = { bestMatchType: 'tour', tourCount: 0, locationCount: 0, left: 0 } as const;
  return renderToStaticMarkup(
    <SearchResults
      query="sail"
      before={0}
      cards={[]}
      beginning="before it"
      end="after it"
      narrowBar={null}
      nearCards={[]}
      places={null}
      sailings={[]}
      isSearching={false}
      {...nothing}
      {...found}
    />,
  );
}

function headings(found: ResultsProps): string[] {
  return [...rendered(found).matchAll(/<h[12][^>]*>([^<]*)/g)].map(([, text = '']) => text);
}

const tours = { tourCount: 1, left: 1, cards: ['card'] };
const both = { ...tours, locationCount: 1 };

test('The more likely kind of result is listed first', () => {
  expect(headings(both)).toEqual(['sail', 'search.tours', 'search.locations']);
  expect(headings({ ...both, bestMatchType: 'location' })).toEqual([
    'sail',
    'search.locations',
    'search.tours',
  ]);
});

test('Sailings of the named ship come first and are counted', () => {
  const days = { from: '2037-05-15', to: '2037-05-22' };
  const found = {
    ...both,
    sailings: [
      { id: 'route-1', ship: 'Serena', shipSlug: 'serena', line: 'Bluebird', title: 'Atlantik', ...days },
    ],
  };
  expect(headings(found)).toEqual(['sail', 'find.sailings', 'search.tours', 'search.locations']);
  expect(rendered(found)).toContain('search.foundSailings');
  expect(rendered(found)).toContain('href="/toursForCruises/route-1"');
  expect(rendered(found)).toContain('15.–22. Mai 2037');
  expect(rendered(found)).toContain('href="/cruiseShips/serena"');
});

test('A search that finds only sailings is not headed as one without results, although no trip has the name of the ship', () => {
  const days = { from: '2037-05-15', to: '2037-05-22' };
  const sailings = [
    { id: 'route-1', ship: 'Serena', shipSlug: 'serena', line: 'Bluebird', title: 'Atlantik', ...days },
  ];
  const missing = { words: ['Serena'], where: '' };
  expect(headings({ missing })).toEqual([expect.stringContaining('search.missing')]);
  expect(headings({ missing, sailings })).toEqual(['sail', 'find.sailings']);
});

test('A kind without results is neither shown nor counted', () => {
  expect(headings(tours)).toEqual(['sail', 'search.tours']);
  expect(rendered(tours)).toContain('search.foundTours');
  expect(headings({ locationCount: 1 })).toEqual(['sail', 'search.locations']);
  expect(rendered({ locationCount: 1 })).toContain('search.foundLocations');
});

test('If fewer tours are shown than found, the page states how many were found and whether filters are the cause', () => {
  expect(rendered(tours)).not.toMatch(/search\.(first|left)/);
  expect(rendered({ ...tours, tourCount: 41, left: 41 })).toContain('search.first');
  expect(rendered({ tourCount: 7, left: 1, cards: ['card'] })).toContain('search.left');
});

test('A later page shows its range, with the links to other pages before and after the cards', () => {
  const html = rendered({ ...tours, tourCount: 41, left: 41, before: 24 });
  expect(html).toContain('list.shown');
  expect(html).toMatch(/before it.*card.*after it/s);
  expect(rendered({ tourCount: 7, left: 0 })).not.toContain('after it');
});

test('If filters leave no tours, the page reports it beside a link that clears the filters', () => {
  const html = rendered({ tourCount: 7, left: 0, cards: [] });
  expect(html).toContain('search.noneLeft');
  expect(html).toContain('href="/search?q=sail"');
});

test('Unknown words of the query are not in the headline, and a status line announces them', () => {
  const html = rendered({
    ...tours,
    query: 'Foo sail',
    missed: { words: ['Foo', 'Bar'], understood: 'sail' },
  });
  expect(html).toMatch(/<h1[^>]*>sail<\/h1><div role="status"[^>]*><p[^>]*>search.missed/);
  expect(html).toContain('search.quoted Foo und search.quoted Bar search.quoted sail');
  expect(rendered(tours)).toMatch(/<h1[^>]*>sail<\/h1><div role="status"[^>]*><\/div>/);
});

test('The headline names what nothing on sale is, and where, unless a line names unknown words', () => {
  const missing = { words: ['Ski'], where: '' };
  const html = (where: string) =>
    rendered({ query: 'Ski sail', missing: { ...missing, where }, nearCards: ['other'] });
  expect(html('in Kyoto')).toMatch(/<h1[^>]*>search.missingWhere search.quoted Ski in Kyoto<\/h1>/);
  expect(html('')).toMatch(/<h1[^>]*>search.missing search.quoted Ski<\/h1>/);
  const missed = { words: ['Ski'], understood: 'sail' };
  expect(rendered({ query: 'Ski sail', missed, missing })).toMatch(/<h1[^>]*>sail<\/h1>.*search.missed/);
});

test('While other results load, the page reports the search and keeps the old results', () => {
  const html = rendered({ ...both, isSearching: true });
  expect(html).toContain('find.searching');
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('card');
});

test('Near matches have their own section and are not counted as results', () => {
  expect(rendered(tours)).not.toContain('search.near');
  const html = rendered({ ...tours, nearCards: ['other'] });
  expect(html.indexOf('search.near')).toBeGreaterThan(html.indexOf('card'));
  expect(html.indexOf('other')).toBeGreaterThan(html.indexOf('search.near'));
  expect(html).not.toMatch(/search\.(first|left)/);
});

test('If nothing matches exactly, the page says so above the similar matches, and counts no tour', () => {
  const html = rendered({ nearCards: ['other'] });
  expect(html).toContain('search.onlyNear');
  expect(headings({ nearCards: ['other'] })).toEqual(['sail', 'search.near']);
  expect(html.indexOf('other')).toBeGreaterThan(html.indexOf('search.near'));
});

test('Hotels come first if they are meant, without trips; else after the trips', () => {
  const hotels = <h2>hotels</h2>;
  const meant = { ...both, hotels, lodging: { isMeant: true, hotelCount: 3 } };
  expect(headings(meant)).toEqual(['sail', 'hotels', 'search.locations']);
  expect(rendered(meant)).toContain('search.foundHotels');
  const named = { ...both, hotels, lodging: { isMeant: false, hotelCount: 1 } };
  expect(headings(named)).toEqual(['sail', 'search.tours', 'hotels', 'search.locations']);
  expect(headings({ ...named, bestMatchType: 'location' })).toEqual([
    'sail',
    'search.locations',
    'hotels',
    'search.tours',
  ]);
});

const budapest = {
  name: 'Budapest',
  kind: 'city',
  nearest: [{ id: 'vien0000', slug: 'vienna', name: 'Wien', kilometres: 214 }],
} as const;

test('A place that has nothing is the headline, with links to the nearest ones and what they have', () => {
  const found = { elsewhere: { ...budapest, nearest: [...budapest.nearest] }, nearCards: ['card'] };
  expect(headings(found)).toEqual(['search.elsewhereCity Budapest', 'search.elsewhereOffers']);
  expect(rendered(found)).toContain('href="/toursAndActivities?place=vienna"');
  expect(headings({ ...found, elsewhere: { ...found.elsewhere, kind: 'country' } })[0]).toBe(
    'search.elsewhere',
  );
});

test('Of several places of which any will do, the one that has nothing is named to all readers', () => {
  expect(rendered({ ...tours, unserved: [{ name: 'Budapest', kind: 'city' }] })).toMatch(
    /role="status" data-unserved="true"><p[^>]*>search\.elsewhereCity Budapest</,
  );
  expect(rendered(tours)).toContain('data-unserved="true"></div>');
});
