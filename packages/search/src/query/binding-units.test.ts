import { expect, test } from 'vitest';
import { placed, planOf, topicUnit, word } from '../../test-support/small-documents.ts';
import { bindingPlan, narrowedPlan } from './binding-units.ts';

test('A circumstance beside a wish binds nothing, and alone it is the wish', () => {
  const [sailing, romantic, place] = [topicUnit('sailing'), topicUnit('romantic'), placed('lisbon')];
  expect(bindingPlan(planOf(sailing, romantic, place)).units).toEqual([sailing, place]);
  expect(bindingPlan(planOf(romantic, place)).units).toEqual([romantic, place]);
  expect(bindingPlan(planOf(sailing, place)).units).toEqual([sailing, place]);
});

test('What is found is narrowed only to circumstances that are known for certain', () => {
  const [sailing, romantic, cheap] = [topicUnit('sailing'), topicUnit('romantic'), topicUnit('low-price')];
  expect(narrowedPlan(planOf(sailing, romantic, cheap)).units).toEqual([sailing, romantic]);
  const plan = planOf(sailing, romantic);
  expect(narrowedPlan(plan)).toBe(plan);
});

test('Children beside a wish only narrow what is found, and beside a place they are the wish', () => {
  const [sailing, families, place] = [topicUnit('sailing'), topicUnit('families'), placed('lisbon')];
  expect(bindingPlan(planOf(sailing, families)).units).toEqual([sailing]);
  expect(narrowedPlan(planOf(sailing, families)).units).toEqual([sailing, families]);
  expect(bindingPlan(planOf(families, place)).units).toEqual([families, place]);
});

test('A concept that may also be a wish binds', () => {
  const units = [topicUnit('sailing'), { ...topicUnit('romantic'), ids: ['romantic', 'sunset'] } as const];
  expect(bindingPlan(planOf(...units)).units).toEqual(units);
});

test('A word that only tells of the traveller binds nothing, and narrows what is found in a place', () => {
  const [sailing, lad, place] = [
    topicUnit('sailing'),
    { ...word('lad'), isAside: true } as const,
    placed('lisbon'),
  ];
  expect(bindingPlan(planOf(sailing, lad, place)).units).toEqual([sailing, place]);
  expect(bindingPlan(planOf(lad, place)).units).toEqual([place]);
  expect(narrowedPlan(planOf(sailing, lad, place)).units).toEqual([sailing, place]);
  expect(narrowedPlan(planOf(lad, place)).units).toEqual([lad, place]);
});
