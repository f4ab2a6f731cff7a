import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { dayOfTour, daysOfTour, sharedWalk, tourForTests } from '../../../../test-support/bookable-tour.ts';
import { browserClock } from '../../../../test-support/browser-clock.ts';
import { english } from '../../../../test-support/english.ts';
import { shownFacts } from '../../../../test-support/facts.ts';
import { adult, child, optionForTests } from '../../../../test-support/option.ts';
import { testQuote } from '../../../../test-support/quote.ts';
import { recordDocumentLoads } from '../../../../test-support/record-document-loads.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { textsIn } from '../../../../test-support/texts-in.ts';
import { PageProvider, usePage } from '../../../page/use-page.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { readSavedStores } from '../../../store/saved-store.ts';
import { useTripPlanStore } from '../../../store/trip-plan-store.ts';
import { noTransfer, useTransferChoice } from '../transfer/transfer.ts';
import { TransferForm } from '../transfer/transfer-form.tsx';
import { BookingPanel } from './booking-panel.tsx';
import { AtChosenDeparture } from './use-booking-panel.tsx';

vi.mock('../../../page/log.ts', () => ({ log: () => {} }));

const month = 'GET /api/tours/*/availability';
const day = 'GET /api/tours/*/availability/*';
const hold = 'POST /api/tours/quote';
const tour = tourForTests();
const thursday = '2037-05-14';
/** A search for a day on which the walk does not run, so that the panel chooses none. */
const onSunday = '?dateFrom=2037-05-17&dateTo=2037-05-17';
const quote = testQuote({
  tourId: tour.tourId,
  tourName: tour.tourName,
  normalizedUrlPath: tour.normalizedUrlPath,
  queryDate: thursday,
  startTime: '08:30',
  timeZone: tour.timeZone,
});

/** The main button in the ticket. The bar of narrow screens contains it too. */
const theButton = () => {
  const button = document.querySelector<HTMLElement>('aside .hold-button');
  if (!button) throw new Error('The ticket has no button.');
  return button;
};
const ticket = () => screen.getByRole('complementary', { name: english('bookingPanel.yourTicket') });
const cell = (date: string) => document.querySelector<HTMLElement>(`[data-date="${date}"]`);
const more = (name: string) =>
  screen.getByRole('button', { name: english('bookingPanel.more', { ticket: name }) });
const less = (name: string) =>
  screen.getByRole('button', { name: english('bookingPanel.less', { ticket: name }) });
const holds = (count: number) => english('bookingPanel.hold', { count, minutes: 15 });
const says = (text: string) => waitFor(() => expect(theButton().textContent).toBe(text));

type DayCall = { query: URLSearchParams; path: string };
const currencyOf = ({ query }: DayCall) => (query.get('currency') ?? 'EUR') as SelectableCurrency;
const dateOf = ({ path }: DayCall) => path.slice(-10);

type Opened = {
  /** Query of the product page's address. */
  readonly choice?: string;
  readonly answers?: Parameters<typeof answerCalls>[0];
  readonly tour?: TourDetails;
  readonly locale?: Locale;
};

/** The booking panel on the page of a product, on the morning of 11 May 2037. */
async function openPanel({ choice = '', answers = {}, tour: shown = tour, locale = 'en' }: Opened = {}) {
  const calls = answerCalls({
    [month]: (call) => daysOfTour(call.query.get('from') ?? '', call.query.get('to') ?? '', currencyOf(call)),
    [day]: (call) => dayOfTour(dateOf(call), { currency: currencyOf(call) }),
    ...answers,
  });
  const panel = (
    <InChosenCurrency>
      <BookingPanel tour={shown} today={localDate('2037-05-11')} before={null}>
        <AtChosenDeparture>
          {(_, departure) => <TransferForm tour={shown} departure={departure} />}
        </AtChosenDeparture>
      </BookingPanel>
    </InChosenCurrency>
  );
  const address = `/${locale}${tour.normalizedUrlPath}${choice}`;
  const view = renderOnPage(panel, { address, locale });
  await waitFor(() => expect(cell(thursday)).not.toBeNull());
  return { calls, ...view };
}

/** Chooses another currency in the header. */
let chooseCurrency: (currency: SelectableCurrency) => void = () => {};

