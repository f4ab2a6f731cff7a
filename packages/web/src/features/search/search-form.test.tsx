import type { SearchResult } from '@ashore/core/contract/search/search.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { english } from '../../../test-support/english.ts';
import { foundAnswer, foundHotel, foundLodging } from '../../../test-support/found-tours.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { withLinks } from '../../../test-support/with-links.tsx';
import { useExtrasStore } from '../../store/extras-store.ts';
import { useTripPlanStore } from '../../store/trip-plan-store.ts';
import { SearchForm } from './search-form.tsx';

type Answers = Readonly<Record<string, SearchResult | Promise<SearchResult>>>;

const searchCall = 'GET /api/search';
const nothing = foundAnswer([], []);

beforeEach(() => act(() => useExtrasStore.getState().forgetSearches()));

/** The form on a page, with a server that answers these queries and finds nothing for others. */
function shown(answers: Answers = {}, options: Parameters<typeof renderOnPage>[1] & { query?: string } = {}) {
  const calls = answerCalls({
    [searchCall]: async ({ query }) => (await answers[query.get('query') ?? '']) ?? nothing,
  });
  const { query, ...page } = options;
  const form = (text = '') => withLinks(<SearchForm look="panel" query={text} />);
  const view = renderOnPage(form(query), page);
  const field = screen.getByRole<HTMLInputElement>('combobox');
  return {
    ...view,
    field,
    queries: () => calls.flatMap(({ query: parameters }) => parameters.get('query') ?? []),
    /** Shows the page of another query, or of none. */
    answer: (text: string) => view.show(form(text)),
  };
}

const column = (name: string) => screen.findByRole('group', { name });
const options = async (name: string) => within(await column(name)).getAllByRole('option');
const list = () => screen.queryByRole('listbox');
const isSearching = () =>
  document.querySelector('.combobox-panel')?.textContent?.includes(english('find.searching')) === true;

test('Tours and places are listed in two columns, the likelier one first, each with its count and a link to all', async () => {
  const lisbon = foundAnswer(['Sunset sail', 'Tram tour', 'Wine walk'], ['Lisbon'], {
    bestMatchType: 'location',
    tourCount: 41,
  });
  const { user, field, address } = shown({ lisbon });
  await user.type(field, 'lisbon');
  const tours = await column(english('find.tours'));
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).toEqual([
    expect.stringContaining('locations'),
    expect.stringContaining('tours'),
  ]);
  expect(tours.textContent).toContain(english('find.matches', { count: 41 }));
  const [first, , , more] = await options(english('find.tours'));
  expect(first?.getAttribute('href')).toBe('/en/tours/lisbon/sunset-sail-sunsetsa');
  expect(first?.getAttribute('target')).toBe('_blank');
  expect(first?.querySelector('img')).toBeTruthy();
  const [place] = await options(english('find.locations'));
  expect(place?.getAttribute('href')).toBe('/en/tours/lisbon-lisbon00');
  await user.click(more ?? tours);
  await waitFor(() => expect(address()).toBe('/en/search?q=lisbon'));
});

test('The column lists no more tours than the response counts', async () => {
  const { user, field } = shown({ sail: foundAnswer(['Sunset sail', 'Tram tour'], [], { tourCount: 1 }) });
  await user.type(field, 'sail');
  expect((await options(english('find.tours'))).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Sunset sail'),
    english('find.more'),
  ]);
});

