import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { ANSWER_DELAY, ComboboxPart } from '../kit/combobox-part.tsx';

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Tour or destination' });
const list = () => screen.queryByRole('listbox');
const marked = () => screen.queryByRole('option', { selected: true })?.textContent ?? null;

const run = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

/** Types a text and lets the time pass until the simulated server has answered. */
function type(text: string) {
  vi.useFakeTimers();
  const page = renderOnPage(<ComboboxPart />);
  act(() => field().focus());
  fireEvent.input(field(), { target: { value: text } });
  run(ANSWER_DELAY);
  return page;
}

function typeInto(text: string, count: number) {
  const page = type(text);
  vi.useRealTimers();
  expect(screen.getAllByRole('option')).toHaveLength(count);
  return page;
}

test('Typing opens the options, and the arrow keys move down one column, then the next', async () => {
  const { user } = typeInto('ca', 4);
  expect(field().getAttribute('aria-expanded')).toBe('true');
  const walked: (string | null)[] = [];
  for (let press = 0; press < 5; press += 1) {
    await user.keyboard('{ArrowDown}');
    walked.push(marked());
  }
  expect(walked).toEqual(['Sailing lesson at Cascais', 'More results', 'Cascais', 'More results', null]);
  await waitFor(() => expect(document.activeElement).toBe(field()));
});

test('The label of the list states once that options open a new tab, and no option repeats it', () => {
  typeInto('ca', 4);
  expect(list()?.getAttribute('aria-label')).toBe('Tour or destination (suggestions open in a new tab)');
  expect(list()?.textContent).not.toContain('new tab');
});

test('The field names the marked option to a screen reader', async () => {
  const { user } = typeInto('ca', 4);
  expect(field().getAttribute('aria-activedescendant')).toBeNull();
  await user.keyboard('{ArrowDown}');
  const id = field().getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(id)?.textContent).toContain('Sailing lesson at Cascais');
});

test('Escape first closes the options, then clears the field', async () => {
  const { user } = typeInto('ca', 4);
  await user.keyboard('{Escape}');
  expect([list(), field().value, field().getAttribute('aria-expanded')]).toEqual([null, 'ca', 'false']);
  await user.keyboard('{Escape}');
  expect(field().value).toBe('');
});

test('Enter opens the marked option and submits nothing', async () => {
  const { user } = typeInto('lis', 2);
  await user.keyboard('{ArrowDown}');
  const option = screen.getByRole('option', { selected: true });
  const pressed: string[] = [];
  option.addEventListener('click', (event) => {
    event.preventDefault();
    pressed.push(`${option.getAttribute('target')} ${option.getAttribute('href')}`);
  });
  await user.keyboard('{Enter}');
  expect(pressed).toEqual(['_blank #Lisbon']);
  expect(screen.queryByText(/Searched for/)).toBeNull();
});

test('An option that opened in a new tab is announced, each time', async () => {
  const { user } = typeInto('lis', 2);
  const announcement = () => screen.getByRole('status').textContent;
  for (let time = 0; time < 2; time += 1) {
    await user.keyboard('{ArrowDown}');
    expect(announcement()).not.toContain('has opened');
    list()?.addEventListener('click', (event) => event.preventDefault());
    await user.keyboard('{Enter}');
    expect(list()).toBeNull();
    expect(announcement()).toBe('“Lisbon” has opened in a new tab.');
  }
});

test('Enter without a marked option submits the typed text and closes the options', async () => {
  const { user } = typeInto('lis', 2);
  await user.keyboard('{Enter}');
  expect(screen.getByText('Searched for lis')).toBeTruthy();
  expect(list()).toBeNull();
});

test('A click opens the options, and a press outside or a lost focus closes them', async () => {
  const { user } = typeInto('ca', 4);
  await user.click(document.body);
  expect(list()).toBeNull();
  await user.click(field());
  expect(list()).not.toBeNull();
  // A click opens the options even if the field already has the focus.
  await user.keyboard('{Escape}');
  await user.click(field());
  expect(list()).not.toBeNull();
  await user.tab();
  // The button that clears the field belongs to it.
  expect(list()).not.toBeNull();
  const elsewhere = document.body.appendChild(document.createElement('button'));
  act(() => elsewhere.focus());
  expect(list()).toBeNull();
  elsewhere.remove();
});

test('The number of options is announced once typing has paused for half a second', () => {
  type('ca');
  const announcement = () => screen.getByRole('status').textContent;
  expect(screen.getAllByRole('option')).toHaveLength(4);
  run(450);
  expect(announcement()).toBe('');
  run(100);
  expect(announcement()).toBe('2 matches');
});

test('While a Chinese word is being composed, the keys belong to the input method', () => {
  typeInto('ca', 4);
  fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
  expect(marked()).toBeNull();
  // Safari reports the end of a composed word by this number alone.
  fireEvent.keyDown(field(), { key: 'ArrowDown', keyCode: 229 });
  expect(marked()).toBeNull();
});

test('The back arrow of a phone closes the options', async () => {
  const { user } = typeInto('ca', 4);
  await user.click(screen.getByRole('button', { name: 'Close the search' }));
  expect(list()).toBeNull();
});