function InChosenCurrency({ children }: { children: ReactNode }) {
  const [currency, choose] = useState<SelectableCurrency>('EUR');
  useEffect(() => {
    chooseCurrency = choose;
  }, []);
  return <PageProvider value={{ ...usePage(), currency }}>{children}</PageProvider>;
}

/** A response that the test sends at a chosen moment. */
function deferAnswer<Answer>() {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  return {
    answer: () => promise as Promise<Answer & object>,
    come: (answer: Answer) => act(async () => resolve(answer)),
  };
}

beforeEach(async () => {
  browserClock('2037-05-11T08:00:00.000Z');
  await readSavedStores();
  act(() => {
    useCommerceStore.getState().reset();
    useTransferChoice.setState({ tourId: '', values: noTransfer, isChecked: false });
  });
});

test('From the tickets few presses of Tab lead to the button that holds them, past none of the content below', async () => {
  const { container } = await openPanel({ choice: `?date=${thursday}&adult=1` });
  await screen.findByRole('radio', { name: english('transfer.ship') });
  const order = [...container.querySelectorAll('#who, .hold-button, #transfer-form')].map(
    ({ id }) => id || 'hold-button',
  );
  // The bar of narrow screens and the summary of wide ones: only one of them is shown.
  expect(order).toEqual(['who', 'hold-button', 'hold-button', 'transfer-form']);
});

test('Travellers of a list are filled in as a suggestion, which a changed number ends', async () => {
  const { user, address } = await openPanel({ choice: `?date=${thursday}&party=3&age=7` });
  await screen.findByText(english('bookingPanel.fromSearch'));
  await waitFor(() =>
    expect(address()).toBe(`/en${tour.normalizedUrlPath}?date=${thursday}&adult=2&child=1`),
  );
  await user.click(less(english('ticket.child')));
  expect(screen.queryByText(english('bookingPanel.fromSearch'))).toBeNull();
  await waitFor(() => expect(address()).toBe(`/en${tour.normalizedUrlPath}?date=${thursday}&adult=2`));
});

test('Travellers of a list get the tickets of their ages in each option, until the traveller counts them', async () => {
  const lateRound = optionForTests('late', {
    label: 'Late round',
    tickets: [{ ...adult, minAge: null, price: 22 }],
  });
  const withDinner = optionForTests('dinner', {
    label: 'With dinner',
    tickets: [{ ...adult, price: 58 }, child],
  });
  const { user, address } = await openPanel({
    tour: tourForTests({ components: [lateRound, withDinner] }),
    choice: '?party=3&age=9',
  });
  const addressOf = (query: string) =>
    waitFor(() => expect(address()).toBe(`/en${tour.normalizedUrlPath}?${query}`));
  await addressOf('adult=3');
  await user.click(screen.getByRole('radio', { name: /With dinner/ }));
  await addressOf('adult=2&child=1&option=2');
  screen.getByText(english('bookingPanel.fromSearch'));
  await user.click(more(english('ticket.adult')));
  await addressOf('adult=3&child=1&option=2');
  await user.click(screen.getByRole('radio', { name: /Late round/ }));
  await addressOf('adult=3&child=1');
});

test('A day of the next month is chosen on the page of the current month, which stays', async () => {
  const { user, address } = await openPanel();
  const inJune = cell('2037-06-11') as HTMLElement;
  await waitFor(() => expect(inJune.getAttribute('aria-disabled')).toBe('false'));
  await user.click(inJune);
  await waitFor(() => expect(address()).toContain('date=2037-06-11'));
  expect(screen.getByRole('heading', { name: 'May – Jun 2037' })).toBeTruthy();
  expect(cell('2037-06-11')?.closest('td')?.getAttribute('aria-selected')).toBe('true');
});

test('Tickets that an address names are not replaced by the travellers of the search line', async () => {
  localStorage.setItem('trip-plan', '{}');
  act(() => useTripPlanStore.setState({ travellers: { adults: 4, children: [] } }));
  const { address } = await openPanel({ choice: `?date=${thursday}&adult=1` });
  await act(async () => void (await import('./plan-suggestions.ts')));
  expect(screen.queryByText(english('bookingPanel.fromSearch'))).toBeNull();
  expect(address()).toBe(`/en${tour.normalizedUrlPath}?date=${thursday}&adult=1`);
});

