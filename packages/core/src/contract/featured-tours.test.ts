import { expect, test } from 'vitest';
import { featuredTours } from './featured-tours.ts';

const read = (query: object) => featuredTours['~orpc'].inputSchema?.safeParse(query);

test('Featured tours come twelve at a time, in euros, unless asked otherwise.', () => {
  expect(read({})?.data).toEqual({ currency: 'EUR', size: 12 });
  expect(read({ currency: 'JPY', size: '40' })?.data).toEqual({ currency: 'JPY', size: 40 });
});

test('The language is no input: no query can contradict the header.', () => {
  expect(read({ locale: 'de' })?.data).not.toHaveProperty('locale');
});

test('They come as a list of summaries under its specified name.', () => {
  const empty = { _embedded: { tourSummaryList: [] }, _links: {} };
  expect(featuredTours['~orpc'].outputSchema?.parse(empty)).toEqual(empty);
});
