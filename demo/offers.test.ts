import { readdirSync, readFileSync } from 'node:fs';
import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { lowestPriceOf30Days } from '@ashore/core/pricing/lowest-price-of-30-days.ts';
import { holdsOn } from '@ashore/core/time/day-rule.ts';
import { addDays, daysBetween, localDate } from '@ashore/core/time/local-date.ts';
import { expect, test } from 'vitest';
import { dayOf } from '../packages/server/src/features/catalogue/file-day.ts';
import { leastPrice } from '../packages/server/src/features/catalogue/least-price.ts';
import { readPlaces } from '../packages/server/src/features/catalogue/read-places.ts';

const folder = new URL('places/', import.meta.url);
const { places } = readPlaces(
  readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') })),
);
const products = places.flatMap(({ location, products: sold }) =>
  sold.map((product) => ({ ...product, at: `${location.slug}/${product.slug}` })),
);
const share = (some: readonly unknown[]) => some.length / products.length;
const onSale = products.filter(({ promotions }) => promotions !== undefined);

/** The last days of the year, a leap day and a summer's day: the world must be alive on any. */
const anyDay = ['2026-12-31', '2028-02-29', '2031-07-15'].map(localDate);

test('Some things are reduced, some cost more in some part of the year, most neither.', () => {
  expect(share(onSale)).toBeGreaterThan(0.06);
  expect(share(onSale)).toBeLessThan(0.1);
  const seasonal = products.filter(({ priceSeasons }) => priceSeasons !== undefined);
  expect(share(seasonal)).toBeGreaterThan(0.12);
  expect(share(seasonal)).toBeLessThan(0.18);
  for (const { priceSeasons = [], at } of seasonal)
    for (const { percent } of priceSeasons) expect([110, 115, 120], at).toContain(percent);
});

test.each(anyDay)(
  'Brought in on %s, every promotion runs, can be travelled with, and has its lowest price.',
  (today) => {
    for (const { at, season, days, promotions = [], pricesAsked = [], ...product } of onSale) {
      const dated = promotions.map(({ percent, ...spans }) => ({
        percent,
        bookFrom: dayOf(spans.bookFrom, today),
        bookUntil: dayOf(spans.bookUntil, today),
        travelFrom: dayOf(spans.travelFrom, today),
        travelUntil: dayOf(spans.travelUntil, today),
      }));
      const asked = pricesAsked.map((one) => ({ since: dayOf(one.since, today), priceMinor: one.price }));
      const lowest = lowestPriceOf30Days({ asked, promotions: dated, today })?.lowest;
      const now = leastPrice(product);
      expect(lowest?.percent, at).toBe(0);
      expect(lowest?.priceMinor, at).toBeGreaterThan((now * (100 - (promotions[0]?.percent ?? 0))) / 100);
      expect(asked.at(-1)?.priceMinor, at).toBe(now);
      for (const { travelFrom, travelUntil } of dated) {
        const length = daysBetween(travelFrom, travelUntil);
        const isOpen = Array.from({ length }, (_, day) => addDays(travelFrom, day)).some((date) =>
          holdsOn({ season: season ?? undefined }, date),
        );
        expect([at, isOpen && days.length > 0]).toEqual([at, true]);
      }
    }
  },
);

test('A price season falls into the part of the year in which the product runs.', () => {
  for (const { at, season, priceSeasons = [] } of products)
    for (const { season: dear } of priceSeasons) {
      const first = dear && localDate(`2027-${dear.from}`);
      if (first && season) expect(holdsOn({ season }, first), at).toBe(true);
    }
});

test('Who fetches travellers asks where; who starts at a ship asks which; who meets a flight asks its number.', () => {
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

test('Whoever lends what must fit asks for the size, and a pilot for the weight.', () => {
  const asked = (slugs: RegExp) =>
    products
      .filter(({ slug }) => slugs.test(slug))
      .map(({ questions = [] }) => questions.map(({ slug }) => slug).join(' '));
  for (const slugs of asked(/balloon-(at|over)|paraglid|hang-glid|helicopter|floatplane/))
    expect(slugs).toContain('weight');
  for (const { at, included, questions = [] } of products)
    if (included.includes('wetsuit'))
      expect(
        questions.some(({ slug }) => /wetsuit|height/.test(slug)),
        at,
      ).toBe(true);
});

test('What is asked, and where one is fetched, is said in every language, each in its own words.', () => {
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

test('Who names stops at which travellers are fetched does not promise their hotel, and who promises stops names them.', () => {
  for (const { at, type, included, pickups, meeting } of products) {
    const says = [included.includes('town-pickup'), pickups !== undefined && type !== 'transfers'];
    expect([at, ...says]).toEqual([at, says[0], says[0]]);
    if (included.includes('town-pickup')) expect(included, at).not.toContain('hotel-pickup');
    if (included.includes('town-pickup')) expect(meeting.name.en, at).not.toMatch(/hotel/i);
  }
});

test('Where wine or beer is poured, nobody is too young for it, or whoever is gets juice.', () => {
  for (const { at, included, know, minAge } of products) {
    const isPoured = included.includes('wine') || included.includes('beer');
    const isSaid = know.includes('juice-for-minors') || know.includes('adults-only') || (minAge ?? 0) >= 16;
    expect([at, isSaid || !isPoured]).toEqual([at, true]);
  }
});

test('A pickup place is in the town, a drop-off within a day’s drive.', () => {
  const far = (one: { latitude: number; longitude: number }, other: typeof one) =>
    Math.hypot(one.latitude - other.latitude, one.longitude - other.longitude);
  for (const { location, products: sold } of places)
    for (const { slug, pickups = [], dropOff } of sold) {
      for (const pickup of pickups) expect(far(location, pickup), slug).toBeLessThan(0.3);
      if (dropOff) expect(far(location, dropOff), slug).toBeLessThan(1);
    }
});
