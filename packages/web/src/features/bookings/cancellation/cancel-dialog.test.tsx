import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { testBooking } from '../../../../test-support/booking.ts';
import { english } from '../../../../test-support/english.ts';
import { shownFacts } from '../../../../test-support/facts.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { trackRefund } from '../../../analytics/purchase-events.ts';
import { CancelBooking } from './cancel-booking.tsx';

vi.mock('../../../analytics/purchase-events.ts', () => ({ trackRefund: vi.fn() }));
vi.mock('../../../page/log.ts', () => ({ log: () => {} }));

const ask = 'POST /api/bookings/*/cancellation-quote';
const cancel = 'POST /api/bookings/*/cancellation';
const show = 'GET /api/bookings/*';
const fails = (status: number, reason?: string) => Response.json({ status, reason }, { status });
const terms = (refund: number, parts: object = {}) => ({
  refund,
  price: 97,
  fee: 97 - refund,
  refundPercent: Math.round((refund / 97) * 100),
  currencyCode: 'EUR',
  until: null,
  ...parts,
});
type CancelAnswer = () => object | Promise<object>;
type SentCancellation = { readonly tickets: readonly number[]; readonly refund: number };

/** The dialog of this booking. Answers come one after the other; the last one stays. */
async function openDialog(
  answers: { ask: CancelAnswer[]; cancel?: CancelAnswer[]; show?: CancelAnswer },
  parts: Partial<BookingView> = {},
  locale: Locale = 'en',
) {
  const booking = testBooking(parts);
  const next = (list: CancelAnswer[] = []) =>
    ((list.length > 1 ? list.shift() : list[0]) ?? (() => fails(500)))() as object;
  const calls = answerCalls({
    [ask]: () => next(answers.ask),
    [cancel]: () => next(answers.cancel),
    [show]: (answers.show ?? (() => booking)) as () => object,
    'GET /api/exchange-rates/EUR': () => ({ own: { to: 'CNY', rate: '7.786', per: '1' } }),
  });
  function Page() {
    const [shown, setShown] = useState(booking);
    return <CancelBooking booking={shown} isFresh onChange={setShown} />;
  }
  const page = renderOnPage(<Page />, { locale });
  const open = async () => {
    await page.user.click(screen.getByRole('button'));
    return screen.findByRole('dialog');
  };
  const dialog = within(await open());
  const bodies = (name: string) =>
    calls.filter((call) => call.name === name).map(({ body }) => body as SentCancellation);
  return { ...page, open, dialog, bodies, button: (name: string) => dialog.findByRole('button', { name }) };
}

const forSum = (sum: string) => english('cancel.forSum', { sum });
const alertSays = (words: string) => waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words));

test('The dialog shows the paid, kept and refunded sums, with deadlines by the clock of the place', async () => {
  const until = '2027-05-14T18:15:00.000Z';
  const { dialog, button } = await openDialog({ ask: [() => terms(43.65, { until })] });
  await button(forSum('€43.65'));
  expect(shownFacts(screen.getByRole('dialog'))).toEqual({
    [english('cancel.price')]: '€97.00',
    [english('cancel.fee')]: '€53.35',
    [english('cancel.back')]: '€43.65',
  });
  const words = english('cancel.refundUntil', { until: 'Fri 14 May, 19:15', city: 'Lisbon' });
  expect(dialog.getByText(words)).toBeTruthy();
});

test('The button that keeps the booking has the focus, not the one that cancels it', async () => {
  const { dialog } = await openDialog({ ask: [() => terms(97)] });
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: english('cancel.keep') }));
});

test('Until the refund is known, the button shows no sum, is busy, and cancels nothing', async () => {
  const answer = Promise.withResolvers<object>();
  const { user, dialog, bodies, button } = await openDialog({ ask: [() => answer.promise] });
  const waiting = await button(english('cancel.refundLoading'));
  expect(waiting.getAttribute('aria-busy')).toBe('true');
  await user.click(waiting);
  expect(bodies(cancel)).toEqual([]);
  await act(async () => answer.resolve(terms(97)));
  expect(await button(forSum('€97.00'))).toBe(waiting);
  // A button keeps the width of both its labels: the one that is not shown stays, invisibly.
  expect(dialog.queryByText(english('cancel.refundLoading'), { ignore: '.invisible *' })).toBeNull();
});

