import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../support/journey.ts';

type TripIdentifiers = { tourId: string; code: string; normalizedUrlPath: string };

/** A trip in Lisbon, with the identifiers that search, a partner or an old guide book would use. */
async function aTrip(request: APIRequestContext): Promise<TripIdentifiers> {
  const answer = await request.get('/api/tours?size=100');
  const { _embedded } = (await answer.json()) as { _embedded: { tourSummaryList: TripIdentifiers[] } };
  const trip = _embedded.tourSummaryList.find(({ normalizedUrlPath }) =>
    normalizedUrlPath.startsWith('/tours/lisbon/'),
  );
  if (!trip) throw new Error('Lisbon has no trip');
  return trip;
}

/** Status and target of the first response, without following it. */
async function leadsTo(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 });
  return [answer.status(), answer.headers().location ?? null];
}

test('Every old address of a trip or a city redirects to its page, and an unknown address answers 404', async ({
  request,
}) => {
  const { tourId, code, normalizedUrlPath: path } = await aTrip(request);
  const slugAndCode = path.split('/').at(-1);
  const query = '?affiliate=guide-book&log=debug';
  const addresses = [
    `/tourz/lisbon/${tourId}`,
    `/tourz/lisbon/${code}`,
    `/tourz/nowhere/${code}`,
    `/tours/${slugAndCode}`,
    `/tours/lisboa/${slugAndCode}`,
    `/tours/lisbon/what-it-was-called-${code}`,
    `/tours/lisbon/${code}`,
    `/tours/lisbon/${tourId}`,
    `/tours/rome/${slugAndCode}`,
    `/shows/lisbon/${slugAndCode}`,
    `/somewhere/else/entirely/${slugAndCode}`,
    `/${slugAndCode}`,
  ];
  for (const locale of ['en', 'de', 'zh-Hans', 'fr'])
    for (const address of addresses)
      expect([address, ...(await leadsTo(request, `/${locale}${address}${query}`))]).toEqual([
        address,
        308,
        `/${locale}${path}${query}`,
      ]);

  // An old address without a language redirects to the page in the visitor’s language. The page itself is served at the
  // address without a language.
  const german = { 'accept-language': 'de' };
  for (const id of [code, tourId]) {
    const old = await request.get(`/tourz/lisbon/${id}`, { maxRedirects: 0, headers: german });
    expect([old.status(), old.headers().location]).toEqual([308, `/de${path}`]);
  }
  const page = await request.get(path, { maxRedirects: 0, headers: german });
  expect(page.status()).toBe(200);
  const html = await page.text();
  expect(html).toContain('lang="de"');
  expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*/de${path}"`));

  // A link inside the loaded shop, which fetches data instead of a document, redirects too.
  const data = await request.get(`/en/tourz/lisbon/${code}.data`, { maxRedirects: 0 });
  expect(await data.text()).toContain(`"/en${path}"`);

  const unknown = [
    '/tourz/lisbon/zzzzzzzz',
    '/tourz/lisbon/00000000-0000-4000-8000-000000000000',
    '/tours/lisbon/a-trip-zzzzzzzz',
    '/tours/a-trip-zzzzzzzz',
    '/tours/lisbon/a-trip',
    '/tourz/lisbon',
    '/tours/lisbon/00000000-0000-4000-8000-00000000000',
  ];
  for (const locale of ['', '/en', '/de'])
    for (const unknownPath of unknown)
      expect([unknownPath, ...(await leadsTo(request, locale + unknownPath))]).toEqual([
        unknownPath,
        404,
        null,
      ]);

  // The UUID of a city leads to the list of everything there.
  const answer = await request.get('/api/locations/search?slug=lisbon');
  const { _embedded } = (await answer.json()) as { _embedded: { locationList: { locationUuid: string }[] } };
  const [lisbon] = _embedded.locationList;
  expect(await leadsTo(request, `/de/toursOf/${lisbon?.locationUuid}?page=2`)).toEqual([
    308,
    '/de/toursAndActivities?place=lisbon&page=2',
  ]);
});
