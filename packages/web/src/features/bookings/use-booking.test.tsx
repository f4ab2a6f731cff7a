import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { testBooking } from '../../../test-support/booking.ts';
import { pageTimers } from '../../../test-support/page-timers.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { offlineBooking } from './offline/store.ts';
import { useBooking } from './use-booking.ts';

vi.mock('./offline/store.ts', () => ({ offlineBooking: vi.fn() }));
vi.mock('../../page/log.ts', () => ({ log: () => {} }));

const show = 'GET /api/bookings/*';
const accessKey = 'k'.repeat(43);
const fails = (status: number) => Response.json({ status }, { status });
const waitingForBank = testBooking({ state: 'awaiting_payment', paidTotal: 0 });
const onRequest = testBooking({ state: 'on_request', paidTotal: 0 });

let learn: (booking: BookingView) => void;
/** What the page has shown of each answer, in order. */
let seen: string[] = [];

/** What the hook knows, in words. */
function Known({ secret }: { secret: string | null | undefined }) {
  const { known, learn: take } = useBooking(secret);
  learn = take;
  const words =
    known.state === 'known' ? `${known.booking.state}, ${known.isFresh ? 'fresh' : 'old'}` : known.state;
  useEffect(() => {
    if (known.state !== 'opening') seen.push(words);
  }, [known, words]);
  return <output>{words}</output>;
}

const known = () => screen.getByRole('status').textContent;
let visible: DocumentVisibilityState = 'visible';

beforeEach(() => {
  visible = 'visible';
  seen = [];
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
  vi.mocked(offlineBooking).mockReset().mockResolvedValue(undefined);
});
afterEach(() => void vi.restoreAllMocks());

/** The hook for a key, and what the server answers: the last answer stays. */
function follow(...answers: readonly (() => object | Promise<object>)[]) {
  const waiting = [...answers];
  const calls = answerCalls({
    [show]: () => ((waiting.length > 1 ? waiting.shift() : waiting[0]) ?? (() => fails(500)))(),
  });
  const timers = pageTimers();
  const page = renderOnPage(<Known secret={accessKey} />);
  const expectCalls = (times: number) => timers.until(() => expect(calls).toHaveLength(times));
  const says = (words: string) => timers.until(() => expect(known()).toBe(words));
  const hears = (times: number) => timers.until(() => expect(seen).toHaveLength(times));
  return { ...page, ...timers, calls, expectCalls, says, hears };
}

test('Before the key is known nothing is asked; without a key there is no booking', async () => {
  const calls = answerCalls({});
  const { show: showNext } = renderOnPage(<Known secret={undefined} />);
  expect(known()).toBe('opening');
  showNext(<Known secret={null} />);
  expect(known()).toBe('nothing');
  expect(calls).toEqual([]);
});

test('A booking that is confirmed is read once', async () => {
  const { says, pass, calls } = follow(() => testBooking());
  await says('confirmed, fresh');
  await pass(600_000);
  expect(calls).toHaveLength(1);
});

test('A bank is asked after two seconds, then at growing intervals, until it has answered', async () => {
  const { says, hears, pass, calls } = follow(
    () => waitingForBank,
    () => waitingForBank,
    () => waitingForBank,
    () => testBooking(),
  );
  await hears(1);
  await pass(1_999);
  expect(calls).toHaveLength(1);
  await pass(1);
  await hears(2);
  await pass(2_999);
  expect(calls).toHaveLength(2);
  await pass(1);
  await hears(3);
  await pass(4_499);
  expect(calls).toHaveLength(3);
  await pass(1);
  await says('confirmed, fresh');
  await pass(600_000);
  expect(calls).toHaveLength(4);
});

test('A bank that takes long is asked at least every thirty seconds', async () => {
  const { hears, pass, calls } = follow(() => waitingForBank);
  const pauses = [2_000, 3_000, 4_500, 6_750, 10_125, 15_187, 22_781, 30_000, 30_000];
  for (const [place, pause] of pauses.entries()) {
    await hears(place + 1);
    await pass(pause);
  }
  await hears(pauses.length + 1);
  await pass(29_999);
  expect(calls).toHaveLength(pauses.length + 1);
});

