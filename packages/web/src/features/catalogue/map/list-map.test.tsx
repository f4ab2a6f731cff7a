import type { ListMap as Drawing, MapMark } from '@ashore/core/contract/maps.ts';
import type { StatedPlan } from '@ashore/core/contract/values/trip-days.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { english } from '../../../../test-support/english.ts';
import { testCard, testCards } from '../../../../test-support/list.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { ListMap } from './list-map.tsx';
import { MapDrawing } from './map-drawing.tsx';

vi.mock('../../../page/log.ts', () => ({ log: () => {} }));

const map = 'GET /api/tours/map';
/** Their prices are €11, €12 and €13. */
const tours = testCards(3);
const drawing: Drawing = {
  ...{ width: 600, height: 400, land: 'M0 0', marks: [] },
  scale: { length: 60, metres: 1_000 },
  pins: tours.map(({ code }, at) => ({ code, x: at === 0 ? 100 : 400, y: 200 })),
};

const list = '/en/tours/rome';

/** Shows the list at a new history entry, because the map remembers by entry whether it is open. */
async function show({ plan = {}, trips = tours }: { plan?: StatedPlan; trips?: typeof tours } = {}) {
  const view = renderOnPage(<p>Home</p>);
  await act(() => view.router.navigate(list));
  view.show(<ListMap tours={trips} plan={plan} />);
  const leave = async () => {
    await act(() => view.router.navigate(`${list}/trip-t0000001`));
    view.show(<p>A trip</p>);
  };
  const comeBack = async () => {
    await act(() => view.router.navigate(-1));
    view.show(<ListMap tours={trips} plan={plan} />);
  };
  return { ...view, leave, comeBack };
}
const opener = () => screen.getByRole('button', { name: english('map.map') });
const closer = () => screen.getByRole('button', { name: english('map.list') });
const panel = () => screen.queryByRole('region', { name: english('map.label') });

async function opened(plan?: StatedPlan) {
  answerCalls({ [map]: () => drawing });
  const view = await show({ ...(plan && { plan }) });
  await view.user.click(opener());
  await screen.findByRole('list', { name: english('map.pins') });
  return { ...view, panel: within(panel() as HTMLElement) };
}

test('The map is requested only when it is opened, and its button names its next action', async () => {
  const calls = answerCalls({ [map]: () => drawing });
  const { user } = await show();
  expect(opener().getAttribute('aria-expanded')).toBe('false');
  expect(calls).toEqual([]);
  await user.click(opener());
  expect(closer().getAttribute('aria-expanded')).toBe('true');
  await screen.findByRole('list', { name: english('map.pins') });
  expect(calls.map(({ query }) => query.get('codes'))).toEqual([tours.map(({ code }) => code).join()]);
  await user.click(closer());
  expect(panel()).toBeNull();
});

test('The map is open again when the visitor returns to the list', async () => {
  const { leave, comeBack } = await opened();
  await leave();
  await comeBack();
  expect(closer()).toBeTruthy();
  expect(await screen.findByRole('list', { name: english('map.pins') })).toBeTruthy();
});

test('A map that was closed stays closed when the visitor returns', async () => {
  const { user, leave, comeBack } = await opened();
  await user.click(closer());
  await leave();
  await comeBack();
  expect(opener()).toBeTruthy();
});

test('A pin names its price and trip, and a group names its number and lowest price', async () => {
  const { panel: inside } = await opened();
  expect(inside.getAllByRole('button').map((pin) => pin.getAttribute('aria-label'))).toEqual([
    english('map.pin', { price: '€11', name: 'Trip 1' }),
    english('map.group', { count: 2, price: english('shell.from', { price: '€12' }) }),
  ]);
});

test('The map is labelled as a drawing', async () => {
  const { panel: inside } = await opened();
  expect(inside.getByText(english('map.note'))).toBeTruthy();
});

