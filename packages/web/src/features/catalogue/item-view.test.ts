import { expect, test } from 'vitest';
import { itemView } from './item-view.ts';

test('A view names the product, who runs it and what it is said to cost, and nothing of the visitor', () => {
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
