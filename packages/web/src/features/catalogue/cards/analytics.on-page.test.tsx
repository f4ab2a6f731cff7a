import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tourForTests } from '../../../../test-support/bookable-tour.ts';
import { testCards } from '../../../../test-support/list.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import type { AnalyticsEvent } from '../../../analytics/track.ts';
import { useExtrasStore } from '../../../store/extras-store.ts';
import { useItemView, useListImpressions, useListView } from './analytics.ts';
import type { CardTour } from './card-parts.tsx';

let events: AnalyticsEvent[] = [];

beforeEach(() => {
  events = [];
  vi.stubGlobal('dataLayer', events);
});
afterEach(() => setConsent(null));

const setConsent = (consent: 'granted' | 'refused' | null) => act(() => useExtrasStore.setState({ consent }));
/** The names of the items of each event. */
const itemNames = () =>
  events.map(({ ecommerce }) =>
    (ecommerce as { items: { item_name: string }[] }).items.map(({ item_name: name }) => name),
  );
/** Positions of the recorded items in their list. */
const positions = () =>
  events.flatMap(({ ecommerce }) =>
    (ecommerce as { items: { index: number }[] }).items.map(({ index }) => index),
  );

function Product({ tour }: { tour: Parameters<typeof useItemView>[0] }) {
  useItemView(tour);
  return null;
}

test('A viewed product is recorded once in any currency, and another product again', () => {
  setConsent('granted');
  const { show } = renderOnPage(<Product tour={tourForTests()} />);
  show(<Product tour={tourForTests({ currency: 'USD', basePrice: 27 })} />);
  expect(itemNames()).toEqual([['Alfama on foot']]);
  show(<Product tour={tourForTests({ tourId: crypto.randomUUID(), tourName: 'Belém by bike' })} />);
  expect(itemNames()).toEqual([['Alfama on foot'], ['Belém by bike']]);
});

test('A viewed product is recorded as soon as the visitor consents', () => {
  renderOnPage(<Product tour={tourForTests()} />);
  expect(events).toEqual([]);
  setConsent('granted');
  expect(itemNames()).toEqual([['Alfama on foot']]);
});

test('Without consent nothing is recorded', () => {
  setConsent('refused');
  renderOnPage(<Product tour={tourForTests()} />);
  renderOnPage(<List tours={testCards(2)} />);
  renderOnPage(<Paged list="/tours/rome" tours={testCards(2)} offset={0} />);
  expect(events).toEqual([]);
});

function List({ tours }: { tours: readonly CardTour[] | undefined }) {
  useListView('featured', tours);
  return null;
}

test('A list is recorded when it has loaded, and an empty list never', () => {
  setConsent('granted');
  const { show } = renderOnPage(<List tours={undefined} />);
  show(<List tours={[]} />);
  expect(events).toEqual([]);
  show(<List tours={testCards(2)} />);
  expect(itemNames()).toEqual([['Trip 1', 'Trip 2']]);
});

type PagedProps = { list: string; tours: readonly CardTour[]; offset: number };

function Paged(props: PagedProps) {
  useListImpressions(props);
  return null;
}

test('A further page records only its new products, at their positions in the whole list', () => {
  setConsent('granted');
  const { show } = renderOnPage(<Paged list="/tours/rome" tours={testCards(4, 1, 2)} offset={2} />);
  show(<Paged list="/tours/rome" tours={testCards(4)} offset={0} />);
  expect(itemNames()).toEqual([
    ['Trip 3', 'Trip 4'],
    ['Trip 1', 'Trip 2'],
  ]);
  expect(positions()).toEqual([2, 3, 0, 1]);
});

test('The same trips of another list are recorded again', () => {
  setConsent('granted');
  const { show } = renderOnPage(<Paged list="/tours/rome" tours={testCards(1)} offset={0} />);
  show(<Paged list="/tours/lisbon" tours={testCards(1)} offset={0} />);
  expect(itemNames()).toEqual([['Trip 1'], ['Trip 1']]);
});
