import { expect, test } from 'vitest';
import { listReviews, writeReview } from './reviews.ts';
import { REVIEW_LENGTHS } from './values/review.ts';

const listInput = listReviews['~orpc'].inputSchema;
const writeInput = writeReview['~orpc'].inputSchema;

const data = {
  id: '6f6f7f5e-4a0e-4d5b-8a51-7d6b8a2f0c11',
  invitation: 'A'.repeat(43),
  rating: 5,
  text: ' Good.\r\n ',
  author: ' Mara ',
  language: 'de',
};

test('Without further parameters a page has ten reviews, the newest first', () => {
  expect(listInput?.parse({ id: '2k7vq9ta' })).toEqual({ id: '2k7vq9ta', page: 0, size: 10, sort: 'newest' });
  expect(listInput?.parse({ id: '2k7vq9ta', stars: '3', page: '2' })).toMatchObject({ stars: 3, page: 2 });
});

test('A review is cleaned before it is measured, so that blanks alone count as empty', () => {
  expect(writeInput?.parse({ data })).toMatchObject({ data: { text: 'Good.', author: 'Mara', trap: '' } });
  const long = `${'x'.repeat(REVIEW_LENGTHS.text)}  `;
  expect(writeInput?.safeParse({ data: { ...data, text: long } }).success).toBe(true);
  expect(writeInput?.safeParse({ data: { ...data, text: `${long}y` } }).success).toBe(false);
  expect(writeInput?.safeParse({ data: { ...data, text: ' \n ' } }).success).toBe(false);
});
