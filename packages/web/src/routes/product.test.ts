import { ORPCError } from '@orpc/client';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type PageContext, pageContext } from '../page/page-context.ts';
import { loader } from './product.tsx';

const uuid = '0b6f3d0e-59a1-4a6e-9a55-0d1f6a1c0001';
const kayak = {
  tourId: uuid,
  code: 'k4y4k0ab',
  tourName: 'Kayak',
  productType: 'tours',
  locationUuid: uuid,
  normalizedUrlPath: '/tours/hamburg/kayak-k4y4k0ab',
  timeZone: 'Europe/Berlin',
};

/** Loads the page of an address on a site with one product. */
async function pageOf(path: string, tour: object = kayak) {
  const [, productType = '', city = '', product = ''] = path.split('/');
  const show = async ({ id }: { id: string }) => {
    if (id !== kayak.code && id !== uuid) throw new ORPCError('not_found', { status: 404 });
    return tour;
  };
  const nothing = { _embedded: { tourSummaryList: [], locationList: [] }, _links: {} };
  const api = {
    tours: { show, list: async () => nothing, ofType: async () => nothing },
    locations: { search: async () => nothing },
    maps: { meeting: () => Promise.reject(new ORPCError('not_found', { status: 404 })) },
  };
  const context = new RouterContextProvider();
  const now = new Date('2026-11-21T23:30:00Z');
  context.set(pageContext, { api, currency: 'EUR', locale: 'de', now } as unknown as PageContext);
  return await loader({
    context,
    params: { productType, city, product },
  } as unknown as Parameters<typeof loader>[0]);
}

/** Status and redirect target of an address. */
async function answerOf(path: string) {
  const answer: unknown = await pageOf(path).catch((thrown: unknown) => thrown);
  if (answer instanceof Error) throw answer;
  if (answer instanceof Response) return [answer.status, answer.headers.get('location')];
  return answer && typeof answer === 'object' && 'init' in answer
    ? [(answer.init as ResponseInit).status, null]
    : [200, null];
}

test.each([
  ['its own address', '/tours/hamburg/kayak-k4y4k0ab', 200],
  ['a stale slug', '/tours/hamburg/canoe-k4y4k0ab', 308],
  ['no slug', '/tours/hamburg/k4y4k0ab', 308],
  ['another city', '/tours/rome/kayak-k4y4k0ab', 308],
  ['another kind', '/shows/hamburg/kayak-k4y4k0ab', 308],
  ['its UUID', `/tours/hamburg/${uuid}`, 308],
  ['an unknown code', '/tours/hamburg/kayak-zzzzzzzz', 404],
  ['an unknown UUID', '/tours/hamburg/00000000-0000-4000-8000-000000000000', 404],
  ['a UUID that is no whole segment', `/tours/hamburg/kayak-${uuid}`, 404],
  ['no code', '/tours/hamburg/kayak', 404],
])(
  'A product has one address, and other addresses that name it redirect there permanently: %s',
  async (_, path, status) => {
    const location = status === 308 ? `/de${kayak.normalizedUrlPath}` : null;
    expect(await answerOf(path)).toEqual([status, location]);
  },
);

test('Details without a `tourId` never become a page, at any address', async () => {
  const { tourId: _, ...nameless } = kayak;
  const fault = /come without a tourId/;
  await expect(pageOf(kayak.normalizedUrlPath, nameless)).rejects.toThrow(fault);
  await expect(pageOf(kayak.normalizedUrlPath, { ...kayak, tourId: '' })).rejects.toThrow(fault);
  await expect(pageOf(`/tours/hamburg/${uuid}`, nameless)).rejects.toThrow(fault);
});

test('Today is the date at the place, not on the server', async () => {
  expect(await pageOf(kayak.normalizedUrlPath)).toMatchObject({ today: '2026-11-22' });
});
