import { expect, test } from 'vitest';
import { interestPicture, interests } from './interest-picture.ts';

test('Every interest has a small picture of its own, of flat shapes and without a word', () => {
  const pictures = interests.map(interestPicture);
  expect(new Set(pictures).size).toBe(12);
  for (const picture of pictures) {
    expect(picture.length).toBeLessThan(3000);
    expect(picture).not.toMatch(/<text|NaN|undefined| id=/);
  }
});