test('A search over several days opens on the first of them on which the party can go, and says so', async () => {
  // Saturday has two spots left, Sunday does not run.
  const { address } = await openPanel({
    choice: '?dateFrom=2037-05-16&dateTo=2037-05-19&party=3',
    answers: {
      [month]: ({ query }) => {
        const answer = daysOfTour(query.get('from') ?? '', query.get('to') ?? '');
        const isTooMany = query.get('party') === '3';
        const days = answer.days.map((day) =>
          day.date === '2037-05-16' && isTooMany ? { ...day, state: 'sold_out' as const } : day,
        );
        return { ...answer, days };
      },
    },
  });
  await screen.findByText(
    english('bookingPanel.dayFromSearch', { days: '16–19 May', date: 'Monday 18 May' }),
  );
  await waitFor(() => expect(address()).toBe(`/en${tour.normalizedUrlPath}?date=2037-05-18&adult=3`));
});

test('The ticket names the days of the search until the first available one is known', async () => {
  const known = Promise.withResolvers<void>();
  await openPanel({
    choice: '?dateFrom=2037-05-16&dateTo=2037-05-19&party=3',
    answers: {
      [month]: async ({ query }) => {
        await known.promise;
        return daysOfTour(query.get('from') ?? '', query.get('to') ?? '');
      },
    },
  });
  const dateLine = () =>
    within(ticket()).getByRole('button', { name: new RegExp(`^${english('bookingPanel.dateAndStart')}`) });
  const shown = english('bookingPanel.dateAndStart');
  expect(dateLine().textContent).not.toContain(english('bookingPanel.toDate'));
  await waitFor(() => expect(dateLine().textContent).toBe(`${shown}16–19 May`));
  await act(async () => known.resolve());
  await waitFor(() => expect(dateLine().textContent).toContain('Sat 16 May'));
});

test('If no day of the search is available, the panel says so and offers the next day', async () => {
  const { user } = await openPanel({ choice: '?dateFrom=2037-05-17&dateTo=2037-05-17' });
  await screen.findByText(english('bookingPanel.noDayOfSearch', { days: '17 May' }));
  await user.click(screen.getByRole('button', { name: english('bookingPanel.chooseIt') }));
  expect(cell('2037-05-18')?.closest('td')?.getAttribute('aria-selected')).toBe('true');
  expect(screen.queryByText(english('bookingPanel.noDayOfSearch', { days: '17 May' }))).toBeNull();
});

test('The panel starts with two adults on a day that can still be cancelled for free, which is not written into the address', async () => {
  const { address } = await openPanel();
  await says(holds(2));
  expect(cell('2037-05-13')?.closest('td')?.getAttribute('aria-selected')).toBe('true');
  screen.getByText(english('bookingPanel.usualDay', { people: '2 adults' }));
  expect(within(ticket()).getByText(english('bookingPanel.total')).parentElement?.textContent).toContain(
    '€48.00',
  );
  expect(address()).toBe(`/en${tour.normalizedUrlPath}`);
});

test('Where an option has several starts, the panel takes the first with room on the day that it chose itself', async () => {
  const late = optionForTests(sharedWalk.componentKey, { ...sharedWalk, startingTimes: ['08:30', '17:00'] });
  const departures = (date: string) => {
    const answer = dayOfTour(date);
    const [first] = answer.components;
    if (first === undefined) throw new Error('The walk has an option.');
    const [early] = first.departures;
    if (early === undefined) throw new Error('The walk has a start.');
    const full = { ...early, spots: 1 };
    return { ...answer, components: [{ ...first, departures: [full, { ...early, time: '17:00' }] }] };
  };
  const { user } = await openPanel({
    tour: tourForTests({ components: [late] }),
    answers: { [day]: (call) => departures(dateOf(call)) },
  });
  await says(holds(2));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /17:00/ }).checked).toBe(true);
  await user.click(cell(thursday) as HTMLElement);
  await says(english('bookingPanel.toStart'));
});

test('Without a ticket for adults or without room for two the main button leads to the tickets', async () => {
  const kids = optionForTests(sharedWalk.componentKey, { ...sharedWalk, tickets: [child] });
  const { unmount } = await openPanel({
    tour: tourForTests({ components: [kids] }),
    choice: `?date=${thursday}`,
  });
  await says(english('bookingPanel.toTickets'));
  unmount();
  const alone = optionForTests(sharedWalk.componentKey, { ...sharedWalk, capacity: 1 });
  await openPanel({ tour: tourForTests({ components: [alone] }), choice: `?date=${thursday}` });
  await says(english('bookingPanel.toTickets'));
});

