import { act, fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Picture } from './picture.tsx';

/** Tells the picture whether it is in sight, as the browser would. */
let tell: (isIntersecting: boolean) => void;
/** What the browser reports of the picture: whether it has ended loading, and its width. */
let loaded: { complete: boolean; naturalWidth: number };

beforeEach(() => {
  vi.useFakeTimers();
  tell = () => {};
  loaded = { complete: false, naturalWidth: 0 };
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockImplementation(() => loaded.complete);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockImplementation(() => loaded.naturalWidth);
  class Observer {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      tell = (isIntersecting) => act(() => callback([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {
      tell = () => {};
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});

const run = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

function show() {
  const view = render(
    <Picture src="/images/lisbon-sail" alt="" shape="wide" fallbackSrc="/images/lighthouse.svg" />,
  );
  return {
    image: view.container.querySelector('img') as HTMLImageElement,
    impression: () => view.container.querySelector<HTMLElement>('.picture-impression')?.style.backgroundImage,
  };
}

test('A picture that has not loaded after 300 ms in view shows a blurred preview', () => {
  const { impression } = show();
  run(1000);
  expect(impression()).toBeUndefined();
  tell(true);
  run(299);
  expect(impression()).toBeUndefined();
  run(1);
  expect(impression()).toContain('/images/lisbon-sail-45x30');
});

test('On a fast connection no preview is loaded', () => {
  const { image, impression } = show();
  tell(true);
  run(200);
  loaded = { complete: true, naturalWidth: 640 };
  fireEvent.load(image);
  run(1000);
  expect(impression()).toBeUndefined();
});

test('A loaded picture needs no preview, even before the browser has reported the load', () => {
  const { impression } = show();
  tell(true);
  loaded = { complete: true, naturalWidth: 640 };
  run(1000);
  expect(impression()).toBeUndefined();
});

test('A picture that leaves the view in time needs no preview', () => {
  const { impression } = show();
  tell(true);
  run(200);
  tell(false);
  run(1000);
  expect(impression()).toBeUndefined();
});

test('A picture that fails to load is replaced by another', () => {
  const { image, impression } = show();
  expect(image.getAttribute('srcset')).toContain('/images/lisbon-sail-');
  tell(true);
  run(400);
  fireEvent.error(image);
  expect(image.getAttribute('src')).toBe('/images/lighthouse.svg');
  expect(image.hasAttribute('srcset')).toBe(false);
  expect(impression()).toBeUndefined();
});

test('A picture that failed before hydration is replaced by another as well', () => {
  loaded = { complete: true, naturalWidth: 0 };
  expect(show().image.getAttribute('src')).toBe('/images/lighthouse.svg');
});