test.each([
  [503, 'failed'],
  [429, 'fast'],
] as const)(
  'If the refund could not be calculated (%i), a button calculates it again',
  async (status, problem) => {
    const { user, button, bodies } = await openDialog({ ask: [() => fails(status), () => terms(97)] });
    await alertSays(english(`cancel.${problem}`));
    await user.click(await button(english('cancel.again')));
    expect(await button(forSum('€97.00'))).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(bodies(ask)).toHaveLength(2);
  },
);

test('A booking that can no longer be cancelled is reported without a cancel button', async () => {
  const { dialog } = await openDialog({ ask: [() => fails(409)] });
  await alertSays(english('cancel.gone'));
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    english('cancel.keep'),
  ]);
});

test.each(['left_over', 'too_often'] as const)(
  'Tickets that cannot be cancelled alone (%s) state the reason and show no sums, and all tickets can be cancelled together',
  async (reason) => {
    const { user, dialog, button } = await openDialog({
      ask: [() => terms(97), () => fails(422, reason), () => terms(97)],
    });
    await button(forSum('€97.00'));
    await user.click(dialog.getByRole('checkbox', { name: 'Marie Lindqvist' }));
    await alertSays(english(`cancel.${reason}`));
    expect(shownFacts(screen.getByRole('dialog'))).toEqual({});
    expect(dialog.queryByRole('button', { name: /^Cancel/ })).toBeNull();
    await user.click(dialog.getByRole('checkbox', { name: 'Marie Lindqvist' }));
    expect(await button(forSum('€97.00'))).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('');
  },
);

test.each(['ask', 'cancel'] as const)(
  'A room that was reported as a no-show is refused with the reason, without a button that cancels it (%s)',
  async (refusedCall) => {
    const refused = () => fails(409, 'no_show');
    const { user, dialog, button, bodies } = await openDialog({
      ask: [refusedCall === 'ask' ? refused : () => terms(97)],
      cancel: [refused],
    });
    if (refusedCall === 'cancel') await user.click(await button(forSum('€97.00')));
    await alertSays(english('cancel.no_show'));
    expect(dialog.queryByRole('button', { name: /^Cancel/ })).toBeNull();
    expect(shownFacts(screen.getByRole('dialog'))).toEqual({});
    expect(bodies(cancel)).toHaveLength(refusedCall === 'ask' ? 0 : 1);
  },
);

