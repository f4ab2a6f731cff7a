import { usualStay } from '@ashore/core/contract/values/stay-address.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { type HotelQuery, noHotelFilters } from '../list/hotel-query.ts';
import { SearchLine } from './search-line.tsx';

const today = localDate('2037-03-01');
const search = usualStay(today);
const lisbon = { slug: 'lisbon', name: 'Lisbon' };

const renderLine = (place?: typeof lisbon) =>
  renderOnPage(<SearchLine place={place} search={search} today={today} />, { address: '/en/hotels' });
const submit = () => screen.getByRole('button', { name: english('hotels.search') });
const roomsField = () => screen.getByRole('button', { name: new RegExp(english('hotels.roomsAndGuests')) });
const roomsPanel = () => screen.findByRole('dialog', { name: english('hotels.roomsAndGuests') });

const found = (...places: object[]) => ({ _embedded: { locationList: places } });
const place = (slug: string, name: string) => ({
  ...{ slug, name, countryName: 'Portugal', productCounts: { hotels: 6 } },
});

test('The line begins with tomorrow for two nights, one room and two guests', () => {
  renderLine(lisbon);
  expect(screen.getByRole('button', { name: /When.*2–4 Mar, 2 nights/ })).toBeTruthy();
  expect(roomsField().textContent).toContain('1 room, 2 guests');
});

test('Rooms chosen in the panel are searched for; Escape discards nothing', async () => {
  const { user, address } = renderLine(lisbon);
  await user.click(roomsField());
  await user.click(within(await roomsPanel()).getByRole('button', { name: english('hotels.addRoom') }));
  await user.keyboard('{Escape}');
  expect(roomsField().textContent).toContain('2 rooms, 4 guests');
  await user.click(submit());
  await waitFor(() =>
    expect(address()).toBe('/en/hotels/lisbon?dateFrom=2037-03-02&dateTo=2037-03-04&rooms=2,2'),
  );
});

const filters: HotelQuery = {
  ...{ ...noHotelFilters, stars: [5], boards: ['breakfast'], payAtHotel: true, priceTo: 900 },
  ...{ sight: 'castle', maxKmToSight: 2, maxKmToQuay: 5, sort: 'price' },
};

test('A new search in the same place keeps the filters and the order of the list', async () => {
  const line = <SearchLine place={lisbon} search={search} today={today} filters={filters} />;
  const { user, address, container } = renderOnPage(line, { address: '/en/hotels/lisbon' });
  await user.click(submit());
  const text =
    'stars=5&board=breakfast&payAtHotel=true&priceTo=900&priceIn=EUR' +
    '&sight=castle&maxKmToSight=2&maxKmToQuay=5&sort=price';
  await waitFor(() =>
    expect(address()).toBe(`/en/hotels/lisbon?dateFrom=2037-03-02&dateTo=2037-03-04&rooms=2&${text}`),
  );
  const sent = new URLSearchParams(new FormData(container.querySelector('form') ?? undefined) as never);
  expect(sent.get('from')).toBe('lisbon');
  for (const [name, value] of new URLSearchParams(text)) expect(sent.get(name)).toBe(value);
});

test('In another place the filters stay that also apply there, and distances to sights of the first are dropped', async () => {
  answerCalls({ 'GET /api/locations/search': () => found(place('porto', 'Porto')) });
  const line = (
    <SearchLine place={lisbon} search={search} today={today} filters={{ ...filters, sort: 'distance' }} />
  );
  const { user, address } = renderOnPage(line, { address: '/en/hotels/lisbon' });
  const field = screen.getByRole('combobox', { name: english('hotels.where') });
  await user.clear(field);
  await user.type(field, 'port');
  await user.click(submit());
  await waitFor(() =>
    expect(address()).toBe(
      '/en/hotels/porto?dateFrom=2037-03-02&dateTo=2037-03-04&rooms=2' +
        '&stars=5&board=breakfast&payAtHotel=true&priceTo=900&priceIn=EUR',
    ),
  );
});

test('A room whose child has no age yet stays in the panel, and is not searched for', async () => {
  const { user, address } = renderLine(lisbon);
  await user.click(roomsField());
  const more = english('hotels.more', { group: 'children', room: 1 });
  await user.click(within(await roomsPanel()).getByRole('button', { name: more }));
  await user.keyboard('{Escape}');
  expect(roomsField().textContent).toContain('1 room, 3 guests');
  await user.click(submit());
  const panel = await roomsPanel();
  expect(panel.textContent).toContain(english('hotels.ageMissing', { child: 1, room: 1 }));
  expect(address()).toBe('/en/hotels');
});

test('A typed place is looked up among the places with hotels', async () => {
  const calls = answerCalls({ 'GET /api/locations/search': () => found(place('porto', 'Porto')) });
  const { user, address } = renderLine();
  await user.type(screen.getByRole('combobox', { name: english('hotels.where') }), 'port');
  await user.click(submit());
  await waitFor(() => expect(address()).toContain('/en/hotels/porto?'));
  expect(calls.at(-1)?.query.get('products')).toBe('hotels');
});

