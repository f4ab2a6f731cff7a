import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { testBooking } from '../../../test-support/booking.ts';
import { pageTimers } from '../../../test-support/page-timers.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { forgetOffline, offlineBooking } from '../../store/offline-bookings.ts';
import { useBooking } from './use-booking.ts';

vi.mock('../../store/offline-bookings.ts', () => ({
  offlineBooking: vi.fn(),
  forgetOffline: vi.fn(async () => undefined),
}));
vi.mock('../../page/log.ts', () => ({ log: () => {} }));

const show = 'GET /api/bookings/*';
const accessKey = 'k'.repeat(43);
const fails = (status: number) => Response.json({ status }, { status });
const waitingForBank = testBooking({ state: 'awaiting_payment', paidTotal: 0 });
const onRequest = testBooking({ state: 'on_request', paidTotal: 0 });

let setBooking: (booking: BookingView) => void;
/** States that the page has shown, in order. */
let shownStates: string[] = [];

/** Shows the state of the lookup as text. */
function LookupState({ accessKey }: { accessKey: string | null | undefined }) {
  const { lookup, setBooking: set } = useBooking(accessKey);
  setBooking = set;
  const text =
    lookup.state === 'found' ? `${lookup.booking.state}, ${lookup.isFresh ? 'fresh' : 'old'}` : lookup.state;
  useEffect(() => {
    if (lookup.state !== 'loading') shownStates.push(text);
  }, [lookup, text]);
  return <output>{text}</output>;
}

const shownState = () => screen.getByRole('status').textContent;
let visible: DocumentVisibilityState = 'visible';

beforeEach(() => {
  visible = 'visible';
  shownStates = [];
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
  vi.mocked(offlineBooking).mockReset().mockResolvedValue(undefined);
  vi.mocked(forgetOffline).mockClear();
});

/** Renders the hook for a key. The server gives these answers in order, and repeats the last one. */
function follow(...answers: readonly (() => object | Promise<object>)[]) {
  const waiting = [...answers];
  const calls = answerCalls({
    [show]: () => ((waiting.length > 1 ? waiting.shift() : waiting[0]) ?? (() => fails(500)))(),
  });
  const timers = pageTimers();
  const page = renderOnPage(<LookupState accessKey={accessKey} />);
  const expectCalls = (times: number) => timers.until(() => expect(calls).toHaveLength(times));
  const expectState = (words: string) => timers.until(() => expect(shownState()).toBe(words));
  const expectAnswers = (times: number) => timers.until(() => expect(shownStates).toHaveLength(times));
  return { ...page, ...timers, calls, expectCalls, expectState, expectAnswers };
}

test('Before the key is known nothing is fetched, and without a key there is no booking', async () => {
  const calls = answerCalls({});
  const { show: showNext } = renderOnPage(<LookupState accessKey={undefined} />);
  expect(shownState()).toBe('loading');
  showNext(<LookupState accessKey={null} />);
  expect(shownState()).toBe('not_found');
  expect(calls).toEqual([]);
});

test('A confirmed booking is fetched once', async () => {
  const { expectState, pass, calls } = follow(() => testBooking());
  await expectState('confirmed, fresh');
  await pass(600_000);
  expect(calls).toHaveLength(1);
});

test('The booking is fetched again after two seconds, then at growing intervals, until the bank has responded', async () => {
  const { expectState, expectAnswers, pass, calls } = follow(
    () => waitingForBank,
    () => waitingForBank,
    () => waitingForBank,
    () => testBooking(),
  );
  await expectAnswers(1);
  await pass(1_999);
  expect(calls).toHaveLength(1);
  await pass(1);
  await expectAnswers(2);
  await pass(2_999);
  expect(calls).toHaveLength(2);
  await pass(1);
  await expectAnswers(3);
  await pass(4_499);
  expect(calls).toHaveLength(3);
  await pass(1);
  await expectState('confirmed, fresh');
  await pass(600_000);
  expect(calls).toHaveLength(4);
});

test('While the bank has not responded, the booking is fetched at least every thirty seconds', async () => {
  const { expectAnswers, pass, calls } = follow(() => waitingForBank);
  // Each pause is one and a half times the one before, up to thirty seconds. Timers drop fractions.
  const pauses = [2_000, 3_000, 4_500, 6_750, 10_125, 15_187, 22_781, 30_000, 30_000];
  for (const [index, pause] of pauses.entries()) {
    await expectAnswers(index + 1);
    await pass(pause);
  }
  await expectAnswers(pauses.length + 1);
  await pass(29_999);
  expect(calls).toHaveLength(pauses.length + 1);
});