test('A suggested tour shows its price and rating, and the places of the tours are offered without a count', async () => {
  const { tours, locations, ...rest } = foundAnswer(['Sunset sail', 'New sail'], ['Lisbon'], {
    locationCount: 0,
  });
  const offer = {
    basePrice: 38,
    groupSize: null,
    currency: 'EUR',
    averageRating: 4.5,
    reviewCount: 12,
  } as const;
  const offers = [offer, { ...offer, groupSize: 4, averageRating: null, reviewCount: 0 }];
  const sail = { ...rest, locations, tours: tours.map((tour, place) => ({ ...tour, offer: offers[place] })) };
  const { user, field } = shown({ sail });
  await user.type(field, 'sail');
  const [rated, unrated] = await options(english('find.tours'));
  expect(rated?.textContent).toContain(english('shell.from', { price: '€38.00' }));
  expect(rated?.textContent).toContain(english('tour.rating', { rating: '4.5', count: 12 }));
  expect(unrated?.textContent).toContain(english('tour.perGroup', { size: 4 }));
  expect(rated?.querySelector('.stars')).not.toBeNull();
  expect(unrated?.querySelector('.stars')).toBeNull();
  const places = await column(english('find.placesOfTours'));
  expect(places.textContent).not.toContain(english('find.matches', { count: 0 }));
});

test('A late response to an older query is never shown', async () => {
  const rome = Promise.withResolvers<SearchResult>();
  const { user, field, queries } = shown({ rome: rome.promise, kyoto: foundAnswer([], ['Kyoto']) });
  await user.type(field, 'rome');
  await waitFor(() => expect(queries()).toContain('rome'));
  await user.clear(field);
  await user.type(field, 'kyoto');
  await screen.findByText('Kyoto');
  await act(async () => rome.resolve(foundAnswer([], ['Rome'])));
  expect(list()?.textContent).not.toContain('Rome');
  expect(isSearching()).toBe(false);
});

test('While new suggestions load the previous ones stay, and an empty field has none', async () => {
  const rome = Promise.withResolvers<SearchResult>();
  const { user, field } = shown({ kyoto: foundAnswer([], ['Kyoto']), rome: rome.promise });
  await user.type(field, 'kyoto');
  await screen.findByText('Kyoto');
  fireEvent.input(field, { target: { value: 'rome' } });
  await waitFor(() => expect(isSearching()).toBe(true));
  expect(list()?.textContent).toContain('Kyoto');
  await act(async () => rome.resolve(foundAnswer([], ['Rome'])));
  await waitFor(() => expect(list()?.textContent).toContain('Rome'));
  expect(isSearching()).toBe(false);
  await user.clear(field);
  expect(list()).toBeNull();
});

test('Suggestions are requested fifty milliseconds after the last letter, not for each letter', async () => {
  const { field, queries } = shown();
  await act(async () => field.focus());
  await waitFor(() => expect(field.getAttribute('aria-controls')).toBeNull());
  await screen.findAllByRole('status');
  fireEvent.input(field, { target: { value: 'k' } });
  await waitFor(() => expect(queries()).toEqual(['k']));
  vi.useFakeTimers();
  fireEvent.input(field, { target: { value: 'kyo' } });
  await act(() => vi.advanceTimersByTimeAsync(49));
  fireEvent.input(field, { target: { value: 'kyot' } });
  await act(() => vi.advanceTimersByTimeAsync(49));
  expect(queries()).toEqual(['k']);
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  await waitFor(() => expect(queries()).toEqual(['k', 'kyot']));
});

test('Hotels of which not all prices are known are announced and shown without a number', async () => {
  const lodging = (hotelCount: number | null) => foundLodging([foundHotel('Casa Azul')], { hotelCount });
  const { user, field } = shown({
    all: foundAnswer([], [], { lodging: lodging(7) }),
    some: foundAnswer([], [], { lodging: lodging(null) }),
  });
  await user.type(field, 'all');
  expect((await column(english('find.hotels'))).textContent).toContain(english('find.matches', { count: 7 }));
  await user.clear(field);
  await user.type(field, 'some');
  await screen.findByText(english('find.answersWithSomeHotels', { locations: 0 }));
  expect((await column(english('find.hotels'))).textContent).not.toContain(
    english('find.matches', { count: 7 }),
  );
});

test('If nothing matches, the list reports it, and its only option leads to all results', async () => {
  const { user, field, address } = shown();
  await user.type(field, 'zzqqxxyy');
  expect(await options(english('find.none', { query: 'zzqqxxyy' }))).toHaveLength(1);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe('/en/toursAndActivities'));
});