test('A place without hotels, or none, is refused beside the field', async () => {
  answerCalls({
    'GET /api/locations/search': () => found(),
    'GET /api/locations': () => found(),
    'GET /api/search': () => ({}),
  });
  const { user } = renderLine();
  await user.click(submit());
  const field = screen.getByRole('combobox', { name: english('hotels.where') });
  expect(screen.getByText(english('hotels.whereMissing'))).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await user.type(field, 'Atlantis');
  await user.click(submit());
  expect(await screen.findByText(english('hotels.whereUnknown', { place: 'Atlantis' }))).toBeTruthy();
});

test('A place without hotels is refused with the nearest one that has some, which is suggested while one types', async () => {
  const nothingIn = { name: 'Zurich', nearest: 'Zermatt', kilometres: 162 };
  const calls = answerCalls({
    'GET /api/locations/search': ({ query }) =>
      query.get('pattern') === 'Zermatt' ? found(place('zermatt', 'Zermatt')) : found(),
    'GET /api/locations': () => found(),
    'GET /api/search': ({ query }) =>
      query.get('query') === english('hotels.queryIn', { place: 'Zurich' }) ? { lodging: { nothingIn } } : {},
  });
  const { user, address } = renderLine();
  const field = screen.getByRole('combobox', { name: english('hotels.where') });
  const sentence = english('hotels.nothingIn', nothingIn);
  await user.type(field, 'Zurich');
  expect(await screen.findByText(sentence, { selector: 'p:not(.sr-only)' })).toBeTruthy();
  expect(await screen.findByRole('option', { name: /Zermatt/ })).toBeTruthy();
  await user.click(submit());
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  const problem = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(problem?.textContent).toBe(sentence);
  expect(address()).toBe('/en/hotels');
  expect(calls.some(({ query }) => query.get('pattern') === 'Zermatt')).toBe(true);
});

test('The name of a hotel leads to its page with the stay', async () => {
  const hotel = { normalizedUrlPath: '/hotels/lisbon/casa-k4y4k0ab' };
  answerCalls({
    'GET /api/locations/search': () => found(),
    'GET /api/locations': () => found(),
    'GET /api/search': () => ({ lodging: { isMeant: false, hotels: [hotel] } }),
  });
  const { user, address } = renderLine();
  await user.type(screen.getByRole('combobox', { name: english('hotels.where') }), 'Casa do Aguadeiro');
  await user.click(submit());
  await waitFor(() => expect(address()).toContain('/hotels/lisbon/casa-k4y4k0ab?dateFrom='));
});

test('Nights are chosen on one calendar: the arrival first, then the departure', async () => {
  const { user, address } = renderLine(lisbon);
  await user.click(screen.getByRole('button', { name: /When/ }));
  const panel = await screen.findByRole('dialog', { name: english('hotels.nightsTitle') });
  const day = (date: string) => panel.querySelector(`[data-date="${date}"]`) as HTMLElement;
  await user.click(day('2037-03-10'));
  expect(panel.textContent).toContain(english('hotels.chooseDeparture', { date: 'Tue 10 Mar' }));
  await user.click(day('2037-03-14'));
  await user.click(submit());
  await waitFor(() => expect(address()).toContain('dateFrom=2037-03-10&dateTo=2037-03-14'));
});

test('The calendar opens at the day of arrival with two months, and keys lead from one to the other', async () => {
  const stated = { ...search, arrival: localDate('2037-05-30'), departure: localDate('2037-06-02') };
  const { user } = renderOnPage(<SearchLine place={lisbon} search={stated} today={today} />, {
    address: '/en/hotels',
  });
  await user.click(screen.getByRole('button', { name: /When/ }));
  const panel = await screen.findByRole('dialog', { name: english('hotels.nightsTitle') });
  const months = within(panel).getAllByRole('heading', { level: 3 });
  expect(months.map(({ textContent }) => textContent)).toEqual(['May 2037', 'June 2037']);
  expect(panel.querySelectorAll('[data-date][tabindex="0"]')).toHaveLength(1);
  const focused = () => document.activeElement?.getAttribute('data-date');
  const first = panel.querySelector<HTMLElement>('[data-first-focus]');
  expect(first?.dataset.date).toBe('2037-05-30');
  first?.focus();
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('2037-06-06');
  expect(within(panel).getByRole('heading', { name: 'May 2037' })).toBeTruthy();
  await user.keyboard('{PageDown}');
  expect(focused()).toBe('2037-07-06');
  expect(within(panel).getByRole('heading', { name: 'June 2037' })).toBeTruthy();
});

test('On the list of a place a phone shows what is searched for in one line, which opens the fields', async () => {
  const { user } = renderLine(lisbon);
  const form = screen.getByRole('search');
  const summary = screen.getByRole('button', {
    name: new RegExp(`^${english('hotels.changeSearch')} Lisbon`),
  });
  expect(summary.textContent).toBe('Change the search: Lisbon2–4 Mar, 2 nights · 1 room, 2 guests');
  expect(form.dataset.folded).toBe('true');
  await user.click(summary);
  expect(form.dataset.folded).toBeUndefined();
});