test('A cancellation that did not reach the server keeps the dialog open and can be sent again', async () => {
  const booking = testBooking({ state: 'cancelled', mayCancel: false, refundedTotal: 97 });
  const { user, button, bodies } = await openDialog({
    ask: [() => terms(97)],
    cancel: [() => Response.error(), () => booking],
  });
  await user.click(await button(forSum('€97.00')));
  await alertSays(english('cancel.failed'));
  await user.click(await button(forSum('€97.00')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(cancel)).toHaveLength(2);
});

test('While the server cancels, the dialog can neither be closed nor changed, and a second press sends nothing', async () => {
  const answer = Promise.withResolvers<object>();
  const { user, dialog, button, bodies } = await openDialog({
    ask: [() => terms(97)],
    cancel: [() => answer.promise],
  });
  await user.click(await button(forSum('€97.00')));
  const busy = await button(english('cancel.busy'));
  await user.click(dialog.getByRole('button', { name: english('cancel.keep') }));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await user.click(busy);
  expect(screen.getByRole('dialog')).toBeTruthy();
  for (const box of dialog.getAllByRole('checkbox')) expect(box).toHaveProperty('disabled', true);
  await act(async () => answer.resolve(testBooking({ state: 'cancelled', mayCancel: false })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(cancel)).toHaveLength(1);
});

test('An old refund that arrives after a newer choice is neither shown nor sent', async () => {
  const fullTerms = Promise.withResolvers<object>();
  const { user, dialog, button, bodies } = await openDialog({
    ask: [() => fullTerms.promise, () => terms(48.5)],
    cancel: [() => Response.error()],
  });
  await user.click(dialog.getByRole('checkbox', { name: 'Jonas Lindqvist' }));
  const newer = await button(forSum('€48.50'));
  await act(async () => fullTerms.resolve(terms(97)));
  await user.click(newer);
  await alertSays(english('cancel.failed'));
  expect(bodies(cancel)).toMatchObject([{ tickets: [0], refund: 48.5 }]);
  expect(await button(forSum('€48.50'))).toBe(newer);
});

test('A dialog that is opened again offers all tickets, without the last message', async () => {
  const { user, dialog, button, open, bodies } = await openDialog({
    ask: [() => terms(97), () => terms(48.5), () => terms(97)],
    cancel: [() => Response.error()],
  });
  await button(forSum('€97.00'));
  await user.click(dialog.getByRole('checkbox', { name: 'Jonas Lindqvist' }));
  await user.click(await button(forSum('€48.50')));
  await alertSays(english('cancel.failed'));
  await user.click(dialog.getByRole('button', { name: english('cancel.keep') }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const dialogAgain = within(await open());
  for (const box of dialogAgain.getAllByRole('checkbox')) expect(box).toHaveProperty('checked', true);
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(bodies(cancel)).toMatchObject([{ tickets: [0], refund: 48.5 }]);
});

test('If the refund has changed and the booking cannot be loaded again, the new refund is still shown', async () => {
  const { user, button, bodies } = await openDialog({
    ask: [() => terms(97), () => terms(48.5)],
    cancel: [() => fails(409)],
    show: () => Response.error(),
  });
  await user.click(await button(forSum('€97.00')));
  await alertSays(english('cancel.changed'));
  await button(forSum('€48.50'));
  expect(bodies(cancel)).toHaveLength(1);
});

test('An organisation reads how much its bill is reduced', async () => {
  const booking = testBooking({ state: 'cancelled', method: 'bill-organisation', mayCancel: false });
  const { user, button } = await openDialog(
    { ask: [() => terms(97)], cancel: [() => booking] },
    { method: 'bill-organisation', paidTotal: 0 },
  );
  const forLess = await button(english('cancel.forLess', { sum: '€97.00' }));
  expect(shownFacts(screen.getByRole('dialog'))[english('cancel.less')]).toBe('€97.00');
  await user.click(forLess);
  const doneMessage = english('cancel.doneAccount', { sum: '€97.00' });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(doneMessage));
});

test('A booking that was never paid shows no sums, and its spots are released', async () => {
  const released = testBooking({ state: 'expired', mayCancel: false, paidTotal: 0 });
  const { user, dialog, button } = await openDialog(
    { ask: [() => terms(0)], cancel: [() => released] },
    { state: 'awaiting_payment', paidTotal: 0 },
  );
  expect(dialog.getByRole('heading', { name: english('cancel.titleUnpaid') })).toBeTruthy();
  expect(shownFacts(screen.getByRole('dialog'))).toEqual({});
  await user.click(await button(english('cancel.releaseSpots')));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(english('cancel.doneUnpaid')));
});

test.each([
  ['a paid booking', {}, 97, 1],
  ['a booking without refund', {}, 0, 0],
  ['a request', { state: 'on_request', paidTotal: 0 }, 97, 0],
] as const)('The refund of %s is measured only if money was refunded', async (_, parts, refund, times) => {
  vi.mocked(trackRefund).mockClear();
  const cancelled = testBooking({ state: 'cancelled', mayCancel: false });
  const { user, dialog } = await openDialog({ ask: [() => terms(refund)], cancel: [() => cancelled] }, parts);
  await waitFor(() => expect(dialog.getAllByRole('button')[0]?.getAttribute('aria-busy')).toBeNull());
  await user.click(dialog.getAllByRole('button')[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(trackRefund).toHaveBeenCalledTimes(times);
});

test.each([
  ['accepted', 'cancel.charging'],
  ['confirmed', 'cancel.begun'],
] as const)('A booking that is %s and cannot be cancelled states the reason', (state, reason) => {
  renderOnPage(
    <CancelBooking booking={testBooking({ state, mayCancel: false })} isFresh onChange={() => {}} />,
  );
  expect(screen.getByText(english(reason))).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('An ended booking shows nothing about cancelling', () => {
  const endedBooking = testBooking({ state: 'completed', mayCancel: false });
  const { container } = renderOnPage(<CancelBooking booking={endedBooking} isFresh onChange={() => {}} />);
  expect(container.textContent).toBe('');
});

test('Chinese readers see about how many yuan the refund is, who converts it, and how long it takes', async () => {
  const { dialog } = await openDialog({ ask: [() => terms(43.65)] }, {}, 'zh-Hans');
  const about = await dialog.findByText(/^约¥340，仅供参考。.*汇率/);
  expect(about.parentElement?.textContent).toContain('退款最长10天到账。');
});

test('Where nothing is refunded, nothing is said of an arrival', async () => {
  const { dialog } = await openDialog({ ask: [() => terms(0)] });
  await dialog.findByText('€0.00');
  expect(dialog.queryByText(english('confirmation.arrives'))).toBeNull();
});
