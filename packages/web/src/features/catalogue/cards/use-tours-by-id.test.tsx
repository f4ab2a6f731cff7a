import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, type TestCall } from '../../../../test-support/answer-calls.ts';
import { testCard } from '../../../../test-support/list.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { log } from '../../../page/log.ts';
import { PageProvider, usePage } from '../../../page/use-page.ts';
import { useToursById } from './use-tours-by-id.ts';

vi.mock('../../../page/log.ts', () => ({ log: vi.fn() }));
afterEach(() => void vi.mocked(log).mockClear());

const readTours = 'GET /api/tours/named';
const idOf = (number: number) => testCard(number).tourId;
const numberOf = (id: string) => Number(id.slice(-12));
const answerWith = (numbers: readonly number[], currency: SelectableCurrency = 'EUR') => ({
  _embedded: { tourSummaryList: numbers.map((number) => testCard(number, { currency })) },
  _links: {},
});
const idsIn = ({ query }: TestCall) => (query.get('ids') ?? '').split(',').map(numberOf);
const currencyIn = ({ query }: TestCall) => (query.get('currency') ?? 'EUR') as SelectableCurrency;
/** Answers with every trip that is asked for, the last one first. */
const answerAll = (call: TestCall) => answerWith(idsIn(call).toReversed(), currencyIn(call));

function Trips({ numbers, currency = 'EUR' }: { numbers: readonly number[]; currency?: SelectableCurrency }) {
  const page = usePage();
  return (
    <PageProvider value={{ ...page, currency }}>
      <TripsInCurrency numbers={numbers} />
    </PageProvider>
  );
}

function TripsInCurrency({ numbers }: { numbers: readonly number[] }) {
  const { tours, isWaiting, hasFailed } = useToursById(numbers.map(idOf));
  return (
    <>
      <p>{tours.map(({ tourName, currency }) => `${tourName} (${currency})`).join(', ')}</p>
      {isWaiting && <p>waiting</p>}
      {hasFailed && <p>failed</p>}
    </>
  );
}

const shown = () => document.querySelector('p')?.textContent;
const settled = () => waitFor(() => expect(screen.queryByText('waiting')).toBeNull());

test('Trips are listed in the order of the request, not in that of the response', async () => {
  const calls = answerCalls({ [readTours]: answerAll });
  renderOnPage(<Trips numbers={[3, 1, 2]} />);
  expect(screen.getByText('waiting')).toBeTruthy();
  await settled();
  expect(shown()).toBe('Trip 3 (EUR), Trip 1 (EUR), Trip 2 (EUR)');
  expect(calls.map(idsIn)).toEqual([[3, 1, 2]]);
});

test('An empty list makes no request', async () => {
  const calls = answerCalls({});
  renderOnPage(<Trips numbers={[]} />);
  await settled();
  expect(calls).toEqual([]);
});

test('A trip that is no longer on sale is left out, and not requested again', async () => {
  const calls = answerCalls({ [readTours]: () => answerWith([2]) });
  const { show } = renderOnPage(<Trips numbers={[1, 2]} />);
  await settled();
  expect(shown()).toBe('Trip 2 (EUR)');
  show(<Trips numbers={[2, 1]} />);
  expect(calls).toHaveLength(1);
});

test('Removing a trip or another order sends no request', async () => {
  const calls = answerCalls({ [readTours]: answerAll });
  const { show } = renderOnPage(<Trips numbers={[1, 2, 3]} />);
  await settled();
  show(<Trips numbers={[3, 1]} />);
  expect(shown()).toBe('Trip 3 (EUR), Trip 1 (EUR)');
  expect(calls).toHaveLength(1);
});

test('A further trip sends a request, and the others stay until the response', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const answers: ((call: TestCall) => object)[] = [answerAll, () => promise];
  answerCalls({ [readTours]: (call) => answers.shift()?.(call) });
  const { show } = renderOnPage(<Trips numbers={[1]} />);
  await settled();
  show(<Trips numbers={[2, 1]} />);
  expect(shown()).toBe('Trip 1 (EUR)');
  expect(screen.getByText('waiting')).toBeTruthy();
  await act(async () => resolve(answerWith([1, 2])));
  await waitFor(() => expect(shown()).toBe('Trip 2 (EUR), Trip 1 (EUR)'));
});

test('Another currency requests the same trips, whose old prices stay until the response', async () => {
  const calls = answerCalls({ [readTours]: answerAll });
  const { show } = renderOnPage(<Trips numbers={[1]} />);
  await settled();
  show(<Trips numbers={[1]} currency="GBP" />);
  expect(shown()).toBe('Trip 1 (EUR)');
  await waitFor(() => expect(shown()).toBe('Trip 1 (GBP)'));
  expect(calls.map(currencyIn)).toEqual(['EUR', 'GBP']);
});

test('A response that arrives after a newer request is not shown', async () => {
  const first = Promise.withResolvers<object>();
  const answers: ((call: TestCall) => object)[] = [() => first.promise, answerAll];
  const calls = answerCalls({ [readTours]: (call) => answers.shift()?.(call) });
  const { show } = renderOnPage(<Trips numbers={[1]} />);
  await waitFor(() => expect(calls).toHaveLength(1));
  show(<Trips numbers={[1, 2]} />);
  await settled();
  await act(async () => first.resolve(answerWith([1], 'USD')));
  expect(shown()).toBe('Trip 1 (EUR), Trip 2 (EUR)');
});

test('A failed request is logged once, and a further trip sends a new request', async () => {
  const answers: ((call: TestCall) => object)[] = [() => new Response('', { status: 503 }), answerAll];
  const calls = answerCalls({ [readTours]: (call) => answers.shift()?.(call) });
  const { show } = renderOnPage(<Trips numbers={[1]} />);
  await screen.findByText('failed');
  expect(shown()).toBe('');
  expect(log).toHaveBeenCalledOnce();
  show(<Trips numbers={[1, 2]} />);
  await waitFor(() => expect(shown()).toBe('Trip 1 (EUR), Trip 2 (EUR)'));
  expect(screen.queryByText('failed')).toBeNull();
  expect(calls).toHaveLength(2);
});

test('A request that the page no longer needs fails without a log entry', async () => {
  const { promise, reject } = Promise.withResolvers<object>();
  const calls = answerCalls({ [readTours]: () => promise });
  const { unmount } = renderOnPage(<Trips numbers={[1]} />);
  await waitFor(() => expect(calls).toHaveLength(1));
  unmount();
  await act(async () => reject(new DOMException('The operation was aborted', 'AbortError')));
  await new Promise(process.nextTick);
  expect(log).not.toHaveBeenCalled();
});