test('The date line of the ticket leads to the calendar, and the main button holds the chosen spots', async () => {
  const loads = recordDocumentLoads();
  const { user, calls, address } = await openPanel({ answers: { [hold]: () => quote } });
  await says(holds(2));
  await user.click(
    within(ticket()).getByRole('button', { name: new RegExp(`^${english('bookingPanel.dateAndStart')}`) }),
  );
  await waitFor(() => expect(document.activeElement?.getAttribute('data-date')).toBe('2037-05-13'));
  await user.keyboard('{ArrowRight}{Enter}');
  expect(cell(thursday)?.closest('td')?.getAttribute('aria-selected')).toBe('true');
  await user.click(less(english('ticket.adult')));
  await user.click(more(english('ticket.adult')));
  await waitFor(() => expect(ticket().querySelector('.type-total')?.textContent).toBeTruthy());
  expect(within(ticket()).getAllByText('€48.00').length).toBeGreaterThan(0);
  expect(within(ticket()).getAllByText('2 adults').length).toBeGreaterThan(0);
  expect(address()).toBe(`/en${tour.normalizedUrlPath}?date=${thursday}&adult=2`);
  await says(holds(2));
  expect(ticket().querySelector('.ticket-torn')).toBeNull();
  await user.click(theButton());
  await waitFor(() => expect(loads).toHaveLength(1));
  expect(ticket().querySelector('.ticket-torn')).not.toBeNull();
  expect(loads[0]?.address).toBe('/en/new/checkout/personal_info');
  expect(calls.find(({ name }) => name === hold)?.body).toMatchObject({
    product: tour.tourId,
    componentKey: sharedWalk.componentKey,
    date: thursday,
    time: '08:30',
    tickets: [{ ticketType: 'adult', count: 2 }],
    ride: null,
    currency: 'EUR',
  });
});

test('The panel reads the choice from the address and leaves other parameters unchanged', async () => {
  const { user, address } = await openPanel({ choice: `?date=${thursday}&adult=1&child=2&affiliate=quay` });
  await waitFor(() => expect(ticket().textContent).toContain('1 adult, 2 children'));
  expect(cell(thursday)?.closest('td')?.getAttribute('aria-selected')).toBe('true');
  await user.click(less(english('ticket.child')));
  await waitFor(() =>
    expect(address()).toMatch(new RegExp(`\\?affiliate=quay&date=${thursday}&adult=1&child=1$`)),
  );
});

test('After a change of currency the old total stays and is marked as loading until the new total is known', async () => {
  const yen = deferAnswer<object>();
  await openPanel({
    choice: `?date=${thursday}&adult=2`,
    answers: {
      [day]: (call) => (currencyOf(call) === 'JPY' ? yen.answer() : dayOfTour(dateOf(call))),
    },
  });
  const total = () => within(ticket()).getByText(english('bookingPanel.total')).parentElement;
  await waitFor(() => expect(total()?.textContent).toContain('€48.00'));
  act(() => chooseCurrency('JPY'));
  await waitFor(() => expect(ticket().hasAttribute('data-refreshing')).toBe(true));
  expect(total()?.textContent).toContain('€48.00');
  await yen.come(dayOfTour(thursday, { currency: 'JPY' }));
  await waitFor(() => expect(total()?.textContent).toMatch(/¥7,680$/));
  expect(ticket().hasAttribute('data-refreshing')).toBe(false);
});

