import { expect, test } from 'vitest';
import { familyRoom, storedRoom, storedStayQuote } from '../../../test-support/hotels/held-stay.ts';
import type { Hold } from '../../gateways/inventory/port.ts';
import { presentQuote } from './present-quote.ts';
import type { StoredQuote } from './quote.ts';

const storedQuote: StoredQuote = {
  productId: '0190f5a8-0000-8000-8000-000000000001',
  productType: 'shows',
  name: 'An evening of fado',
  path: '/shows/lisbon/an-evening-of-fado-abcdefgh',
  locationId: '0190f5a8-0000-8000-8000-000000000002',
  optionId: '0190f5a8-0000-8000-8000-000000000003',
  label: 'With dinner',
  date: '2026-11-23',
  time: '20:00',
  startsAt: '2026-11-23T20:00:00.000Z',
  endsAt: '2026-11-23T22:00:00.000Z',
  timeZone: 'Europe/Lisbon',
  durationMinutes: 120,
  lines: [{ band: 'adult', count: 2, unitMinor: 7_760, totalMinor: 15_520, originalMinor: 15_520 }],
  currency: 'JPY',
  totalMinor: 15_520,
  originalMinor: 15_520,
  rates: { from: 'EUR', date: '2026-11-20', source: 'test' },
  promotion: null,
  savedPercent: null,
  cancellation: [{ hoursBefore: 24, refundPercent: 100 }],
  onRequest: false,
  source: 'Encore',
  ride: { kind: 'hotel', direction: 'both', hotelName: 'Do Cais', address: 'Cais 1' },
};

const hold = (differences: Partial<Hold> = {}): Hold => ({
  id: '0190f5a8-0000-8000-8000-000000000004',
  cartId: '0190f5a8-0000-8000-8000-000000000005',
  state: 'held',
  spots: 2,
  expiresAt: new Date('2026-11-21T12:15:00Z'),
  now: new Date('2026-11-21T12:00:00Z'),
  isNotExtendable: false,
  quote: storedQuote,
  ...differences,
});

test('A product no longer in the catalogue is shown with the stored texts', () => {
  expect(presentQuote(hold(), undefined)).toMatchObject({
    tourName: 'An evening of fado',
    normalizedUrlPath: '/shows/lisbon/an-evening-of-fado-abcdefgh',
    locationUuid: '0190f5a8-0000-8000-8000-000000000002',
    tourCMSComponent: { label: 'With dinner' },
    tourCmscomponents: [{ label: 'With dinner' }],
    bookingExternalApiName: 'Encore',
    ride: { hotelName: 'Do Cais' },
    startingPointInformation: null,
  });
});

test('What an option includes is shown as agreed in each language, and an older quote states nothing', () => {
  const quote = { ...storedQuote, inclusions: { included: ['one-drink'], excluded: ['dinner', 'tips'] } };
  const shown = (locale: 'en' | 'de' | 'zh-Hans') => {
    const { included, excluded } = presentQuote(hold({ quote }), undefined, locale);
    return [included, excluded];
  };
  expect(shown('en')).toEqual([['One drink'], ['Dinner', 'Tips']]);
  expect(shown('de')).toEqual([['Ein Getränk'], ['Abendessen', 'Trinkgeld']]);
  expect(shown('zh-Hans')).toEqual([['一杯饮品'], ['晚餐', '小费']]);
  expect(presentQuote(hold(), undefined)).toMatchObject({ included: [], excluded: [] });
});

test('The languages of the guides are named for the reader, whose own comes first; an older quote names none', () => {
  const quote = { ...storedQuote, guideLanguages: ['en', 'zh', 'de'] };
  const shown = (locale: 'en' | 'de' | 'zh-Hans') =>
    presentQuote(hold({ quote }), undefined, locale).guideLanguages.map(
      ({ code, name }) => `${code} ${name}`,
    );
  expect(shown('en')).toEqual(['en English', 'zh Chinese', 'de German']);
  expect(shown('de')).toEqual(['de Deutsch', 'en Englisch', 'zh Chinesisch']);
  expect(shown('zh-Hans')).toEqual(['zh 中文', 'en 英语', 'de 德语']);
  expect(presentQuote(hold(), undefined).guideLanguages).toEqual([]);
});

test('Yen have no decimals', () => {
  const { grandTotal, components } = presentQuote(hold(), undefined);
  expect([grandTotal, components[0]?.tickets[0]?.price]).toEqual([15_520, 7_760]);
});

test('Only an active hold can be extended, and only if the inventory allows it', () => {
  const isExtendable = (differences: Partial<Hold>) =>
    presentQuote(hold(differences), undefined).isExtendable;
  expect(isExtendable({})).toBe(true);
  expect(isExtendable({ isNotExtendable: true })).toBe(false);
  for (const state of ['expired', 'released', 'sold'] as const) expect(isExtendable({ state })).toBe(false);
});

test('A stored quote with an invalid form is refused', () => {
  expect(() => presentQuote(hold({ quote: { ...storedQuote, totalMinor: 0.5 } }), undefined)).toThrow();
  expect(() => presentQuote(hold({ quote: {} }), undefined)).toThrow();
});

test('A promotion is named with its days only if it may be called a reduction', () => {
  const promotion = { percent: 20, bookUntil: '2026-12-31', travelUntil: '2027-01-31' };
  const shownWith = (savedPercent: number | null) => {
    const quote = { ...storedQuote, promotion, savedPercent };
    const { promoSavings, promoBookUntil, promoValidUntil } = presentQuote(hold({ quote }), undefined);
    return [promoSavings, promoBookUntil, promoValidUntil];
  };
  expect(shownWith(11)).toEqual([11, '2026-12-31', '2027-01-31']);
  expect(shownWith(null)).toEqual([null, null, null]);
});

test('A quote names the end as it was stored, unless the trip has no set start or no duration', () => {
  const endOf = (differences: Partial<StoredQuote>) =>
    presentQuote(hold({ quote: { ...storedQuote, ...differences } }), undefined).endsAt;
  expect(endOf({})).toBe('2026-11-23T22:00:00.000Z');
  expect(endOf({ durationMinutes: null })).toBeNull();
  expect(endOf({ time: null })).toBeNull();
});

test('A stay is called by its first room, in the language of the reader', () => {
  const quote = storedStayQuote({ rooms: [storedRoom(), familyRoom()], quote: { label: 'Stored label' } });
  const labelIn = (locale: 'en' | 'de') =>
    presentQuote(hold({ quote }), undefined, locale).tourCMSComponent.label;
  expect([labelIn('en'), labelIn('de')]).toEqual(['Twin room, lane side', 'Zweibettzimmer zur Gasse']);
});
