import { expect, test } from 'vitest';
import { viewerMove } from './gallery-viewer.tsx';

const state = { position: 1, count: 3, isZoomed: false };

test('Arrow keys move to the next and the previous picture, and stop at the ends', () => {
  expect(viewerMove('ArrowRight', state)).toEqual({ position: 2 });
  expect(viewerMove('ArrowLeft', state)).toEqual({ position: 0 });
  expect(viewerMove('ArrowRight', { ...state, position: 2 })).toEqual({ position: 2 });
  expect(viewerMove('ArrowLeft', { ...state, position: 0 })).toEqual({ position: 0 });
});

test('Home and End lead to the first and the last picture', () => {
  expect(viewerMove('Home', state)).toEqual({ position: 0 });
  expect(viewerMove('End', state)).toEqual({ position: 2 });
});

test('Plus and minus zoom, and a zoomed picture keeps the arrow keys for scrolling', () => {
  expect(viewerMove('+', state)).toEqual({ zoom: true });
  expect(viewerMove('-', { ...state, isZoomed: true })).toEqual({ zoom: false });
  expect(viewerMove('ArrowRight', { ...state, isZoomed: true })).toBeUndefined();
});

test('Every other key is left to the browser', () => {
  for (const key of ['Tab', 'Escape', 'a', 'Enter', 'ArrowUp'])
    expect(viewerMove(key, state)).toBeUndefined();
});