test('The list opens with a click, closes with a press outside or Escape, and a second Escape empties the field', async () => {
  const { user, field } = shown({ lisbon: foundAnswer([], ['Lisbon']) });
  await user.type(field, 'lisbon');
  await screen.findByRole('listbox');
  await user.click(document.body);
  expect(list()).toBeNull();
  await user.click(field);
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(list()).toBeNull();
  expect(field.value).toBe('lisbon');
  await user.keyboard('{Escape}');
  expect(field.value).toBe('');
});

test('Suggestions that fail to load are logged and not shown, and the form still submits the query', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  answerCalls({
    [searchCall]: () => Response.json({ message: 'Service Unavailable', status: 503 }, { status: 503 }),
  });
  const { user, address } = renderOnPage(withLinks(<SearchForm look="panel" />));
  await user.type(screen.getByRole('combobox'), 'lisbon');
  await waitFor(() =>
    expect(logged).toHaveBeenCalledWith('The search suggestions could not be loaded', expect.anything()),
  );
  // Slow typing sends more than one query, and each of them fails.
  await waitFor(() => expect(isSearching()).toBe(false));
  expect(list()).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.keyboard('{Enter}');
  expect(address()).toBe('/en/search?q=lisbon');
});

test('While a Chinese word is being composed nothing is requested, and the finished word is', async () => {
  const { field, queries } = shown({ 里斯本: foundAnswer([], ['里斯本']) }, { locale: 'zh-Hans' });
  await act(async () => field.focus());
  await screen.findAllByRole('status');
  fireEvent.compositionStart(field);
  vi.useFakeTimers();
  for (const value of ['li', 'lisiben']) {
    field.value = value;
    fireEvent(field, new InputEvent('input', { bubbles: true, isComposing: true }));
    await act(() => vi.advanceTimersByTimeAsync(60));
  }
  vi.useRealTimers();
  field.value = '里斯本';
  fireEvent(field, new InputEvent('input', { bubbles: true, isComposing: true }));
  fireEvent.compositionEnd(field);
  await screen.findByRole('listbox');
  expect(queries()).toEqual(['里斯本']);
});

test('Recent queries are offered in an empty field, and can be cleared', async () => {
  const { user, field, address, router } = shown();
  await user.type(field, ' wine {Enter}');
  await waitFor(() => expect(address()).toBe('/en/search?q=wine'));
  await act(() => router.navigate('/en'));
  await user.clear(field);
  await user.click((await options(english('find.recent')))[0] ?? field);
  await waitFor(() => expect(address()).toBe('/en/search?q=wine'));
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: english('find.forget') }));
  expect(list()).toBeNull();
  expect(useExtrasStore.getState().searches).toEqual([]);
});

test('An empty field offers recent searches, popular places and interests', async () => {
  act(() => useExtrasStore.getState().rememberSearch('wine'));
  const { code, slug, name } = { code: 'r0mata9n', slug: 'rome', name: 'Rome' };
  const rome = { code, slug, name, countryName: 'Italy', imageUrl: '/images/place-rome' };
  answerCalls({ 'GET /api/locations': () => ({ _embedded: { locationList: [rome] }, _links: {} }) });
  const { user, address } = renderOnPage(withLinks(<SearchForm look="panel" />));
  await user.click(screen.getByRole('combobox'));
  const [place] = await options(english('find.popular'));
  expect(place?.getAttribute('href')).toBe('/en/toursAndActivities?place=rome');
  expect(await options(english('find.interests'))).toHaveLength(12);
  expect(await options(english('find.recent'))).toHaveLength(2);
  await user.click(place ?? document.body);
  await waitFor(() => expect(address()).toBe('/en/toursAndActivities?place=rome'));
});

