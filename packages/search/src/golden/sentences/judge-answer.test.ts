import { expect, test } from 'vitest';
import { judgeAnswer } from './judge-answer.ts';

const sentence = { meets: ['boat', 'ferry'], misses: ['bus'] };

test('An answer succeeds if one of the first three meets everything', () => {
  expect(judgeAnswer(sentence, { shown: ['x', 'bus', 'boat'], foundCount: 3 }).isSuccess).toBe(true);
  expect(judgeAnswer(sentence, { shown: ['x', 'bus', 'y', 'boat'], foundCount: 4 }).isSuccess).toBe(false);
});

test('Only the best order has the full gain', () => {
  expect(judgeAnswer(sentence, { shown: ['ferry', 'boat', 'bus'], foundCount: 2 }).gain).toBe(1);
  expect(judgeAnswer(sentence, { shown: ['bus', 'ferry', 'boat'], foundCount: 3 }).gain).toBeLessThan(1);
});

test('A found card is wrong if it misses something, and unrelated if it misses the wish', () => {
  const answer = { shown: ['boat', 'bus', 'x', 'y'], foundCount: 3 };
  expect(judgeAnswer(sentence, answer)).toMatchObject({ found: 3, wrong: 2, unrelated: 1 });
});

test('Near cards are not wrong, and only ten found cards count', () => {
  expect(judgeAnswer(sentence, { shown: ['boat', 'x', 'y'], foundCount: 1 })).toMatchObject({
    found: 1,
    wrong: 0,
  });
  const many = Array.from({ length: 24 }, (_, at) => `x${at}`);
  expect(judgeAnswer(sentence, { shown: many, foundCount: 200 })).toMatchObject({ found: 10, wrong: 10 });
});

test('A hotel counts as a product that meets everything', () => {
  const answer = { shown: ['lisbon/patio'], foundCount: 1 };
  expect(judgeAnswer({ hotels: ['lisbon/patio'] }, answer)).toMatchObject({
    isSuccess: true,
    gain: 1,
    wrong: 0,
  });
});
