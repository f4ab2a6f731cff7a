import { expect, test } from 'vitest';
import { viewerMove } from './gallery-viewer.tsx';

const stand = { place: 1, count: 3, isZoomed: false };

test('Arrow keys move to the next and the previous picture, and stop at the ends', () => {
  expect(viewerMove('ArrowRight', stand)).toEqual({ place: 2 });
  expect(viewerMove('ArrowLeft', stand)).toEqual({ place: 0 });
  expect(viewerMove('ArrowRight', { ...stand, place: 2 })).toEqual({ place: 2 });
  expect(viewerMove('ArrowLeft', { ...stand, place: 0 })).toEqual({ place: 0 });
});

test('Home and End lead to the first and the last picture', () => {
  expect(viewerMove('Home', stand)).toEqual({ place: 0 });
  expect(viewerMove('End', stand)).toEqual({ place: 2 });
});

test('Plus and minus zoom, and a zoomed picture keeps the arrow keys for scrolling', () => {
  expect(viewerMove('+', stand)).toEqual({ zoom: true });
  expect(viewerMove('-', { ...stand, isZoomed: true })).toEqual({ zoom: false });
  expect(viewerMove('ArrowRight', { ...stand, isZoomed: true })).toBeUndefined();
});

test('Every other key is left to the browser', () => {
  for (const key of ['Tab', 'Escape', 'a', 'Enter', 'ArrowUp'])
    expect(viewerMove(key, stand)).toBeUndefined();
});
