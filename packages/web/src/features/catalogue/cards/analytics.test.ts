import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import { expect, test } from 'vitest';
import { itemView, listEvent } from './analytics.ts';

test('A view names the product, its supplier and its stated price, and nothing about the visitor', () => {
  const vendor = { name: 'Harbour Walks', logo: null, street: '', city: '' };
  const tour = {
    tourId: 'id',
    tourName: 'Sail',
    productType: 'tours',
    basePrice: 48.5,
    currency: 'EUR',
  } as const;
  expect(itemView({ ...tour, vendor: vendor as never })).toEqual({
    event: 'view_item',
    ecommerce: {
      currency: 'EUR',
      value: 48.5,
      items: [
        {
          item_id: 'id',
          item_name: 'Sail',
          item_brand: 'Harbour Walks',
          item_category: 'tours',
          currency: 'EUR',
          price: 48.5,
        },
      ],
    },
  });
});

const tour = {
  tourId: 'id',
  tourName: 'Sail',
  productType: 'tours',
  currency: 'EUR',
  basePrice: 48.5,
} as TourSummary;

test('A list event names its tours, with the price and position of each', () => {
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
