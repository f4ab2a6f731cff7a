import { OVERVIEW_PAGE } from '@ashore/core/contract/values/overview.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { type OrganisationOfUser, useRootStore } from '../../../store/root-store.ts';
import { readSavedStores } from '../../../store/saved-store.ts';
import { Overview } from './overview.tsx';

const orgId = '0d1ce000-0000-4000-8000-000000000001';
const organisation = { id: orgId, name: 'Hotel Cais', scopes: ['bookings:concierge:read-only'] };
const marta = { sub: '0acc0000-0000-4000-8000-000000000001', name: 'Marta', email_verified: true };
const bookings = 'GET /api/organizations/bookings/*';
const sales = 'GET /api/organizations/sales/*';

const entry = (number: number, more: object = {}) => ({
  queryDate: '2037-11-23',
  currencyCode: 'EUR',
  grandTotal: 97,
  orderNumber: `A000000${number}`,
  accessKey: 'k'.repeat(43),
  state: 'confirmed',
  tourName: `Sail ${number}`,
  options: ['Small-group sail'],
  time: '10:00',
  travellers: 2,
  departureDate: null,
  guestName: 'Ada Lovelace',
  bookedAt: '2037-11-20T10:00:00.000Z',
  bookedBy: 'Marta',
  ...more,
});
const points = ['24', '25', '26', '27', '28', '29'].map((day, index) => ({
  date: `2037-11-${day}`,
  bookings: index,
  EUR: index * 10.5,
  USD: index === 5 ? 3.33 : 0,
}));
const noSales = { points, others: [] };

type User = {
  readonly email_verified?: boolean;
  readonly organizations?: readonly OrganisationOfUser[];
};

async function open(user: User | null = {}, address = '/en/dashboard?part=overview') {
  await act(async () => {
    useRootStore.setState(useRootStore.getInitialState());
    await readSavedStores();
    const userinfo = { ...marta, organizations: [organisation], ...user };
    if (user) useRootStore.getState().noteSession({ userinfo, token: 'token' }, Date.now());
  });
  return renderOnPage(<Overview logInHref="/oauth/begin" />, { address });
}

beforeEach(() => localStorage.clear());