test('The cards of a pin link to their trips for the days and travellers of the list, and are announced', async () => {
  const day = localDate('2037-05-20');
  const { user, panel: inside } = await opened({ days: { from: day, to: day, party: 2 }, age: 7 });
  await user.click(inside.getByRole('button', { name: /Trip 1/ }));
  const card = within(inside.getByRole('status'));
  expect(card.getByRole('link', { name: 'Trip 1' }).getAttribute('href')).toBe(
    `${testCard(1).normalizedUrlPath}?date=2037-05-20&party=2&age=7`,
  );
  expect(card.getByText(english('shell.from', { price: '€11.00' }))).toBeTruthy();
  expect(card.getByText(english('tour.noRating'))).toBeTruthy();
});

test('Escape closes the cards from within, and the focus returns to the pin', async () => {
  const { user, panel: inside } = await opened();
  const pin = inside.getByRole('button', { name: /Trip 1/ });
  await user.click(pin);
  act(() => inside.getByRole('link', { name: 'Trip 1' }).focus());
  await user.keyboard('{Escape}');
  expect(inside.queryByRole('status')).toBeNull();
  expect(document.activeElement).toBe(pin);
});

test('Escape on another pin closes the cards and leaves the focus where it is', async () => {
  const { user, panel: inside } = await opened();
  await user.click(inside.getByRole('button', { name: /Trip 1/ }));
  const [, group] = inside.getAllByRole('button');
  act(() => group?.focus());
  await user.keyboard('{Escape}');
  expect(inside.queryByRole('status')).toBeNull();
  expect(document.activeElement).toBe(group);
});

test('The pins of trips that left the list are removed before the new map has loaded', async () => {
  const { show: rerender } = await opened();
  answerCalls({ [map]: () => new Promise<object>(() => {}) });
  rerender(<ListMap tours={tours.slice(0, 1)} plan={{}} />);
  expect(screen.getAllByRole('button', { name: /€/ })).toHaveLength(1);
});

test('A map that could not be loaded is requested again with other trips', async () => {
  const answers = [() => new Response('{}', { status: 503 }), () => drawing];
  const calls = answerCalls({ [map]: () => answers.shift()?.() });
  const { user, show: rerender } = await show();
  await user.click(opener());
  await screen.findByText(english('map.failed'));
  rerender(<ListMap tours={testCards(2)} plan={{}} />);
  await screen.findByRole('list', { name: english('map.pins') });
  expect(screen.queryByText(english('map.failed'))).toBeNull();
  expect(calls).toHaveLength(2);
});

test('A list without trips requests no map', async () => {
  const calls = answerCalls({});
  const { user } = await show({ trips: [] });
  await user.click(opener());
  await waitFor(() => expect(panel()).toBeTruthy());
  expect(calls).toEqual([]);
});

const mark = (name: string, more: Partial<MapMark> = {}): MapMark => ({
  ...{ name, kind: 'sight', x: 10, y: 20 },
  label: { x: 12, y: 22, text: name, anchor: 'start' },
  ...more,
});
const draw = (more: Partial<Drawing>) =>
  renderOnPage(<MapDrawing drawing={{ ...drawing, ...more }} />).container.querySelector('svg');

test('The drawing is hidden from screen readers and names its landmarks and its scale', () => {
  const svg = draw({ marks: [mark('Colosseum'), mark('Harbour', { label: null })] });
  expect(svg?.getAttribute('aria-hidden')).toBe('true');
  expect(svg?.textContent).toContain('Colosseum');
  expect(svg?.textContent).not.toContain('Harbour');
  expect(svg?.textContent).toContain(english('meet.kilometres', { kilometres: 1 }));
});

test('A town without a shoreline is drawn with rings at round distances, and a region with its land', () => {
  expect(
    [...(draw({ land: '' })?.querySelectorAll('circle') ?? [])].map((ring) => ring.getAttribute('r')),
  ).toEqual(['180', '120', '60']);
  expect(draw({ land: 'M1 1' })?.querySelector('path')?.getAttribute('d')).toBe('M1 1');
});