test('An unavailable day states its reason and offers the next available day', async () => {
  const { user } = await openPanel();
  const sunday = cell('2037-05-17') as HTMLElement;
  expect(sunday.textContent).toContain(english('bookingPanel.reasonNotRunning'));
  await user.click(sunday);
  expect(sunday.closest('td')?.getAttribute('aria-selected')).toBe('false');
  const note = await screen.findByText(/The next available date is Monday/);
  expect(note.closest('[role="status"]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: english('bookingPanel.chooseIt') }));
  const monday = cell('2037-05-18');
  expect(monday?.closest('td')?.getAttribute('aria-selected')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(monday));
});

test('The days of a show follow its date rules and not its list of days', async () => {
  const dateRules = [
    {
      componentKey: sharedWalk.componentKey,
      rules: [{ weekdays: [4], startTimes: ['08:30'] }],
      exceptions: [],
    },
  ];
  const show = tourForTests({
    productType: 'shows',
    dateRules,
    availability: { availableDates: ['2037-05-15'], requireBookingApproval: false },
  });
  const nothing = {
    days: [],
    availableDates: [],
    nextAvailableDate: null,
    today: '2037-05-11',
    currency: 'EUR',
  };
  await openPanel({
    tour: show,
    answers: {
      'GET /api/shows/*/availability': () => ({ ...nothing, requireBookingApproval: false }),
    },
  });
  expect(cell(thursday)?.getAttribute('aria-disabled')).toBe('false');
  expect(cell('2037-05-15')?.getAttribute('aria-disabled')).toBe('true');
});

test('The button, the days and the result of an on-request trip mention the request', async () => {
  const onRequest = tourForTests({ requireBookingApproval: true });
  await openPanel({ tour: onRequest, choice: `?date=${thursday}&adult=2` });
  expect(cell('2037-05-15')?.textContent).toContain(english('bookingPanel.onRequest'));
  await says(english('bookingPanel.request', { count: 2 }));
  expect(ticket().textContent).toContain(english('bookingPanel.calmRequest'));
});

test('If spots are sold while the traveller chooses, the panel shows how many are left and keeps the choice', async () => {
  let spots = 10;
  const { user } = await openPanel({
    choice: `?date=${thursday}&adult=3`,
    answers: { [day]: (call) => dayOfTour(dateOf(call), { spots }), [hold]: () => undefined },
  });
  await says(holds(3));
  spots = 1;
  await user.click(theButton());
  const note = await within(ticket()).findByText(english('bookingPanel.gone'));
  await waitFor(() => expect(document.activeElement?.contains(note)).toBe(true));
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  await waitFor(() => expect(ticket().textContent).toContain('Only 1 spot is left at 08:30.'));
  expect(ticket().textContent).toContain('3 adults');
  expect(screen.getByText(/Only 1 spot is available\./)).toBeTruthy();
  await user.click(less(english('ticket.adult')));
  await user.click(less(english('ticket.adult')));
  expect(within(ticket()).queryByText(english('bookingPanel.gone'))).toBeNull();
  await says(holds(1));
});

test('A departure held by other travellers shows when it may become available, and other options are offered', async () => {
  const mayComeBackAt = '2037-05-11T08:14:30.000Z';
  await openPanel({
    choice: `?date=${thursday}&adult=2`,
    answers: {
      [day]: (call) => dayOfTour(dateOf(call), { spots: 0, shared: { state: 'held', mayComeBackAt } }),
    },
  });
  expect(await screen.findByText('08:30 may become available in 15 minutes')).toBeTruthy();
  await says(english('bookingPanel.toOption'));
});

test('The bar of narrow screens names the hour of the start on every width', async () => {
  await openPanel({ choice: `?date=${thursday}&adult=2` });
  await says(holds(2));
  const lines = [...document.querySelectorAll('.booking-bar .type-tiny')].map((line) => line.textContent);
  // On a phone the parts do not break within themselves.
  expect(lines).toContain('2\u00a0adults, 14\u00a0May, 08:30');
  expect(lines).toContain('2 adults, Thu 14 May, 08:30');
});

test('The Chinese button breaks before its bracket or before the number of minutes, and not within the number and its unit', async () => {
  await openPanel({
    locale: 'zh-Hans',
    choice: `?date=${thursday}&adult=2&option=${sharedWalk.componentKey}&time=0830`,
  });
  const label = textsIn('zh-Hans')('bookingPanel.hold', { count: 2, minutes: 15 });
  await says(label);
  for (const button of document.querySelectorAll('.hold-button')) {
    expect(button.textContent).toBe(label);
    expect(button.querySelector('.inline-block')?.innerHTML).toBe('（保留<wbr>15\u2060分\u2060钟）');
  }
});

test('An unavailable option stays chosen with its travellers until the traveller moves them to an available option', async () => {
  const { user, address } = await openPanel({
    choice: `?date=${thursday}&child=2`,
    answers: { [day]: (call) => dayOfTour(dateOf(call), { spots: 0, shared: { state: 'held' } }) },
  });
  await says(english('bookingPanel.toOption'));
  expect(screen.getByText(english('bookingPanel.onlyChildren'))).toBeTruthy();
  const shared = english('product.shared');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(shared) }).checked).toBe(true);
  await user.click(theButton());
  const other = screen.getByRole('button', { name: 'Just you and the guide, €165.00 per group' });
  await waitFor(() => expect(document.activeElement).toBe(other));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toContain('option=2'));
  const people = screen.getByRole('group', {
    name: english('ticket.howManyOf', { ticket: 'Group of up to 6' }),
  });
  expect(people.textContent).toContain('2 people');
  expect(more('person')).toBeTruthy();
  await says(holds(2));
  await waitFor(() => expect(document.activeElement?.classList.contains('hold-button')).toBe(true));
});