test('A member sees the sales of six days, their sums, and the same numbers in a table', async () => {
  answerCalls({ [bookings]: () => [], [sales]: () => noSales });
  await open();
  const chart = await screen.findByRole('region', { name: new RegExp(`^${english('overview.sales')}`) });
  expect(within(chart).getByText('€157.50 and $3.33')).toBeTruthy();
  const rows = within(chart)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toEqual([
    'Day of the tripEURUSD',
    'Nov-24€0.00$0.00',
    'Nov-25€10.50$0.00',
    'Nov-26€21.00$0.00',
    'Nov-27€31.50$0.00',
    'Nov-28€42.00$0.00',
    'Nov-29€52.50$3.33',
  ]);
  const count = screen.getByRole('region', { name: new RegExp(`^${english('overview.bookings')}`) });
  expect(within(count).getByText('15')).toBeTruthy();
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.every((level, index) => index === 0 || level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
  expect(chart.querySelectorAll('rect')).toHaveLength(6);
  expect(count.querySelectorAll('rect')).toHaveLength(5);
});

test('Sums in other currencies stand below the sales', async () => {
  const others = [{ currencyCode: 'JPY', grandTotal: 4_850 }];
  answerCalls({ [bookings]: () => [], [sales]: () => ({ points, others }) });
  await open();
  expect(await screen.findByText(english('overview.others', { sums: '¥4,850' }))).toBeTruthy();
});

test('The list shows each booking with its guest, member, state and sum, and a link for members with its key', async () => {
  answerCalls({
    [bookings]: () => [
      entry(1),
      entry(2, { accessKey: null, state: 'on_request', bookedBy: null, options: [] }),
    ],
    [sales]: () => noSales,
  });
  await open();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toContain('Sail 1Small-group sail23 November 2037, 10:00, 2 travellers');
  expect(second?.textContent).toContain('Sail 223 November 2037');
  expect(first?.textContent).toContain('Ada Lovelace · booked by Marta');
  expect(first?.textContent).toContain('€97.00');
  const link = screen.getByRole('link', { name: english('overview.open', { order: 'A0000001' }) });
  expect(link.getAttribute('href')).toBe(`/en/booking#key=${'k'.repeat(43)}`);
  expect(second?.textContent).toContain(english('overview.requestPending'));
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('Search and filters are sent, and an empty result offers all bookings again', async () => {
  const sent = answerCalls({
    [bookings]: ({ query }) => (query.get('q') === 'zz' ? [] : [entry(1)]),
    [sales]: () => noSales,
  });
  await open({}, '/en/dashboard?part=overview&state=past&from=2037-11-01&to=wrong');
  await screen.findByText('Sail 1');
  const queryOf = (call: (typeof sent)[number] | undefined) => Object.fromEntries(call?.query ?? []);
  expect(queryOf(sent.find(({ name }) => name === bookings))).toEqual({
    subjectId: marta.sub,
    page: '0',
    size: String(OVERVIEW_PAGE),
    q: '',
    state: 'past',
    from: '2037-11-01',
  });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zz' } });
  await screen.findByText(english('overview.noMatch'));
  fireEvent.click(screen.getByRole('button', { name: english('overview.reset') }));
  await screen.findByText('Sail 1');
  expect(queryOf(sent.at(-1))).toMatchObject({ q: '' });
  expect(sent.at(-1)?.query.has('state')).toBe(false);
});

test('More bookings of one filter that arrive after the list of another one are no part of it', async () => {
  const all = Array.from({ length: OVERVIEW_PAGE + 10 }, (_, index) => entry(index));
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
  let answered = 0;
  answerCalls({
    [bookings]: async ({ query }) => {
      if (query.get('state') === 'past') return [entry(99)];
      if (query.get('page') === '0') return all.slice(0, OVERVIEW_PAGE);
      await late;
      answered += 1;
      return all.slice(OVERVIEW_PAGE);
    },
    [sales]: () => noSales,
  });
  await open();
  expect(await screen.findAllByRole('listitem')).toHaveLength(OVERVIEW_PAGE);
  fireEvent.click(screen.getByRole('button', { name: english('overview.more') }));
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'past' } });
  await screen.findByText('Sail 99');
  arrive();
  await waitFor(() => expect(answered).toBe(1));
  // The answer is read in several steps; those of a later call come after them.
  await act(async () => (await fetch('/api/organizations/sales/1')).text());
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('Five hundred bookings are listed in steps, none twice, and saved as one file', async () => {
  const all = Array.from({ length: 520 }, (_, index) => entry(index));
  answerCalls({
    [bookings]: ({ query }) => {
      const [page, size] = [Number(query.get('page')), Number(query.get('size'))];
      return all.slice(page * size, (page + 1) * size);
    },
    [sales]: () => noSales,
  });
  await open();
  expect(await screen.findAllByRole('listitem')).toHaveLength(OVERVIEW_PAGE);
  for (const count of [2 * OVERVIEW_PAGE, 3 * OVERVIEW_PAGE]) {
    fireEvent.click(screen.getByRole('button', { name: english('overview.more') }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(count));
  }
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:1';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  fireEvent.click(screen.getByRole('button', { name: english('overview.csv') }));
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = ((await files[0]?.text()) ?? '').trim().split('\r\n');
  expect(lines).toHaveLength(521);
  expect(lines[1]).toBe(
    'A0000000,2037-11-23,10:00,Sail 0,Small-group sail,Ada Lovelace,2,Confirmed,EUR,97,2037-11-20T10:00:00.000Z,Marta',
  );
});

test('Without bookings the page says what appears here; a failed call offers another attempt', async () => {
  let isBroken = true;
  answerCalls({
    [bookings]: () => (isBroken ? new Response('{}', { status: 503 }) : []),
    [sales]: () => (isBroken ? new Response('{}', { status: 503 }) : noSales),
  });
  await open();
  expect(await screen.findByText(english('overview.chartsFailed'), { exact: false })).toBeTruthy();
  expect(await screen.findByText(english('overview.failed'), { exact: false })).toBeTruthy();
  isBroken = false;
  for (const button of screen.getAllByRole('button', { name: english('overview.again') }))
    fireEvent.click(button);
  expect(await screen.findByText(english('overview.none'))).toBeTruthy();
  expect(screen.queryByText(english('overview.chartsFailed'), { exact: false })).toBeNull();
});

test.each([
  ['logged out', null, 'loggedOut'],
  ['with an unverified address', { email_verified: false }, 'unverified'],
  ['without an organisation', { organizations: [] }, 'noOrganisation'],
  ['without the scope', { organizations: [{ ...organisation, scopes: [] }] }, 'notAllowed'],
] as const)('A visitor %s sees no data, and what to do', async (_, user, state) => {
  const sent = answerCalls({});
  await open(user);
  expect(await screen.findByRole('heading', { name: english(`organisation.${state}`) })).toBeTruthy();
  expect(sent).toEqual([]);
});
