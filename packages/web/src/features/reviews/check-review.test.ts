import { REVIEW_LENGTHS } from '@ashore/core/contract/values/review.ts';
import { expect, test } from 'vitest';
import type { TextOf } from '../../i18n/texts.ts';
import { checkReview } from './check-review.ts';

const t: TextOf = (key, values) => (values ? `${key} ${JSON.stringify(values)}` : key);
const good = { rating: 4, text: 'Quiet.', author: 'Mara', language: 'de' } as const;

test('A valid review has no errors, in any script and up to the full length', () => {
  expect(checkReview(good, t)).toEqual({});
  expect(
    checkReview({ ...good, text: '很安静。'.repeat(REVIEW_LENGTHS.text / 4), author: 'שרה' }, t),
  ).toEqual({});
});

test('Every missing field has its own error, and blanks count as missing', () => {
  expect(checkReview({ rating: 0, text: ' \n ', author: ' ', language: 'en' }, t)).toEqual({
    rating: 'review.ratingMissing',
    text: 'review.textMissing',
    author: 'review.authorMissing',
  });
});

test('A card number or a text that is too long is refused before it is sent', () => {
  expect(checkReview({ ...good, text: 'It is 4242 4242 4242 4242' }, t)).toEqual({ text: 'form.cardNumber' });
  expect(checkReview({ ...good, text: 'x'.repeat(3_001), author: 'x'.repeat(61) }, t)).toEqual({
    text: 'form.tooLong {"length":3001,"most":3000}',
    author: 'form.tooLong {"length":61,"most":60}',
  });
});