test('A refused hold states its reason and keeps the choice, first for too many holds, then without a connection', async () => {
  const loads = recordDocumentLoads();
  const answers = [
    () => Response.json({ status: 429, message: 'no' }, { status: 429, headers: { 'retry-after': '600' } }),
    () => Response.error(),
    () => quote,
  ];
  const { user } = await openPanel({
    choice: `?date=${thursday}&adult=2`,
    answers: { [hold]: () => answers.shift()?.() },
  });
  await says(holds(2));
  await user.click(theButton());
  expect(await within(ticket()).findByText(english('bookingPanel.tooOften', { minutes: 10 }))).toBeTruthy();
  await user.click(theButton());
  expect(await within(ticket()).findByText(english('bookingPanel.notReached'))).toBeTruthy();
  expect(ticket().textContent).toContain('2 adults');
  await user.click(theButton());
  await waitFor(() => expect(loads).toHaveLength(1));
});

test('A second press while the hold is being placed sends nothing', async () => {
  const loads = recordDocumentLoads();
  const holdAnswer = deferAnswer<object>();
  const { user, calls } = await openPanel({
    choice: `?date=${thursday}&child=1`,
    answers: { [hold]: () => holdAnswer.answer() },
  });
  await says(holds(1));
  await user.click(theButton());
  await waitFor(() => expect(theButton().getAttribute('aria-busy')).toBe('true'));
  await user.click(theButton());
  await holdAnswer.come(quote);
  await waitFor(() => expect(loads).toHaveLength(1));
  await user.click(theButton());
  expect(calls.filter(({ name }) => name === hold)).toHaveLength(1);
});

test('A press before the start times have loaded holds the spots once they are known', async () => {
  const loads = recordDocumentLoads();
  const starts = deferAnswer<object>();
  const { user, calls } = await openPanel({
    choice: `?date=${thursday}&adult=2`,
    answers: { [day]: () => starts.answer(), [hold]: () => quote },
  });
  await says(holds(2));
  await user.click(theButton());
  await waitFor(() => expect(theButton().getAttribute('aria-busy')).toBe('true'));
  expect(calls.some(({ name }) => name === hold)).toBe(false);
  await starts.come(dayOfTour(thursday));
  await waitFor(() => expect(loads).toHaveLength(1));
  expect(calls.filter(({ name }) => name === hold)).toHaveLength(1);
});

test('A press before the start times have loaded holds nothing if the traveller then changes the choice', async () => {
  const loads = recordDocumentLoads();
  const starts = deferAnswer<object>();
  const { user, calls } = await openPanel({
    choice: `?date=${thursday}&adult=2`,
    answers: { [day]: () => starts.answer(), [hold]: () => quote },
  });
  await says(holds(2));
  await user.click(theButton());
  await user.click(more(english('ticket.adult')));
  await starts.come(dayOfTour(thursday));
  await says(holds(3));
  expect(calls.some(({ name }) => name === hold)).toBe(false);
  expect(loads).toEqual([]);
});

test('The availability of a day is requested again when the connection returns', async () => {
  let isReached = false;
  await openPanel({
    choice: `?date=${thursday}&adult=1`,
    answers: { [day]: (call) => (isReached ? dayOfTour(dateOf(call)) : Response.error()) },
  });
  expect(await screen.findByText(english('bookingPanel.dayFailed'), { exact: false })).toBeTruthy();
  isReached = true;
  await act(async () => window.dispatchEvent(new Event('online')));
  await waitFor(() =>
    expect(screen.queryByText(english('bookingPanel.dayFailed'), { exact: false })).toBeNull(),
  );
  await says(holds(1));
});

test('A press after the start times failed to load requests them again and then holds the spots', async () => {
  const loads = recordDocumentLoads();
  let isReached = false;
  const { user } = await openPanel({
    choice: `?date=${thursday}&adult=1`,
    answers: {
      [day]: (call) => (isReached ? dayOfTour(dateOf(call)) : Response.error()),
      [hold]: () => quote,
    },
  });
  expect(await screen.findByText(english('bookingPanel.dayFailed'), { exact: false })).toBeTruthy();
  isReached = true;
  await user.click(theButton());
  await waitFor(() => expect(loads).toHaveLength(1));
});

