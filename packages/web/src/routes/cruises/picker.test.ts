import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type PageContext, pageContext } from '../../page/page-context.ts';
import { loader } from './picker.tsx';

const list = (name: string, items: readonly object[]) => async () => ({ _embedded: { [name]: items } });

type Site = { readonly ships?: readonly string[]; readonly otherLines?: number };

/** What the picker of a site loads. One of its lines has these ships. */
async function load(query: string, { ships = ['serena', 'alba'], otherLines = 0 }: Site = {}) {
  const lines = Array.from({ length: otherLines }, (_, index) => ({ cruiseLineUuid: `line-${index}` }));
  const cruises = {
    lines: list('cruiseLineList', [{ cruiseLineUuid: 'bluebird' }, ...lines]),
    ships: list(
      'cruiseShipList',
      ships.map((cruiseShipUuid) => ({ cruiseShipUuid })),
    ),
    routes: list('cruiseRouteList', [{ cruiseRouteUuid: 'may' }]),
  };
  const context = new RouterContextProvider();
  context.set(pageContext, {
    api: { cruises, locations: { list: list('locationList', []) } },
    locale: 'de',
  } as unknown as PageContext);
  const url = new URL(`https://ashore.example/de/toursForCruises${query}`);
  return loader({ context, url } as unknown as Parameters<typeof loader>[0]);
}

/** How far the choice has come. */
async function pickerAt(query: string, site?: Site) {
  const { line, ship, routes } = await load(query, site);
  return [line?.cruiseLineUuid, ship?.cruiseShipUuid, routes.length];
}

async function redirectOf(query: string) {
  const thrown: unknown = await load(query).catch((error: unknown) => error);
  return thrown instanceof Response ? thrown.headers.get('location') : undefined;
}

async function listedLines(query: string, otherLines: number) {
  const { lines, isFolded } = await load(query, { ships: [], otherLines });
  return { count: lines.length, isFolded };
}

test('The address says how far the choice has come', async () => {
  expect(await pickerAt('')).toEqual([undefined, undefined, 0]);
  expect(await pickerAt('?line=bluebird')).toEqual(['bluebird', undefined, 0]);
  expect(await pickerAt('?line=bluebird&ship=alba')).toEqual(['bluebird', 'alba', 1]);
});

test('The only ship of a line is chosen by itself', async () => {
  expect(await pickerAt('?line=bluebird', { ships: ['serena'] })).toEqual(['bluebird', 'serena', 1]);
});

test('Of hundreds of lines only the chosen one is sent; without a choice all are', async () => {
  expect(await listedLines('', 300)).toEqual({ count: 301, isFolded: false });
  expect(await listedLines('?line=bluebird', 300)).toEqual({ count: 1, isFolded: true });
  expect(await listedLines('?line=bluebird', 39)).toEqual({ count: 40, isFolded: false });
});

test('The only line of a site is listed, not folded', async () => {
  expect(await listedLines('?line=bluebird', 0)).toEqual({ count: 1, isFolded: false });
});

test('An unknown line or ship leads to the last choice that is known', async () => {
  expect(await redirectOf('?line=nautilus')).toBe('/de/toursForCruises');
  expect(await redirectOf('?ship=alba')).toBe('/de/toursForCruises');
  expect(await redirectOf('?line=bluebird&ship=nautilus')).toBe('/de/toursForCruises?line=bluebird');
});
