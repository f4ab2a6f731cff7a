import { expect, test } from 'vitest';
import { mayStand } from './prop-fits.ts';
import { props } from './props.ts';
import { scenes } from './scenes.ts';

test('No car stands in a museum, no walker on the open sea, and no ship in a garden', () => {
  expect(['car', 'van', 'camel'].filter((prop) => mayStand('museum-hall', prop))).toEqual([]);
  expect(mayStand('harbour', 'walkers')).toBe(false);
  expect(mayStand('garden', 'ship')).toBe(false);
});

test('Nothing at all may stand anywhere', () => {
  for (const scene of Object.keys(scenes)) expect(mayStand(scene, 'none')).toBe(true);
});

test('Every prop that has been drawn has a scene to stand in, and every scene something that may stand in it', () => {
  const names = Object.keys(props);
  for (const prop of names)
    expect(
      Object.keys(scenes).some((scene) => mayStand(scene, prop)),
      prop,
    ).toBe(true);
  for (const scene of Object.keys(scenes))
    expect(
      names.some((prop) => mayStand(scene, prop)),
      scene,
    ).toBe(true);
});
