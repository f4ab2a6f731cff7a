import type { FittingStart, PortExcursions } from '@ashore/core/contract/cruises/sailing.ts';
import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import { expect, test } from 'vitest';
import { dataOfTrips } from './trip-data.ts';

const addressOf = (path: string) => `https://ashore.example/en${path}`;

function portWith(...trips: readonly (readonly [string, ...FittingStart['state'][]])[]): PortExcursions {
  return {
    ...{ position: 1, isOver: false, unsuitable: [] },
    trips: trips.map(([name, ...states]) => ({
      ...{ date: '2037-05-16', isAccessible: false, hasFewSteps: false },
      tour: {
        ...{ tourId: name, tourName: name, normalizedUrlPath: `/tours/lisbon/${name}` },
        ...{ basePrice: 24, currency: 'EUR' },
      } as TourSummary,
      starts: states.map((state) => ({ state }) as FittingStart),
    })),
  };
}

test('The trips of a sailing are products with their offers, each once and with its own address', () => {
  const ports = [portWith(['fado', 'sold_out'], ['tram', 'free']), portWith(['fado', 'free'])];
  const product = (name: string, position: number) => ({
    '@type': 'ListItem',
    position,
    item: {
      ...{ '@type': 'Product', name, url: `https://ashore.example/en/tours/lisbon/${name}` },
      offers: {
        ...{ '@type': 'Offer', price: 24, priceCurrency: 'EUR' },
        availability: 'https://schema.org/InStock',
      },
    },
  });
  expect(dataOfTrips(ports, addressOf)).toEqual([
    { '@type': 'ItemList', itemListElement: [product('fado', 1), product('tram', 2)] },
  ]);
});

test('A trip without free spots at any call is sold out', () => {
  const [list] = dataOfTrips([portWith(['fado', 'sold_out']), portWith(['fado', 'closed'])], addressOf);
  expect(JSON.stringify(list)).toContain('schema.org/SoldOut');
});

test('A sailing without trips has no list, and the longest has twenty', () => {
  expect(dataOfTrips([portWith()], addressOf)).toEqual([]);
  const many = Array.from({ length: 25 }, (_, index) => [`trip-${index}`, 'free'] as const);
  expect(dataOfTrips([portWith(...many)], addressOf)[0]?.itemListElement).toHaveLength(20);
});
