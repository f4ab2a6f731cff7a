import { expect, test } from 'vitest';
import { placed, planOf, topicUnit } from '../../test-support/small-documents.ts';
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

test('A concept that may also be a wish binds', () => {
  const units = [topicUnit('sailing'), { ...topicUnit('romantic'), ids: ['romantic', 'sunset'] } as const];
  expect(bindingPlan(planOf(...units)).units).toEqual(units);
});
