import { expect, test } from 'vitest';
import { mayStand } from './prop-fits.ts';
import { props } from './props.ts';
import { scenes } from './scenes.ts';

test('A museum takes no car, a harbour no walker and a garden no ship', () => {
  expect(['car', 'van', 'camel'].filter((prop) => mayStand('museum-hall', prop))).toEqual([]);
  expect(mayStand('harbour', 'walkers')).toBe(false);
  expect(mayStand('garden', 'ship')).toBe(false);
});

test('`none` fits every scene', () => {
  for (const scene of Object.keys(scenes)) expect(mayStand(scene, 'none')).toBe(true);
});

test('Every prop fits at least one scene, and every scene takes at least one prop', () => {
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
