import type { NamedShipView } from '@ashore/core/contract/booking-view.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { testBooking, testGuestBooking } from '../../../../test-support/booking.ts';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { NamedShipPanel } from './named-ship-panel.tsx';

const aurora: NamedShipView = {
  shipName: 'Aurora',
  terminal: 'Pier 2',
  allAboard: '23:30',
  isInPort: null,
  byTimetable: null,
  changeUntil: '2027-05-15T16:15:00.000Z',
};
const put = 'PUT /api/bookings/*/ship';

function openPanel(ship: NamedShipView | null, answer: () => Response | object = () => testBooking()) {
  const onChange = vi.fn();
  const calls = answerCalls({ [put]: answer });
  renderOnPage(<NamedShipPanel booking={testBooking({ ship })} onChange={onChange} />);
  return { onChange, calls };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });

test('A named ship can be corrected until the cut-off, and the page then shows the booking of the server', async () => {
  const { onChange, calls } = openPanel(aurora);
  expect(screen.getByText(/until Sat,? 15 May 2027, 17:15 \(Lisbon time\)/)).toBeTruthy();
  press(english('namedShip.change'));
  type(english('transfer.shipName'), '  Serena ');
  type(english('transfer.allAboard'), '');
  press(english('namedShip.save'));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(testBooking()));
  expect(calls).toMatchObject([{ body: { shipName: 'Serena', terminal: 'Pier 2', allAboard: null } }]);
  const saved = english('namedShip.saved', { vendor: testBooking().trip.vendor.name });
  expect(document.activeElement?.textContent).toBe(saved);
});

test.each([
  ['no ship', null],
  ['a ship after the cut-off', { ...aurora, changeUntil: null }],
])('Nothing is offered for %s', (_, ship) => {
  openPanel(ship);
  expect(screen.queryByRole('heading', { name: english('namedShip.title') })).toBeNull();
});

test('A booking that was stored by an earlier version shows no panel', () => {
  const { ship: _, ...earlier } = testGuestBooking();
  renderOnPage(
    <NamedShipPanel booking={earlier as ReturnType<typeof testGuestBooking>} onChange={() => {}} />,
  );
  expect(screen.queryByRole('heading')).toBeNull();
});

test('With a sailing, its timetable stands beside the details, and the ship keeps its name', async () => {
  const byTimetable = { terminal: 'South quay', allAboard: '17:30' };
  const { onChange, calls } = openPanel({ ...aurora, byTimetable });
  const known = english('namedShip.byTimetable', { pier: 'South quay', time: '17:30' });
  expect(screen.getByText(known)).toBeTruthy();
  expect(screen.getByText(english('namedShip.timetableChanges'))).toBeTruthy();
  press(english('namedShip.change'));
  expect(screen.queryByLabelText(english('transfer.shipName'))).toBeNull();
  type(english('transfer.terminal'), 'Pier 9');
  press(english('namedShip.save'));
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(calls).toMatchObject([{ body: { shipName: 'Aurora', terminal: 'Pier 9', allAboard: '23:30' } }]);
});

test('A ship that is not in port during the trip is warned of', () => {
  openPanel({ ...aurora, isInPort: false });
  expect(screen.getByText(english('namedShip.notInPort', { ship: 'Aurora', city: 'Lisbon' }))).toBeTruthy();
});

test('All aboard before the trip brings its travellers back is warned of, as in the checkout', () => {
  openPanel(aurora);
  expect(screen.queryByText(/ships don’t wait/)).toBeNull();
  press(english('namedShip.change'));
  type(english('transfer.allAboard'), '20:00');
  expect(screen.getByText(/ships don’t wait/)).toBeTruthy();
});

test('A form without a ship is not sent, and the focus moves to the field', () => {
  const { calls } = openPanel(aurora);
  press(english('namedShip.change'));
  type(english('transfer.shipName'), ' ');
  press(english('namedShip.save'));
  expect(document.activeElement).toBe(screen.getByLabelText(english('transfer.shipName')));
  expect(screen.getByText(english('transfer.shipNameMissing'))).toBeTruthy();
  expect(calls).toEqual([]);
});

test.each([
  [409, 'namedShip.tooLate'],
  [422, 'namedShip.tooOften'],
  [429, 'form.tooFast'],
  [503, 'namedShip.failed'],
] as const)(
  'A correction that the server refuses with %i is explained beside the button',
  async (status, key) => {
    const { onChange } = openPanel(aurora, () => Response.json({}, { status }));
    press(english('namedShip.change'));
    press(english('namedShip.save'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(english(key)));
    expect(onChange).not.toHaveBeenCalled();
  },
);
