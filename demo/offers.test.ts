import { readdirSync, readFileSync } from 'node:fs';
import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { lowestPriceOf30Days } from '@ashore/core/pricing/lowest-price-of-30-days.ts';
import { appliesOn } from '@ashore/core/time/day-rule.ts';
import { addDays, daysBetween, localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import { resolveDay } from '../packages/server/src/features/catalogue/file/dates.ts';
import { leastPrice } from '../packages/server/src/features/catalogue/import/product-rows.ts';
import { readPlaces } from '../packages/server/src/features/catalogue/import/read-catalogue.ts';

const folder = new URL('places/', import.meta.url);
const { places } = readPlaces(
  readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') })),
);
const products = places.flatMap(({ location, products: sold }) =>
  sold.map((product) => ({ ...product, at: `${location.slug}/${product.slug}` })),
);
const share = (some: readonly unknown[]) => some.length / products.length;
const onSale = products.filter(({ promotions }) => promotions !== undefined);

/**
 * The last day of a year, a leap day and a summer day. The demonstration data must have offers on any day.
 */
const anyDay = ['2026-12-31', '2028-02-29', '2031-07-15'].map(localDate);

test('Some products are reduced, some cost more in part of the year, and most do neither', () => {
  expect(share(onSale)).toBeGreaterThan(0.06);
  expect(share(onSale)).toBeLessThan(0.1);
  const seasonal = products.filter(({ priceSeasons }) => priceSeasons !== undefined);
  expect(share(seasonal)).toBeGreaterThan(0.12);
  expect(share(seasonal)).toBeLessThan(0.18);
  for (const { priceSeasons = [], at } of seasonal)
    for (const { percent } of priceSeasons) expect([110, 115, 120], at).toContain(percent);
});

test.each(anyDay)(
  'Imported on %s, every promotion runs, has days to travel on, and lowers the lowest price of the last 30 days',
  (today) => {
    for (const { at, season, days, promotions = [], pricesAsked = [], ...product } of onSale) {
      const dated = promotions.map(({ percent, ...spans }) => ({
        percent,
        bookFrom: resolveDay(spans.bookFrom, today),
        bookUntil: resolveDay(spans.bookUntil, today),
        travelFrom: resolveDay(spans.travelFrom, today),
        travelUntil: resolveDay(spans.travelUntil, today),
      }));
      const prices = pricesAsked.map((one) => ({
        since: resolveDay(one.since, today),
        priceMinor: one.price,
      }));
      const lowest = lowestPriceOf30Days({ prices, promotions: dated, today })?.lowest;
      const now = leastPrice(product);
      expect(lowest?.percent, at).toBe(0);
      expect(lowest?.priceMinor, at).toBeGreaterThan((now * (100 - (promotions[0]?.percent ?? 0))) / 100);
      expect(prices.at(-1)?.priceMinor, at).toBe(now);
      for (const { travelFrom, travelUntil } of dated) {
        const length = daysBetween(travelFrom, travelUntil);
        const isOpen = Array.from({ length }, (_, day) => addDays(travelFrom, day)).some((date) =>
          appliesOn({ season: season ?? undefined }, date),
        );
        expect([at, isOpen && days.length > 0]).toEqual([at, true]);
      }
    }
  },
);

test('A price season begins in the part of the year in which the product runs', () => {
  for (const { at, season, priceSeasons = [] } of products)
    for (const { season: dear } of priceSeasons) {
      const first = dear && localDate(`2027-${dear.from}`);
      if (first && season) expect(appliesOn({ season }, first), at).toBe(true);
    }
});

test('A hotel pickup asks for the hotel, a shore excursion for the ship, and an airport transfer for the flight number', () => {
  const asks = (product: (typeof products)[number], kind: string) =>
    (product.questions ?? []).some((question) => question.kind === kind);
  for (const product of products) {
    const { at, type, slug, included } = product;
    if (type === 'shore-excursions') expect(asks(product, 'ship'), at).toBe(true);
    if (type !== 'transfers' && included.includes('hotel-pickup'))
      expect(asks(product, 'hotel'), at).toBe(true);
    if (included.includes('town-pickup')) expect([at, asks(product, 'hotel')]).toEqual([at, false]);
    if (type === 'transfers' && /airport/.test(slug)) expect(asks(product, 'flight'), at).toBe(true);
  }
});

test('A product that lends wetsuits asks for the size, and a flight asks for the weight', () => {
  const answersOf = (slugs: RegExp) =>
    products
      .filter(({ slug }) => slugs.test(slug))
      .map(({ questions = [] }) => questions.map(({ slug }) => slug).join(' '));
  for (const slugs of answersOf(/balloon-(at|over)|paraglid|hang-glid|helicopter|floatplane/))
    expect(slugs).toContain('weight');
  for (const { at, included, questions = [] } of products)
    if (included.includes('wetsuit'))
      expect(
        questions.some(({ slug }) => /wetsuit|height/.test(slug)),
        at,
      ).toBe(true);
});

test('Every question and pickup place is given in every language, each in its own words', () => {
  const texts = products.flatMap(({ at, questions = [], pickups = [], dropOff }) =>
    [
      ...questions.flatMap(({ label, hint }) => (hint ? [label, hint] : [label])),
      ...[...pickups, ...(dropOff ? [dropOff] : [])].map(({ name }) => name),
    ].map((text) => ({ at, text })),
  );
  expect(texts.length).toBeGreaterThan(400);
  for (const { at, text } of texts) {
    for (const locale of MESSAGE_LOCALES) expect(text[locale], at).toBeDefined();
    expect(text['zh-Hans'], at).toMatch(/\p{Script=Han}/u);
    expect(text['zh-Hans'], at).not.toMatch(/\p{Script=Han}\s*[,.:;!?()]|[,:;!?()]\s*\p{Script=Han}/u);
    expect(text.de, at).not.toMatch(/\b(?:the|your|you|where|which)\b/);
  }
});

test('A product that names pickup stops does not promise hotel pickup, and one that promises stops names them', () => {
  for (const { at, type, included, pickups, meeting } of products) {
    const says = [included.includes('town-pickup'), pickups !== undefined && type !== 'transfers'];
    expect([at, ...says]).toEqual([at, says[0], says[0]]);
    if (included.includes('town-pickup')) expect(included, at).not.toContain('hotel-pickup');
    if (included.includes('town-pickup')) expect(meeting.name.en, at).not.toMatch(/hotel/i);
  }
});

test('A product that serves wine or beer has a minimum age or offers juice', () => {
  for (const { at, included, know, minAge } of products) {
    const isPoured = included.includes('wine') || included.includes('beer');
    const isAgeStated =
      know.includes('juice-for-minors') || know.includes('adults-only') || (minAge ?? 0) >= 16;
    expect([at, isAgeStated || !isPoured]).toEqual([at, true]);
  }
});

test('A pickup place is in the town, and a drop-off is within a day’s drive', () => {
  const degreesBetween = (one: { latitude: number; longitude: number }, other: typeof one) =>
    Math.hypot(one.latitude - other.latitude, one.longitude - other.longitude);
  for (const { location, products: sold } of places)
    for (const { slug, pickups = [], dropOff } of sold) {
      for (const pickup of pickups) expect(degreesBetween(location, pickup), slug).toBeLessThan(0.3);
      if (dropOff) expect(degreesBetween(location, dropOff), slug).toBeLessThan(1);
    }
});
