import { act, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { bringIntoView, watchViews } from '../../test-support/in-view.ts';
import { renderOnPage } from '../../test-support/render-on-page.tsx';
import { useIsNear, useLazyComponent } from './use-lazy.ts';

watchViews();

type Loaded = { default: () => string };

function Lazy({ load, isWanted }: { load: () => Promise<Loaded>; isWanted: boolean }) {
  const Part = useLazyComponent(load, isWanted);
  return <output>{Part ? <Part /> : 'nothing yet'}</output>;
}

const status = () => screen.getByRole('status').textContent;
const part: Loaded = { default: () => 'the part' };

test('A lazy part is loaded when it is first needed, and stays loaded afterwards', async () => {
  const load = vi.fn(async () => part);
  const { show } = renderOnPage(<Lazy load={load} isWanted={false} />);
  expect(load).not.toHaveBeenCalled();
  show(<Lazy load={load} isWanted />);
  expect(await screen.findByText('the part')).toBeTruthy();
  show(<Lazy load={load} isWanted={false} />);
  show(<Lazy load={load} isWanted />);
  expect(status()).toBe('the part');
  expect(load).toHaveBeenCalledTimes(1);
});

test('A lazy part that failed to load is loaded again when it is needed next', async () => {
  const load = vi
    .fn<() => Promise<Loaded>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue(part);
  const { show } = renderOnPage(<Lazy load={load} isWanted />);
  await act(async () => {});
  expect(status()).toBe('nothing yet');
  show(<Lazy load={load} isWanted={false} />);
  show(<Lazy load={load} isWanted />);
  expect(await screen.findByText('the part')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test.each(['pointerdown', 'online'])(
  'A lazy part that failed to load is loaded again at %s',
  async (event) => {
    const load = vi
      .fn<() => Promise<Loaded>>()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValue(part);
    renderOnPage(<Lazy load={load} isWanted />);
    await act(async () => {});
    expect(status()).toBe('nothing yet');
    act(() => void window.dispatchEvent(new Event(event)));
    expect(await screen.findByText('the part')).toBeTruthy();
  },
);

function Far() {
  const box = useRef<HTMLDivElement>(null);
  return <div ref={box}>{useIsNear(box) ? 'near' : 'far'}</div>;
}

test('An element that has once come near the window counts as near, however far the page is scrolled', () => {
  renderOnPage(<Far />);
  expect(screen.getByText('far')).toBeTruthy();
  act(() => bringIntoView(false));
  expect(screen.getByText('far')).toBeTruthy();
  act(() => bringIntoView());
  expect(screen.getByText('near')).toBeTruthy();
  act(() => bringIntoView(false));
  expect(screen.getByText('near')).toBeTruthy();
});
