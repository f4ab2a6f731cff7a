import { screen, waitFor } from '@testing-library/react';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { answerCalls } from '../../test-support/answer-calls.ts';
import { english } from '../../test-support/english.ts';
import { testCards } from '../../test-support/list.ts';
import { renderOnPage } from '../../test-support/render-on-page.tsx';
import { withLinks } from '../../test-support/with-links.tsx';
import { type PageContext, pageContext } from '../page/page-context.ts';
import Search, { loader } from './search.tsx';

type Props = Parameters<typeof Search>[0];

/** What the loader gives for an address, of a shop with so many tours and three popular places. */
async function loaded(query: string, { tours = 30, answer = {} } = {}) {
  const place = (code: string) => ({
    ...{ code, slug: 'rome', name: 'Rome' },
    ...{ countryName: 'Italy', productCounts: {} },
  });
  const page = (number: number) => ({
    number,
    size: 24,
    totalElements: tours,
    totalPages: Math.ceil(tours / 24),
  });
  const api = {
    locations: { list: async () => ({ _embedded: { locationList: [place('1'), place('2'), place('3')] } }) },
    search: {
      find: async (input: { page: number; query: string }) => ({
        bestMatchType: 'tour',
        tours: testCards(tours, input.page).map((summary) => ({ name: summary.tourName, summary })),
        tourCount: tours,
        locations: [],
        locationCount: 0,
        sailings: [],
        leftCount: tours,
        page: page(input.page),
        ...answer,
        ...(input.query.includes('qwertzuio') && {
          missed: { words: ['qwertzuio'], understood: input.query.replace(' qwertzuio', '') },
        }),
      }),
    },
  };
  const context = new RouterContextProvider();
  const more = { currency: 'EUR', locale: 'en', now: new Date('2037-05-14'), limitExpiry: () => {} };
  context.set(pageContext, { api, ...more } as unknown as PageContext);
  const url = new URL(`https://ashore.example/en/search${query}`);
  return await loader({ context, url, params: {} } as unknown as Parameters<typeof loader>[0]);
}

const page = (loaderData: Awaited<ReturnType<typeof loaded>>) =>
  withLinks(<Search {...({ loaderData } as unknown as Props)} />);
const headline = () => screen.getByRole('heading', { level: 1 }).textContent;

test('An address without a query shows the form, popular places and interests', async () => {
  renderOnPage(page(await loaded('')), { address: '/en/search' });
  expect(headline()).toBe(english('search.prompt'));
  const links = (name: string) =>
    Array.from(screen.getByRole('region', { name }).querySelectorAll('a'), (link) =>
      link.getAttribute('href'),
    );
  expect(links(english('search.popular'))).toEqual(Array(3).fill('/en/toursAndActivities?place=rome'));
  expect(links(english('search.moods'))).toHaveLength(12);
  expect(links(english('search.moods'))[0]).toMatch(/^\/en\/toursAndActivities\?interest=/);
});

test('A query without results is shown with popular places and interests', async () => {
  renderOnPage(page(await loaded('?q=zzqqxxyy', { tours: 0 })), { address: '/en/search?q=zzqqxxyy' });
  expect(headline()).toBe(english('search.none', { query: 'zzqqxxyy' }));
  expect(screen.getByRole('region', { name: english('search.popular') })).toBeTruthy();
});

test('A list of thirty results has no page after the last one', async () => {
  await expect(loaded('?q=museum&page=3')).rejects.toMatchObject({ init: { status: 404 } });
});

test('An empty list of results has no second page', async () => {
  await expect(loaded('?q=museum&page=2', { tours: 0 })).rejects.toMatchObject({ init: { status: 404 } });
});

test('Unknown words of the query are announced in a line that exists before', async () => {
  const { show } = renderOnPage(page(await loaded('?q=wine')), { address: '/en/search?q=wine' });
  const line = document.querySelector('[role=status][data-missed]');
  expect(line?.textContent).toBe('');
  show(page(await loaded('?q=wine+qwertzuio')));
  expect(document.querySelector('[data-missed]')).toBe(line);
  expect(line?.textContent).toContain('“qwertzuio”');
  expect(headline()).toBe('wine');
});

test('While other results load, the page reports it and keeps the current ones', async () => {
  const { router } = renderOnPage(page(await loaded('?q=museum')), {
    address: '/en/search?q=museum',
    onNavigation: () => new Promise(() => {}),
  });
  const cards = () => document.querySelectorAll('.search-sections .card-link').length;
  expect(cards()).toBe(24);
  void router.navigate('/en/search?q=museum&type=tours');
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      english('find.searching'),
    ),
  );
  expect(cards()).toBe(24);
});

test('More results load below on demand, never by scrolling, with the focus on the first of them', async () => {
  answerCalls({
    'GET /api/search': () => ({
      tours: testCards(30, 1).map((summary) => ({ name: summary.tourName, summary })),
      tourCount: 30,
      locations: [],
      locationCount: 0,
    }),
  });
  const { user, address } = renderOnPage(page(await loaded('?q=harbour')), {
    address: '/en/search?q=harbour',
  });
  const links = () => document.querySelectorAll<HTMLElement>('.search-sections .card-link');
  await user.click(document.querySelector('a[rel=next]') ?? document.body);
  await waitFor(() => expect(document.activeElement).toBe(links()[24]));
  expect(links()).toHaveLength(30);
  await waitFor(() => expect(address()).toBe('/en/search?q=harbour&page=2'));
});

test('Search engines do not index search results', async () => {
  renderOnPage(page(await loaded('?q=museum')), { address: '/en/search?q=museum' });
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

const sailing = {
  id: 's',
  ship: 'Bluebird Serena',
  shipSlug: 'serena',
  line: 'Bluebird Cruises',
  from: '2037-05-15',
  to: '2037-05-22',
};
const days = { kind: 'days', from: '2037-05-20', to: '2037-05-21' };
const understood = [{ filter: days, words: 'tomorrow', without: '' }];

test('A query that names a ship shows its sailings, although all its words are those of the ship', async () => {
  const answer = { restOfQuery: '', sailings: [{ ...sailing, title: 'Canaries' }], understood: [] };
  renderOnPage(page(await loaded('?q=bluebird', { tours: 0, answer })), { address: '/en/search?q=bluebird' });
  expect(screen.getByText('Bluebird Serena')).toBeTruthy();
});

test('A query of days alone is a list, and one without any words that count is none', async () => {
  await expect(loaded('?q=tomorrow', { answer: { restOfQuery: '', understood } })).rejects.toMatchObject({
    status: 302,
  });
  await expect(loaded('?q=the', { answer: { restOfQuery: '', understood: [] } })).resolves.toMatchObject({
    query: 'the',
  });
});
