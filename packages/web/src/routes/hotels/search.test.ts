import { expect, test } from 'vitest';
import { pageContext } from '../../page/page-context.ts';
import { loader } from './search.tsx';

const page = {
  ...{ locale: 'en', currency: 'EUR', now: new Date('2037-03-01T10:00:00Z') },
  api: {
    locations: {
      search: async () => ({ _embedded: { locationList: [{ slug: 'porto' }] } }),
      list: async () => ({
        _embedded: { locationList: ['Rom', 'Kopenhagen', 'Äolische Inseln'].map(place) },
      }),
    },
  },
};

function place(name: string) {
  return { name, slug: name, productCounts: { hotels: 2 } };
}

/** Where the browser is sent that has submitted the form without scripts. */
async function targetOf(query: string): Promise<string | null> {
  const context = { get: (key: unknown) => (key === pageContext ? page : undefined) };
  const url = new URL(`https://ashore.example/en/hotels?place=port&${query}`);
  const answer = await loader({ context, url } as unknown as Parameters<typeof loader>[0]).catch(
    (thrown: unknown) => thrown,
  );
  return answer instanceof Response ? answer.headers.get('location') : null;
}

const stay = 'dateFrom=2037-05-14&dateTo=2037-05-18&rooms=2';
const filters = 'stars=5&payAtHotel=true&sight=bridge&maxKmToSight=2';

test('Without scripts a new search keeps the filters of the list too, those about sights only in the same place', async () => {
  expect(await targetOf(`${stay}&${filters}&from=porto`)).toBe(`/en/hotels/porto?${stay}&${filters}`);
  expect(await targetOf(`${stay}&${filters}&from=lisbon`)).toBe(
    `/en/hotels/porto?${stay}&stars=5&payAtHotel=true`,
  );
  expect(await targetOf(stay)).toBe(`/en/hotels/porto?${stay}`);
});

test('Places with hotels are listed in the order of their names in the language of the page', async () => {
  const context = { get: () => ({ ...page, locale: 'de' }) };
  const url = new URL('https://ashore.example/de/hotels');
  const { places } = await loader({ context, url } as unknown as Parameters<typeof loader>[0]);
  expect(places.map(({ name, trips }) => [name, trips])).toEqual([
    ['Äolische Inseln', 2],
    ['Kopenhagen', 2],
    ['Rom', 2],
  ]);
});
