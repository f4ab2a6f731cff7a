import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { testBooking, testGuestBooking } from '../../../test-support/booking.ts';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { BookingDocuments } from './documents.tsx';

const ticketUrl = '/papers/7K2M94QD.pdf';
const calendarUrl = '/papers/7K2M94QD.ics';

test('The tickets and the calendar entry of a sold booking can be downloaded, and the ticket can be printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = renderOnPage(<BookingDocuments booking={testBooking({ ticketUrl, calendarUrl })} />);
  const pdf = screen.getByRole('link', { name: english('confirmation.ticketPdf') });
  expect(pdf.getAttribute('href')).toBe(ticketUrl);
  expect(pdf.hasAttribute('download')).toBe(true);
  const entry = screen.getByRole('link', { name: english('confirmation.calendar') });
  expect(entry.getAttribute('href')).toBe(calendarUrl);
  expect(entry.hasAttribute('download')).toBe(true);
  await user.click(screen.getByRole('button', { name: english('confirmation.print') }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('A document that does not exist is not offered', () => {
  renderOnPage(<BookingDocuments booking={testBooking({ ticketUrl: null, calendarUrl: null })} />);
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(screen.getByRole('button', { name: english('confirmation.print') })).toBeTruthy();
});

test('A request can be added to the calendar, but has no ticket to print', () => {
  renderOnPage(<BookingDocuments booking={testBooking({ state: 'on_request', calendarUrl })} />);
  expect(screen.getByRole('link', { name: english('confirmation.calendar') })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('An ended booking offers no documents', () => {
  const { container } = renderOnPage(<BookingDocuments booking={testBooking({ state: 'declined' })} />);
  expect(container.textContent).toBe('');
});

test('A guest of an organisation gets the tickets as well', () => {
  renderOnPage(<BookingDocuments booking={testGuestBooking({ ticketUrl })} />);
  expect(screen.getByRole('link', { name: english('confirmation.ticketPdf') })).toBeTruthy();
});