test('On a page about a place an empty field offers the places near it first', async () => {
  const placeNamed = (slug: string, name: string) => ({
    ...{ code: `${slug}000`, slug, name },
    ...{ countryName: 'Portugal', imageUrl: `/images/place-${slug}` },
  });
  answerCalls({
    'GET /api/locations': ({ query }) => {
      const place =
        query.get('near') === 'lisbon' ? placeNamed('porto', 'Porto') : placeNamed('rome', 'Rome');
      return { _embedded: { locationList: [place] }, _links: {} };
    },
  });
  const address = '/en/tours/lisbon';
  const page = { path: '/tours/lisbon' };
  const { user } = renderOnPage(withLinks(<SearchForm look="header" />), { address, page });
  await user.click(screen.getByRole('combobox'));
  const [, porto] = await options(english('find.nearby'));
  expect(porto?.getAttribute('href')).toBe('/en/toursAndActivities?place=porto');
  const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'));
  expect(groups[0]).toContain('near');
});

test('The header and the suggestions carry the remembered days and travellers to their lists', async () => {
  const days = { from: localDate('2037-05-14'), to: localDate('2037-05-15') };
  const travellers = { adults: 2, children: [7] };
  act(() => useTripPlanStore.getState().remember({ days, travellers }));
  const rome = {
    ...{ code: 'r0mata9n', slug: 'rome', name: 'Rome' },
    countryName: 'Italy',
    imageUrl: '/images/rome',
  };
  answerCalls({
    'GET /api/locations': () => ({ _embedded: { locationList: [rome] }, _links: {} }),
    [searchCall]: () => nothing,
  });
  const stated = 'dateFrom=2037-05-14&dateTo=2037-05-15&party=3&age=7';
  const { user, address } = renderOnPage(withLinks(<SearchForm look="header" />));
  const field = screen.getByRole('combobox');
  await user.click(field);
  const [place] = await options(english('find.popular'));
  expect(place?.getAttribute('href')).toBe(`/en/toursAndActivities?place=rome&${stated}`);
  await user.type(field, 'wine');
  act(() => void fireEvent.submit(field.closest('form') ?? document.body));
  await waitFor(() => expect(address()).toBe(`/en/search?q=wine&${stated}`));
  act(() => useTripPlanStore.getState().remember({ days: null, travellers: null }));
});

test('A blank query is not submitted: the field keeps the focus and shows an error until the traveller types', async () => {
  const { user, field, address } = shown();
  await user.type(field, '   ');
  await user.click(screen.getByRole('button', { name: english('find.submit') }));
  await waitFor(() => expect(document.activeElement).toBe(field));
  const missing = screen.getByText(english('find.missing'));
  expect(field.getAttribute('aria-describedby')).toBe(missing.closest('[id]')?.id);
  expect(address()).toBe('/en');
  await user.type(field, 'wine');
  expect(screen.queryByText(english('find.missing'))).toBeNull();
});

test('The field shows the query of the page, and is empty on a page without one', async () => {
  const { field, answer } = shown({}, { query: 'rome' });
  answer('kyoto');
  expect(field.value).toBe('kyoto');
  answer('');
  expect(field.value).toBe('');
});

test('Text typed while results load stays, and is submitted next', async () => {
  const { user, field, answer, address } = shown();
  await user.type(field, 'kyoto{Enter}');
  await user.clear(field);
  await user.type(field, 'rome');
  field.blur();
  answer('kyoto');
  expect(field.value).toBe('rome');
  await user.type(field, '{Enter}');
  expect(address()).toBe('/en/search?q=rome');
});

test('Text typed while a followed link loads stays in the field', async () => {
  const { user, field, answer } = shown({}, { query: 'kyoto' });
  await user.clear(field);
  await user.type(field, 'rome');
  answer('');
  expect(field.value).toBe('rome');
});

test('Text in a field that has lost the focus is not kept on the next page', async () => {
  const { user, field, answer } = shown({}, { query: 'kyoto' });
  await user.type(field, ' tea');
  field.blur();
  answer('');
  expect(field.value).toBe('');
});

test('While results load the button reports it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { user, field } = shown({}, { onNavigation: () => promise });
  await user.type(field, 'wine{Enter}');
  const button = await screen.findByRole('button', { name: english('find.searching') });
  expect(button.getAttribute('aria-busy')).toBe('true');
  await act(async () => resolve());
  expect(await screen.findByRole('button', { name: english('find.submit') })).toBeTruthy();
});
