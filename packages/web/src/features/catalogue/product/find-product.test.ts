import { ORPCError } from '@orpc/client';
import { expect, test, vi } from 'vitest';
import type { ApiClient } from '../../../page/page-context.ts';
import { canonicalAddressById } from './find-product.ts';

const uuid = '0b6f3d0e-59a1-4a6e-9a55-0d1f6a1c0001';
const products: Record<string, string> = {
  k4y4k0ab: '/tours/hamburg/kayak-k4y4k0ab',
  [uuid]: '/shows/rome/opera-0pera000',
};
const places: Record<string, string> = { r0mata9n: 'rome' };

function testCatalogue() {
  const show = vi.fn(async ({ id }: { id: string }) => {
    const normalizedUrlPath = products[id];
    if (!normalizedUrlPath) throw new ORPCError('not_found', { status: 404 });
    return { tourId: id, normalizedUrlPath };
  });
  const search = async ({ uuid: id = '' }: { uuid?: string }) => {
    const slug = places[id];
    return { _embedded: { locationList: slug ? [{ slug }] : [] } };
  };
  const api = { tours: { show }, locations: { search } } as unknown as ApiClient;
  return { show, pathOf: (path: string) => canonicalAddressById({ api, currency: 'EUR' }, path) };
}

test('An address that ends in a known code leads to its product or place, with any beginning', async () => {
  const { pathOf } = testCatalogue();
  expect(await pathOf('/tours/anything-k4y4k0ab')).toBe('/tours/hamburg/kayak-k4y4k0ab');
  expect(await pathOf('/a/b/c/d-k4y4k0ab/')).toBe('/tours/hamburg/kayak-k4y4k0ab');
  expect(await pathOf('/tourz/rome/k4y4k0ab')).toBe('/tours/hamburg/kayak-k4y4k0ab');
  expect(await pathOf(`/tourz/rome/${uuid}`)).toBe('/shows/rome/opera-0pera000');
  expect(await pathOf('/tours/rome-r0mata9n')).toBe('/toursAndActivities?place=rome');
});

test('An address without a code makes no call, and one with an unknown code has no target', async () => {
  const { show, pathOf } = testCatalogue();
  expect(await pathOf('/tours/lisbon')).toBeUndefined();
  expect(show).not.toHaveBeenCalled();
  expect(await pathOf('/tours/zzzzzzzz')).toBeUndefined();
});
