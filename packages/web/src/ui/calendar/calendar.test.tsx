import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { CalendarPart } from '../kit/calendar-part.tsx';

const focused = () => document.activeElement?.getAttribute('data-date') ?? null;
const heading = () => screen.getByRole('heading', { level: 3 }).textContent;
const chosen = () => screen.getByRole('gridcell', { selected: true }).textContent;

function day(date: string): HTMLElement {
  const button = document.querySelector<HTMLElement>(`[data-date="${date}"]`);
  if (!button) throw new Error(`${date} is not shown`);
  return button;
}

const nameOf = (date: string) => within(day(date)).getByText(/2027/).textContent;

test('The days are one tab stop; arrow keys move by days and page keys by months', async () => {
  const { user } = renderOnPage(<CalendarPart />);
  screen.getByRole('button', { name: 'Next month' }).focus();
  await user.tab();
  expect(focused()).toBe('2027-05-15');
  const walked: (string | null)[] = [];
  for (const key of [
    ...['ArrowRight', 'ArrowDown', 'Home', 'End', 'ArrowDown', 'ArrowDown'],
    ...['PageDown', 'PageDown', 'PageUp'],
  ]) {
    await user.keyboard(`{${key}}`);
    walked.push(focused());
  }
  expect(walked).toEqual([
    '2027-05-16',
    '2027-05-23',
    '2027-05-17',
    '2027-05-23',
    '2027-05-30',
    '2027-06-06',
    '2027-07-06',
    '2027-07-31',
    '2027-06-30',
  ]);
  expect(heading()).toBe('June 2027');
  await user.tab();
  expect(focused()).toBeNull();
});

test('The accessible name of a day has its price, its state and the reason why it is unavailable', () => {
  renderOnPage(<CalendarPart />);
  expect(nameOf('2027-05-11')).toMatch(/Tuesday.*11 May 2027, €43.00, lowest price of the month/);
  expect(nameOf('2027-05-08')).toMatch(/on request, €48.50/);
  expect(nameOf('2027-05-17')).toMatch(/Sold out/);
  expect(day('2027-05-17').getAttribute('aria-disabled')).toBe('true');
  expect(day('2027-05-06').getAttribute('aria-current')).toBe('date');
});

test('A keyboard user reaches an unavailable day but cannot choose it, and the page offers the next available day', async () => {
  const { user } = renderOnPage(<CalendarPart />);
  day('2027-05-15').focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('2027-05-17');
  await user.keyboard('{Enter}');
  expect(chosen()).toMatch(/15 May/);
  expect(screen.getByText(/The next available date is 2027-05-18/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Choose it' }));
  expect(chosen()).toMatch(/18 May/);
});

test('The buttons stop at the months of the first and the last offered day', async () => {
  const { user } = renderOnPage(<CalendarPart />);
  const [back, on] = [/Previous/, /Next/].map((name) => screen.getByRole('button', { name }));
  await user.click(back as HTMLElement);
  expect(heading()).toBe('May – Jun 2027');
  for (let press = 0; press < 4; press += 1) await user.click(on as HTMLElement);
  expect(heading()).toBe('July 2027');
});

test('The first page begins with the current week; further keys back lead nowhere, and keys on stay on it until it ends', async () => {
  const { user } = renderOnPage(<CalendarPart />);
  day('2027-05-15').focus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(focused()).toBe('2027-05-03');
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toBe('2027-05-03');
  for (let week = 0; week < 5; week += 1) await user.keyboard('{ArrowDown}');
  expect([focused(), heading()]).toEqual(['2027-06-07', 'May – Jun 2027']);
  await user.keyboard('{ArrowDown}');
  expect([focused(), heading()]).toEqual(['2027-06-14', 'June 2027']);
});
