import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import english from '../fallback/featured.en.json' with { type: 'json' };
import { type CardTour, cardTour } from './card-parts.tsx';
import { TourCard } from './tour-card.tsx';

vi.mock('../../../i18n/texts.ts', () => ({
  useText: () => (key: string, values: object) => `${key} ${Object.values(values ?? {})}`,
}));
vi.mock('../../../page/use-page.ts', () => ({ usePage: () => ({ locale: 'en', currency: 'EUR' }) }));

const [first] = english as unknown as CardTour[];
if (!first) throw new Error('the list has tours');
const plain = cardTour(first as Parameters<typeof cardTour>[0]);
const html = (differences: Partial<CardTour>) =>
  renderToStaticMarkup(<TourCard tour={{ ...plain, ...differences }} />);

test('A card marks a group price with the group size, and adds nothing to a price per person', () => {
  expect(html({ groupSize: 8 })).toContain('tour.perGroup 8');
  expect(html({ groupSize: null })).not.toContain('perGroup');
});

test('A card shows the next date with its year, if its list gives one because the trip does not run every week', () => {
  expect(html({ nextRunOn: '2027-04-04' })).toContain('tour.nextOn 4 April 2027');
  expect(html({ nextRunOn: null })).not.toContain('nextOn');
  expect(html({})).not.toContain('nextOn');
});

test('A card states free cancellation, pick-up and instant confirmation, each only where it is true', () => {
  const none = { freeCancellation: false, pickUp: false, requireBookingApproval: true };
  const stated = (differences: Partial<CardTour>) =>
    html({ ...none, ...differences }).match(/tour\.(freeCancellation|pickUp|instant)/g) ?? [];
  expect(stated({})).toEqual([]);
  expect(stated({ freeCancellation: true })).toEqual(['tour.freeCancellation']);
  expect(stated({ pickUp: true })).toEqual(['tour.pickUp']);
  expect(stated({ requireBookingApproval: false })).toEqual(['tour.instant']);
  expect(stated({ freeCancellation: true, pickUp: true, requireBookingApproval: false })).toHaveLength(3);
});

test('A card of a shore excursion says when it leaves and is back, of several starts those of the first', () => {
  const portHours = { from: '09:00', backBy: '14:00', starts: 1 };
  expect(html({ portHours })).toContain('tour.portHours 09:00,14:00');
  expect(html({ portHours: { ...portHours, starts: 2 } })).toContain('tour.portHoursFirst 09:00,14:00');
  expect(html({ portHours: null })).not.toContain('portHours');
});

test('A card of a hotel says what is paid there besides the price', () => {
  expect(html({ productType: 'hotels', payAtHotel: { amount: 8, currency: 'EUR' } })).toContain(
    'tour.cityTax €8.00',
  );
  expect(html({ productType: 'hotels', payAtHotel: null })).not.toContain('cityTax');
});
