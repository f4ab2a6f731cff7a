import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import { expect, test } from 'vitest';
import { listEvent } from './list-event.ts';

const tour = {
  tourId: 'id',
  tourName: 'Sail',
  productType: 'tours',
  currency: 'EUR',
  basePrice: 48.5,
} as TourSummary;

test('A list tells the measurement which tours it held, at what price and at which place in it', () => {
  expect(listEvent('view_item_list', 'featured', [{ tour, index: 3 }])).toEqual({
    event: 'view_item_list',
    ecommerce: {
      item_list_id: 'featured',
      items: [
        { item_id: 'id', item_name: 'Sail', item_category: 'tours', currency: 'EUR', price: 48.5, index: 3 },
      ],
    },
  });
});
