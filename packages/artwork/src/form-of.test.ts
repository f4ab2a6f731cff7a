import { expect, test } from 'vitest';
import { formOf } from './form-of.ts';
import { lookOf } from './look-of.ts';
import { placeLooks } from './places.ts';
import { nightSkyline } from './scenes/night-skyline.ts';
import { woodland } from './scenes/woodland.ts';
import { scenes } from './scenes.ts';
import { seedOf } from './seed-of.ts';

const formsOf = (scene: string, place: string, afloat = false) => {
  const look = lookOf({ place });
  return new Set(Array.from({ length: 12 }, (_, rank) => formOf({ scene, look, rank, afloat }).draw));
};

test('The forms of a scene take turns', () => {
  expect(formsOf('market', 'lisbon').size).toBe(2);
  expect(formsOf('cooking', 'rome').size).toBe(3);
});

test('A city without skyscrapers never gets a night with skyscrapers', () => {
  expect(formsOf('night-skyline', 'rome').has(nightSkyline)).toBe(false);
  expect(formsOf('night-skyline', 'new-york').has(nightSkyline)).toBe(true);
});

test('A boat is never drawn in a wood', () => {
  expect(formsOf('forest-lake', 'bergen').has(woodland)).toBe(true);
  expect(formsOf('forest-lake', 'bergen', true).has(woodland)).toBe(false);
});

test('Every scene can be drawn in every place, known or unknown', () => {
  const strangers = Array.from({ length: 40 }, (_, i) =>
    lookOf({ place: `stranger ${seedOf(String(i))}`, latitude: i * 1.7, coastal: i % 2 === 0 }),
  );
  for (const look of [...Object.values(placeLooks), ...strangers])
    for (const scene of Object.keys(scenes))
      for (const afloat of [true, false])
        expect(formOf({ scene, look, rank: 3, afloat }).draw).toBeTypeOf('function');
});