test('An incomplete transfer request must be completed before spots are held, and is sent with the hold', async () => {
  const loads = recordDocumentLoads();
  const { user, calls } = await openPanel({
    choice: `?date=${thursday}&adult=1`,
    answers: { [hold]: () => quote },
  });
  await says(holds(1));
  await user.click(screen.getByRole('radio', { name: english('transfer.ship') }));
  await user.click(theButton());
  const ship = screen.getByLabelText(english('transfer.shipName'));
  await waitFor(() => expect(document.activeElement).toBe(ship));
  expect(screen.getByText(english('transfer.shipNameMissing'))).toBeTruthy();
  expect(calls.some(({ name }) => name === hold)).toBe(false);
  await user.type(ship, 'Aurora');
  await user.click(theButton());
  await waitFor(() => expect(loads).toHaveLength(1));
  expect(calls.find(({ name }) => name === hold)?.body).toMatchObject({
    ride: { kind: 'ship', direction: 'to-start', shipName: 'Aurora', terminal: '', allAboard: null },
  });
});

test('A traveller with a hold on the trip sees the chosen day, and availability is requested for the cart, whose own spots count as available', async () => {
  act(() => useCommerceStore.getState().receive(quote, Date.now()));
  const { calls } = await openPanel({ choice: `?date=${thursday}&adult=2#when` });
  await waitFor(() => expect(document.activeElement).toBe(cell(thursday)));
  expect(screen.getByText(/^A new hold replaces the 2 spots/)).toBeTruthy();
  await says(english('bookingPanel.holdOn', { count: 2 }));
  expect(calls.findLast(({ name }) => name === day)?.query.get('cartId')).toBe(quote.cartId);
  expect(calls.filter(({ name }) => name === month).map(({ query }) => query.get('cartId'))).toContain(
    quote.cartId,
  );
});

test('A press at the very moment the start times appear holds the spots', async () => {
  const loads = recordDocumentLoads();
  const pressing = new MutationObserver(() => {
    if (!ticket().textContent?.includes('08:30')) return;
    pressing.disconnect();
    theButton().click();
  });
  pressing.observe(document, { subtree: true, childList: true, characterData: true });
  await openPanel({ choice: `?date=${thursday}&adult=2`, answers: { [hold]: () => quote } });
  await waitFor(() => expect(loads).toHaveLength(1));
});

const gondola = testQuote({ tourName: 'Row a gondola in Venice' });
const question = () => screen.queryByRole('dialog', { name: english('bookingPanel.replaceTitle') });

test('A traveller who holds another trip is asked first: nothing is sent until they agree to release its spots', async () => {
  const loads = recordDocumentLoads();
  act(() => useCommerceStore.getState().receive(gondola, Date.now()));
  const { user, calls } = await openPanel({
    choice: `?date=${thursday}&adult=2`,
    answers: { [hold]: () => quote },
  });
  await says(english('bookingPanel.holdOn', { count: 2 }));
  await user.click(theButton());
  expect(question()?.textContent).toContain('Row a gondola in Venice');
  await user.click(
    screen.getByRole('button', { name: english('bookingPanel.replaceKeep', { trip: gondola.tourName }) }),
  );
  expect(question()).toBeNull();
  expect(calls.some(({ name }) => name === hold)).toBe(false);
  await user.click(theButton());
  await user.click(screen.getByRole('button', { name: english('bookingPanel.replaceDo') }));
  await waitFor(() => expect(loads).toHaveLength(1));
  expect(calls.filter(({ name }) => name === hold)).toHaveLength(1);
});

test('The calendar shows the exact price of a day, as the total charges it', async () => {
  const cents = (from: string, to: string) => {
    const answer = daysOfTour(from, to, 'EUR');
    const priceOn = (date: string) => (date === thursday ? 42.13 : 43);
    return { ...answer, days: answer.days.map((one) => ({ ...one, price: one.price && priceOn(one.date) })) };
  };
  await openPanel({
    answers: { [month]: ({ query }) => cents(query.get('from') ?? '', query.get('to') ?? '') },
  });
  // Screen readers hear the price in words of its own.
  const shown = () => [...(cell(thursday)?.querySelectorAll('[aria-hidden]') ?? [])];
  await waitFor(() => expect(shown().map(({ textContent }) => textContent)).toContain('€42.13'));
});

