import { act, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testCards } from '../../../../test-support/list.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { log } from '../../../page/log.ts';
import type { CardTour } from '../cards/card-parts.tsx';
import { useFurtherPages, useJoinedPages } from './paging.ts';

vi.mock('../../../page/log.ts', () => ({ log: vi.fn() }));

// The list remembers its loaded pages by history entry and path, so each test has a path of its own.
let path = '';
let tests = 0;
beforeEach(() => {
  path = `/en/tours/city-${++tests}`;
});
afterEach(() => void vi.mocked(log).mockClear());

type FetchPage = (number: number, signal: AbortSignal) => Promise<readonly CardTour[]>;

const size = 2;
const pageOf = (number: number) => testCards(100, number, size);

/** A list of two trips a page, as its loader gives it. */
function List({
  tours,
  fetchPage,
  filter = '',
}: {
  tours: readonly CardTour[];
  fetchPage: FetchPage;
  filter?: string;
}) {
  const queryOf = (number: number) =>
    filter + (number === 0 ? '' : `${filter === '' ? '?' : '&'}page=${number + 1}`);
  const { pages, add } = useJoinedPages({ query: queryOf(0), paging: { number: 0 }, tours });
  const further = useFurtherPages({ queryOf, fetchPage, add });
  return (
    <>
      <p>{pages.tours.map(({ tourName }) => tourName.replace('Trip ', '')).join(' ')}</p>
      <p>{further.state}</p>
      {[1, 2].map((number) => (
        <button key={number} type="button" onClick={() => further.fetch(number)}>
          Page {number}
        </button>
      ))}
    </>
  );
}

const first = pageOf(0);
const lines = () => Array.from(document.querySelectorAll('p'), ({ textContent }) => textContent);
const button = (number: number) => screen.getByRole('button', { name: `Page ${number}` });
const answer: FetchPage = async (number) => pageOf(number);

test('A requested page is added to the list, and replaces the address without a step in the history', async () => {
  const { user, address, router } = renderOnPage(<List tours={first} fetchPage={answer} />, {
    address: path,
  });
  await user.click(button(1));
  await waitFor(() => expect(lines()).toEqual(['1 2 3 4', 'idle']));
  expect(address()).toBe(`${path}?page=2`);
  expect(router.state.historyAction).toBe('REPLACE');
});

test('A page that is pressed twice is requested once', async () => {
  const fetchPage = vi.fn<FetchPage>(() => new Promise(() => {}));
  const { user } = renderOnPage(<List tours={first} fetchPage={fetchPage} />, { address: path });
  await user.dblClick(button(1));
  expect(fetchPage).toHaveBeenCalledOnce();
  expect(lines()).toEqual(['1 2', 'loading']);
});

test('A new request cancels the previous one', async () => {
  const late = Promise.withResolvers<readonly CardTour[]>();
  const signals: AbortSignal[] = [];
  const fetchPage: FetchPage = (number, signal) => {
    signals.push(signal);
    return number === 1 ? late.promise : answer(number, signal);
  };
  const { user } = renderOnPage(<List tours={first} fetchPage={fetchPage} />, { address: path });
  await user.click(button(1));
  await user.click(button(2));
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  await act(async () => late.resolve(pageOf(1)));
  // Page 2 does not follow page 0, so it begins a new list.
  await waitFor(() => expect(lines()).toEqual(['5 6', 'idle']));
});

test('A cancelled request that fails is not logged', async () => {
  const late = Promise.withResolvers<readonly CardTour[]>();
  const fetchPage: FetchPage = (number, signal) => (number === 1 ? late.promise : answer(number, signal));
  const { user } = renderOnPage(<List tours={first} fetchPage={fetchPage} />, { address: path });
  await user.click(button(1));
  await user.click(button(2));
  await act(async () => late.reject(new Error('aborted')));
  await waitFor(() => expect(lines()[1]).toBe('idle'));
  expect(log).not.toHaveBeenCalled();
});

test('Another list cancels the request of the previous one', async () => {
  const signals: AbortSignal[] = [];
  const fetchPage: FetchPage = (_, signal) => {
    signals.push(signal);
    return new Promise(() => {});
  };
  const { user, show } = renderOnPage(<List tours={first} fetchPage={fetchPage} />, { address: path });
  await user.click(button(1));
  show(<List tours={pageOf(9)} fetchPage={fetchPage} filter="?sort=low" />);
  await waitFor(() => expect(lines()).toEqual(['19 20', 'idle']));
  expect(signals[0]?.aborted).toBe(true);
});

test('A page that arrives when the visitor has just followed a link does not bring the visitor back', async () => {
  const late = Promise.withResolvers<readonly CardTour[]>();
  const { user, router } = renderOnPage(<List tours={first} fetchPage={() => late.promise} />, {
    address: path,
    onNavigation: () => new Promise(() => {}),
  });
  await user.click(button(1));
  await act(async () => {
    void router.navigate('/en/faq');
    // Before React has rendered that the navigation began, as on a busy machine.
    late.resolve(pageOf(1));
  });
  expect(router.state.navigation.location?.pathname).toBe('/en/faq');
  expect(lines()).toEqual(['1 2', 'idle']);
});

test('A page that fails leaves the list and its address unchanged, and can be requested again', async () => {
  const answers: FetchPage[] = [() => Promise.reject(new Error('offline')), answer];
  const fetchPage: FetchPage = (number, signal) => answers.shift()?.(number, signal) ?? Promise.resolve([]);
  const { user, address } = renderOnPage(<List tours={first} fetchPage={fetchPage} />, { address: path });
  await user.click(button(1));
  await waitFor(() => expect(lines()).toEqual(['1 2', 'failed']));
  expect(address()).toBe(path);
  expect(log).toHaveBeenCalledOnce();
  await user.click(button(1));
  await waitFor(() => expect(lines()).toEqual(['1 2 3 4', 'idle']));
});

test('Going back to a list restores all of its pages', async () => {
  const { user, router, show } = renderOnPage(<List tours={first} fetchPage={answer} />, { address: path });
  await user.click(button(1));
  await waitFor(() => expect(lines()[0]).toBe('1 2 3 4'));
  await act(() => router.navigate('/en/tours/rome/trip-t0000003'));
  show(<p>A trip</p>);
  await act(() => router.navigate(-1));
  show(<List tours={pageOf(0)} fetchPage={answer} />);
  expect(lines()[0]).toBe('1 2 3 4');
});

/** A list whose loader runs at each entry of the history. */
function ListByEntry() {
  const { key } = useLocation();
  const tours = loaded.get(key) ?? pageOf(0);
  loaded.set(key, tours);
  return <List tours={tours} fetchPage={answer} />;
}
const loaded = new Map<string, readonly CardTour[]>();

test('A list that is opened again by a link starts with one page', async () => {
  const { user, router } = renderOnPage(<ListByEntry />, { address: path });
  await user.click(button(1));
  await waitFor(() => expect(lines()[0]).toBe('1 2 3 4'));
  await act(() => router.navigate(path));
  expect(lines()[0]).toBe('1 2');
});

test('Another sorting of the same list starts with one page', async () => {
  const { user, show } = renderOnPage(<List tours={first} fetchPage={answer} />, { address: path });
  await user.click(button(1));
  await waitFor(() => expect(lines()[0]).toBe('1 2 3 4'));
  show(<List tours={pageOf(4)} fetchPage={answer} filter="?sort=low" />);
  expect(lines()[0]).toBe('9 10');
});