test('A supplier is asked every minute, and only while the page is seen', async () => {
  const { hears, expectCalls, pass, calls } = follow(() => onRequest);
  await hears(1);
  await pass(59_999);
  expect(calls).toHaveLength(1);
  await pass(1);
  await hears(2);
  visible = 'hidden';
  await pass(600_000);
  expect(calls).toHaveLength(2);
  visible = 'visible';
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await expectCalls(3);
});

test('A page that is left for another tab is read again when it is seen, and when the connection is back', async () => {
  const { says, expectCalls, calls } = follow(
    () => testBooking(),
    () => testBooking({ state: 'completed' }),
  );
  await says('confirmed, fresh');
  visible = 'hidden';
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(calls).toHaveLength(1);
  visible = 'visible';
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await says('completed, fresh');
  await act(async () => void window.dispatchEvent(new Event('online')));
  await expectCalls(3);
});

test('A page that is closed asks no more', async () => {
  const { says, pass, unmount, calls } = follow(() => waitingForBank);
  await says('awaiting_payment, fresh');
  unmount();
  await pass(600_000);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(calls).toHaveLength(1);
});

test('A server that fails leaves the known booking, which is then an old one, and is asked again', async () => {
  const { says, pass } = follow(
    () => onRequest,
    () => fails(503),
    () => testBooking(),
  );
  await says('on_request, fresh');
  await pass(60_000);
  await says('on_request, old');
  await pass(30_000);
  await says('confirmed, fresh');
});

test('A booking that is unknown to the server is not shown from the device', async () => {
  vi.mocked(offlineBooking).mockResolvedValue(testBooking());
  const { says, pass, calls } = follow(() => fails(404));
  await says('nothing');
  expect(offlineBooking).not.toHaveBeenCalled();
  await pass(600_000);
  expect(calls).toHaveLength(1);
});

test('Without a connection the booking that the device keeps is shown as an old one', async () => {
  vi.mocked(offlineBooking).mockResolvedValue(testBooking());
  const { says } = follow(() => Response.error());
  await says('confirmed, old');
  expect(offlineBooking).toHaveBeenCalledWith(accessKey);
});

test('A device whose storage fails as well shows that the booking could not be read', async () => {
  vi.mocked(offlineBooking).mockRejectedValue(new Error('no caches'));
  const { says, pass } = follow(
    () => Response.error(),
    () => testBooking(),
  );
  await says('failed');
  await pass(30_000);
  await says('confirmed, fresh');
});

test('An answer that was requested before a change and arrives after it is dropped', async () => {
  const late = Promise.withResolvers<object>();
  const at = (second: number) => `2026-11-21T12:00:0${second}.000Z`;
  const { says, expectCalls } = follow(
    () => testBooking(),
    () => late.promise,
    () => testBooking({ state: 'completed', utcNow: at(6) }),
  );
  await says('confirmed, fresh');
  await act(async () => void window.dispatchEvent(new Event('online')));
  await expectCalls(2);
  await act(async () => learn(testBooking({ state: 'cancelled', utcNow: at(5) })));
  await act(async () => late.resolve(testBooking({ utcNow: at(4) })));
  await act(async () => void window.dispatchEvent(new Event('online')));
  await says('completed, fresh');
  expect(seen).toEqual(['confirmed, fresh', 'cancelled, fresh', 'completed, fresh']);
});

test('The answer for one key never shows for another', async () => {
  const first = Promise.withResolvers<object>();
  const {
    show: showNext,
    says,
    expectCalls,
  } = follow(
    () => first.promise,
    () => onRequest,
    () => testBooking({ state: 'completed' }),
  );
  await expectCalls(1);
  showNext(<Known secret={'o'.repeat(43)} />);
  await says('on_request, fresh');
  await act(async () => first.resolve(testBooking()));
  await act(async () => void window.dispatchEvent(new Event('online')));
  await says('completed, fresh');
  expect(seen).toEqual(['on_request, fresh', 'completed, fresh']);
});
