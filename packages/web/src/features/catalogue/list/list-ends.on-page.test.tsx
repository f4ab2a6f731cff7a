import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { bringIntoView, watchViews } from '../../../../test-support/in-view.ts';
import { testCards } from '../../../../test-support/list.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { ListBeginning, ListEnd } from './list-ends.tsx';
import type { FurtherPages } from './paging.ts';

watchViews();

const size = 24;
const addressOf = (number: number) => `/tours/rome?page=${number + 1}`;

type ListEndsInput = {
  readonly first?: number;
  readonly last?: number;
  readonly total?: number;
  readonly state?: FurtherPages['state'];
  readonly isComing?: boolean;
  readonly automaticPages?: number;
};

function partsOf({
  first = 0,
  last = first,
  total = 60,
  state = 'idle',
  isComing = false,
  automaticPages,
}: ListEndsInput) {
  const before = first * size;
  return {
    pages: { first, last, tours: testCards(Math.min(total, (last + 1) * size) - before, 0, total) },
    paging: { number: last, size, totalElements: total, totalPages: Math.ceil(total / size) },
    addressOf,
    state,
    isComing,
    ...(automaticPages !== undefined && { automaticPages }),
  };
}

function show(shown: ListEndsInput = {}) {
  const fetch = vi.fn();
  const onPressed = vi.fn();
  const end = ({ state, ...parts }: ReturnType<typeof partsOf>) => (
    <ListEnd {...parts} further={{ state, fetch }} onPressed={onPressed} />
  );
  const view = renderOnPage(end(partsOf(shown)));
  return { ...view, fetch, onPressed, showNext: (next: ListEndsInput) => view.show(end(partsOf(next))) };
}

const nextLink = () => screen.queryByRole('link');
const advance = (milliseconds = 1_000) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('The end of a list links to the next page with its number of trips, and shows the range shown so far', () => {
  show();
  expect(nextLink()?.textContent).toBe(english('list.nextMany', { count: 24 }));
  expect(nextLink()?.getAttribute('href')).toBe(addressOf(1));
  expect(nextLink()?.getAttribute('rel')).toBe('next');
  expect(screen.getByText(english('list.shown', { from: 1, to: 24, total: 60 }))).toBeTruthy();
});

test('A last page that is shorter shows its own number', () => {
  show({ last: 1 });
  expect(nextLink()?.textContent).toBe(english('list.nextMany', { count: 12 }));
});

test('A list that began at a later page counts the trips before it', () => {
  show({ first: 1, last: 1 });
  expect(nextLink()?.textContent).toBe(english('list.nextMany', { count: 12 }));
  expect(screen.getByText(english('list.shown', { from: 25, to: 48, total: 60 }))).toBeTruthy();
});

test('A complete list offers no further page', () => {
  show({ last: 2 });
  expect(nextLink()).toBeNull();
  expect(screen.getByText(english('list.all', { count: 60 }))).toBeTruthy();
});

test('A list of one page has no end', () => {
  const { container } = show({ total: 24 });
  expect(container.textContent).toBe('');
});

test('A press loads the next page in place, and a press for a new tab is left to the browser', async () => {
  const { user, fetch, onPressed } = show();
  const click = createEvent.click(nextLink() as HTMLElement, { ctrlKey: true });
  fireEvent(nextLink() as HTMLElement, click);
  expect(click.defaultPrevented).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
  await user.click(nextLink() as HTMLElement);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(1);
  expect(onPressed).toHaveBeenCalledOnce();
});

test('While a page loads the link reports it', () => {
  show({ state: 'loading' });
  expect(nextLink()?.textContent).toBe(english('list.fetching'));
});

test('A page that failed to load is announced, and can be requested again', async () => {
  const { user, fetch } = show({ state: 'failed' });
  expect(screen.getByRole('status').textContent).toBe(english('list.nextFailed'));
  await user.click(nextLink() as HTMLElement);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(1);
});

test('A visitor who stays near the end gets the next page, and one who only scrolls past does not', async () => {
  vi.useFakeTimers();
  const { fetch } = show();
  act(() => bringIntoView());
  await advance(100);
  act(() => bringIntoView(false));
  await advance();
  expect(fetch).not.toHaveBeenCalled();
  act(() => bringIntoView());
  await advance(200);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(1);
});

test.each<[string, ListEndsInput]>([
  ['another list is coming', { isComing: true }],
  ['a page is loading', { state: 'loading' }],
  ['the last page failed', { state: 'failed' }],
  ['more content follows below', { automaticPages: 0 }],
  ['the list is at its end', { last: 2 }],
])('Scrolling loads nothing while %s', async (_, shown) => {
  vi.useFakeTimers();
  const { fetch } = show(shown);
  act(() => bringIntoView());
  await advance();
  expect(fetch).not.toHaveBeenCalled();
});

test('A press loads a page, and then as many pages load by scrolling as at first', async () => {
  vi.useFakeTimers();
  const { fetch, showNext } = show({ total: 200, automaticPages: 1 });
  act(() => bringIntoView());
  await advance();
  showNext({ total: 200, automaticPages: 1, last: 1 });
  await advance();
  expect(fetch.mock.calls).toEqual([[1]]);
  fireEvent.click(nextLink() as HTMLElement);
  showNext({ total: 200, automaticPages: 1, last: 2, state: 'loading' });
  showNext({ total: 200, automaticPages: 1, last: 2 });
  await advance();
  expect(fetch.mock.calls).toEqual([[1], [2], [3]]);
});

function showBeginning(first: number) {
  const fetch = vi.fn();
  const { pages, paging } = partsOf({ first });
  const further = { state: 'idle', fetch } as const;
  const view = renderOnPage(<ListBeginning {...{ pages, paging, addressOf, further }} />);
  return { ...view, fetch };
}

test('A list that begins at a later page links to the page before', async () => {
  const { user, fetch } = showBeginning(2);
  const before = screen.getByRole('link', { name: english('list.previousMany', { count: 24 }) });
  expect(before.getAttribute('href')).toBe(addressOf(1));
  expect(before.getAttribute('rel')).toBe('prev');
  await user.click(before);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(1);
});

test('A list that begins at its first page has no link to a page before', () => {
  expect(showBeginning(0).container.textContent).toBe('');
});
