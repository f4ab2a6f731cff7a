import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type PageContext, pageContext } from '../../page/page-context.ts';
import { loader } from './picker.tsx';

const list = (name: string, items: readonly object[]) => async () => ({ _embedded: { [name]: items } });

/** The picker of a site with one line of these ships, or the address to which it redirects. */
async function pickerAt(query: string, ships: readonly string[] = ['serena', 'alba'], otherLines = 0) {
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
  const answer = await loader({ context, url } as unknown as Parameters<typeof loader>[0]).catch(
    (thrown: unknown) => thrown,
  );
  if (answer instanceof Response) return answer.headers.get('location');
  const { line, ship, routes, ...loaded } = answer as Awaited<ReturnType<typeof loader>>;
  if (otherLines > 0) return loaded.lines.length;
  return [line?.cruiseLineUuid, ship?.cruiseShipUuid, routes.length];
}

test('The address says how far the choice has come', async () => {
  expect(await pickerAt('')).toEqual([undefined, undefined, 0]);
  expect(await pickerAt('?line=bluebird')).toEqual(['bluebird', undefined, 0]);
  expect(await pickerAt('?line=bluebird&ship=alba')).toEqual(['bluebird', 'alba', 1]);
});

test('The only ship of a line is chosen by itself', async () => {
  expect(await pickerAt('?line=bluebird', ['serena'])).toEqual(['bluebird', 'serena', 1]);
});

test('Of hundreds of lines only the chosen one is sent; without a choice all are', async () => {
  expect(await pickerAt('', [], 300)).toBe(301);
  expect(await pickerAt('?line=bluebird', [], 300)).toBe(1);
  expect(await pickerAt('?line=bluebird', [], 39)).toBe(40);
});

test('An unknown line or ship leads to the last choice that is known', async () => {
  expect(await pickerAt('?line=nautilus')).toBe('/de/toursForCruises');
  expect(await pickerAt('?ship=alba')).toBe('/de/toursForCruises');
  expect(await pickerAt('?line=bluebird&ship=nautilus')).toBe('/de/toursForCruises?line=bluebird');
});