test('Chinese readers see about how many yuan the price is, and the total, in the summary and the bar', async () => {
  const yuan = { 'GET /api/exchange-rates/EUR': () => ({ own: { to: 'CNY', rate: '7.786', per: '1' } }) };
  await openPanel({ locale: 'zh-Hans', answers: yuan });
  await waitFor(() => expect(screen.getAllByText('约¥187，仅供参考')).toHaveLength(1));
  await waitFor(() => expect(screen.getAllByText('约¥374，仅供参考')).toHaveLength(2));
});

test('A trip without refunds says so beside the price, in the summary, the bar and each option', async () => {
  const words = english('tour.nonRefundable');
  const { unmount } = await openPanel({ choice: `?date=${thursday}&adult=2` });
  expect(screen.queryByText(words)).toBeNull();
  unmount();
  await openPanel({ tour: tourForTests({ cancellation: [] }), choice: onSunday });
  expect(within(ticket()).getAllByText(words)).toHaveLength(1);
  expect(screen.getAllByText(words)).toHaveLength(2 + tour.components.length);
});

test.each<[Locale, string]>([
  ['en', 'Free'],
  ['de', 'kostenlos'],
  ['zh-Hans', '免费'],
])('The panel of a free trip says so in %s', async (locale, free) => {
  const walk = { ...sharedWalk, tickets: [{ ...adult, price: 0 }] };
  const answers = { [day]: (call: Parameters<typeof dateOf>[0]) => freeDay(dateOf(call)) };
  const freeTour = tourForTests({ components: [walk], basePrice: 0 });
  const timesFree = () => screen.queryAllByText(free, { selector: '.type-total' }).length;
  const choice = `?date=${thursday}&adult=2&option=${walk.componentKey}&time=0830`;
  await openPanel({ tour: freeTour, answers, locale, choice });
  // In the summary, as its total, and in the bar of narrow screens.
  await waitFor(() => expect(timesFree()).toBe(3));
  expect(document.body.textContent).not.toMatch(/0[.,]00/);
});

/** The day of a walk that costs nothing. */
function freeDay(date: string) {
  const { components, ...loaded } = dayOfTour(date);
  const free = components.slice(0, 1).map(({ tickets, ...component }) => ({
    ...component,
    tickets: tickets.slice(0, 1).map((ticket) => ({ ...ticket, price: 0, originalPrice: 0 })),
  }));
  return { ...loaded, components: free };
}

test('A chosen start says when to be there and when the trip ends, in the words of the server', async () => {
  const facts = [
    {
      kind: 'arrive',
      label: 'Be there by',
      text: '08:15 (Lisbon time), 15 minutes before the start',
      href: null,
    },
    { kind: 'end', label: 'End', text: '10:30 (Lisbon time), after 2 h', href: null },
  ];
  const answers = {
    [day]: (call: Parameters<typeof dateOf>[0]) => dayOfTour(dateOf(call), { shared: { facts } }),
  };
  await openPanel({ choice: `?date=${thursday}`, answers });
  await waitFor(() =>
    expect(shownFacts()).toMatchObject(Object.fromEntries(facts.map((fact) => [fact.label, fact.text]))),
  );
});

test('An option says in its panel what it includes and lacks beside its duration, and the product as it is does not', async () => {
  const options = [
    { ...sharedWalk, included: ['Guide', 'Dinner'] },
    optionForTests('0a1f8f3e-2b7c-4d21-9d11-6d1f0c8b7a29', {
      label: 'Late set',
      durations: 75,
      included: ['Guide', 'One drink'],
    }),
  ];
  await openPanel({ tour: tourForTests({ components: options }), choice: onSunday });
  const [asItIs, lateSet] = screen
    .getAllByRole('radio', { name: /./ })
    .map((radio) => radio.closest('label'));
  expect(lateSet?.textContent).toContain('1 h 15 min');
  expect(lateSet?.textContent).toContain('Includes: One drink');
  expect(lateSet?.textContent).toContain('Without: Dinner');
  // The page states a span of durations, so the product as it is states its own.
  expect(asItIs?.textContent).toContain('2 h');
  expect(asItIs?.textContent).not.toMatch(/Includes|Without/);
});
