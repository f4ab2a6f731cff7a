import { expect, test } from 'vitest';
import { roomBelow } from './room-below.ts';

test('What is in view to its end moves nothing', () => {
  expect(roomBelow({ top: 100, bottom: 152 }, { top: 160, bottom: 600 }, 900)).toBe(0);
});

test('What ends below the window comes up just far enough, with some air', () => {
  expect(roomBelow({ top: 700, bottom: 752 }, { top: 760, bottom: 1200 }, 900)).toBe(316);
});

test('The field stays in view, however much hangs below it, and wherever it is', () => {
  expect(roomBelow({ top: 700, bottom: 752 }, { top: 760, bottom: 3000 }, 900)).toBe(684);
  expect(roomBelow({ top: -40, bottom: 12 }, { top: 20, bottom: 3000 }, 900)).toBe(0);
});