test('A request is fetched every minute for the supplier’s answer, and only while the page is visible', async () => {
  const { expectAnswers, expectCalls, pass, calls } = follow(() => onRequest);
  await expectAnswers(1);
  await pass(59_999);
  expect(calls).toHaveLength(1);
  await pass(1);
  await expectAnswers(2);
  visible = 'hidden';
  await pass(600_000);
  expect(calls).toHaveLength(2);
  visible = 'visible';
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await expectCalls(3);
});

test('A hidden page fetches the booking again when it becomes visible, and when the connection returns', async () => {
  const { expectState, expectCalls, calls } = follow(
    () => testBooking(),
    () => testBooking({ state: 'completed' }),
  );
  await expectState('confirmed, fresh');
  visible = 'hidden';
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(calls).toHaveLength(1);
  visible = 'visible';
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await expectState('completed, fresh');
  await act(async () => void window.dispatchEvent(new Event('online')));
  await expectCalls(3);
});

test('A closed page fetches nothing more', async () => {
  const { expectState, pass, unmount, calls } = follow(() => waitingForBank);
  await expectState('awaiting_payment, fresh');
  unmount();
  await pass(600_000);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(calls).toHaveLength(1);
});

test('After a server error the known booking stays, is marked as outdated, and is fetched again', async () => {
  const { expectState, pass } = follow(
    () => onRequest,
    () => fails(503),
    () => testBooking(),
  );
  await expectState('on_request, fresh');
  await pass(60_000);
  await expectState('on_request, old');
  await pass(30_000);
  await expectState('confirmed, fresh');
});

test('A booking that the server does not know is not shown from the device', async () => {
  vi.mocked(offlineBooking).mockResolvedValue(testBooking());
  const { expectState, pass, calls } = follow(() => fails(404));
  await expectState('not_found');
  expect(offlineBooking).not.toHaveBeenCalled();
  expect(vi.mocked(forgetOffline).mock.calls).toEqual([[accessKey]]);
  await pass(600_000);
  expect(calls).toHaveLength(1);
});

test('Without a connection the booking cached on the device is shown and marked as outdated', async () => {
  vi.mocked(offlineBooking).mockResolvedValue(testBooking());
  const { expectState } = follow(() => Response.error());
  await expectState('confirmed, old');
  expect(offlineBooking).toHaveBeenCalledWith(accessKey);
});

test('The copy of a booking of an account is not shown to a browser whose session has ended', async () => {
  vi.mocked(offlineBooking).mockResolvedValue(testBooking());
  answerCalls({ [show]: () => fails(401), 'POST /api/oauth/renew': () => fails(401) });
  renderOnPage(<LookupState accessKey="ABCD1234" />);
  await waitFor(() => expect(shownState()).toBe('failed'));
  expect(offlineBooking).not.toHaveBeenCalled();
});

test('A device whose storage fails too reports that the booking could not be loaded', async () => {
  vi.mocked(offlineBooking).mockRejectedValue(new Error('no caches'));
  const { expectState, pass } = follow(
    () => Response.error(),
    () => testBooking(),
  );
  await expectState('failed');
  await pass(30_000);
  await expectState('confirmed, fresh');
});

test('A response that was requested before a change and arrives after it is dropped', async () => {
  const late = Promise.withResolvers<object>();
  const at = (second: number) => `2026-11-21T12:00:0${second}.000Z`;
  const { expectState, expectCalls } = follow(
    () => testBooking(),
    () => late.promise,
    () => testBooking({ state: 'completed', utcNow: at(6) }),
  );
  await expectState('confirmed, fresh');
  await act(async () => void window.dispatchEvent(new Event('online')));
  await expectCalls(2);
  await act(async () => setBooking(testBooking({ state: 'cancelled', utcNow: at(5) })));
  await act(async () => late.resolve(testBooking({ utcNow: at(4) })));
  await act(async () => void window.dispatchEvent(new Event('online')));
  await expectState('completed, fresh');
  expect(shownStates).toEqual(['confirmed, fresh', 'cancelled, fresh', 'completed, fresh']);
});

test('A booking that cannot be fetched is not replaced by the booking of the key before', async () => {
  const { show: showNext, expectState } = follow(
    () => testBooking(),
    () => Response.error(),
  );
  await expectState('confirmed, fresh');
  showNext(<LookupState accessKey={'o'.repeat(43)} />);
  await expectState('failed');
});

test('The response for one key is never shown for another', async () => {
  const first = Promise.withResolvers<object>();
  const {
    show: showNext,
    expectState,
    expectCalls,
  } = follow(
    () => first.promise,
    () => onRequest,
    () => testBooking({ state: 'completed' }),
  );
  await expectCalls(1);
  showNext(<LookupState accessKey={'o'.repeat(43)} />);
  await expectState('on_request, fresh');
  await act(async () => first.resolve(testBooking()));
  await act(async () => void window.dispatchEvent(new Event('online')));
  await expectState('completed, fresh');
  expect(shownStates).toEqual(['on_request, fresh', 'completed, fresh']);
});
