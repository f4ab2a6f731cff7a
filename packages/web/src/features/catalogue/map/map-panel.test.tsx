import type { ListMap } from '@ashore/core/contract/maps.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { english } from '../../../../test-support/english.ts';
import { testCard, testCards } from '../../../../test-support/list.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { withLinks } from '../../../../test-support/with-links.tsx';
import { TourCard } from '../cards/tour-card.tsx';
import MapPanel from './map-panel.tsx';

const map = 'GET /api/tours/map';
const tours = testCards(3);
/** The first trip has a place of its own, and the others begin at the same place. */
const drawing: ListMap = {
  ...{ width: 600, height: 400, land: 'M0 0', marks: [] },
  scale: { length: 60, metres: 1_000 } as unknown as ListMap['scale'],
  pins: tours.map(({ code }, at) => ({ code, x: at === 0 ? 100 : 400, y: 200 })),
};

function opened() {
  const view = renderOnPage(
    withLinks(
      <main>
        <MapPanel tours={tours} plan={{}} />
        {tours.map((tour) => (
          <TourCard key={tour.code} tour={tour} />
        ))}
      </main>,
    ),
  );
  return { ...view, panel: within(screen.getByRole('region', { name: english('map.label') })) };
}

const cardOf = (name: string) =>
  Array.from(document.querySelectorAll('.rack-card')).find((card) => card.textContent?.includes(name));

test('A pin marks its card, lists its trips when pressed, and Escape closes the list', async () => {
  answerCalls({ [map]: () => drawing });
  const { user, panel } = opened();
  const pin = await panel.findByRole('button', { name: /Trip 1/ });
  pin.focus();
  await waitFor(() => expect(cardOf('Trip 1')?.hasAttribute('data-marked')).toBe(true));
  await user.keyboard('{Enter}');
  expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Trip 1']);
  await user.keyboard('{Escape}');
  expect(panel.queryByRole('link')).toBeNull();
});

test('A card under the pointer marks its pin', async () => {
  answerCalls({ [map]: () => drawing });
  const { user, panel } = opened();
  const pin = await panel.findByRole('button', { name: /Trip 1/ });
  await user.hover(cardOf('Trip 1')?.querySelector('a') ?? document.body);
  await waitFor(() => expect(pin.dataset.marked).toBe('true'));
  await user.hover(cardOf('Trip 2')?.querySelector('a') ?? document.body);
  await waitFor(() => expect(pin.dataset.marked).toBeUndefined());
});

test('Trips that begin too close to each other are one pin with their number, and open as a list', async () => {
  answerCalls({ [map]: () => drawing });
  const { user, panel } = opened();
  const group = await panel.findByText('2');
  await user.click(group);
  expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Trip 2', 'Trip 3']);
  await user.click(panel.getByRole('button', { name: english('map.close') }));
  await waitFor(() => expect(document.activeElement).toBe(group.closest('button')));
});

test('On a phone the trips lie below the map, the pin of the one in view is marked, and a pressed pin replaces them', async () => {
  vi.stubGlobal('innerWidth', 390);
  answerCalls({ [map]: () => drawing });
  const { user, panel } = opened();
  const strip = await panel.findByRole('list', { name: english('map.strip') });
  expect(within(strip).getAllByRole('link')).toHaveLength(3);
  const pin = await panel.findByRole('button', { name: /Trip 1/ });
  await waitFor(() => expect(pin.dataset.marked).toBe('true'));
  await user.click(pin);
  expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Trip 1']);
});

test('Beside a list the map has no further list of its trips', async () => {
  answerCalls({ [map]: () => drawing });
  const { panel } = opened();
  await panel.findByRole('button', { name: /Trip 1/ });
  expect(panel.queryByRole('list', { name: english('map.strip') })).toBeNull();
});

test('If the server has no map, the page reports it and the list stays', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answerCalls({ [map]: () => new Response('{}', { status: 503 }) });
  const { panel } = opened();
  expect(await panel.findByText(english('map.failed'))).toBeTruthy();
  expect(cardOf(testCard(1).tourName)).toBeTruthy();
});
