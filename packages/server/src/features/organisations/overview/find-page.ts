import { OVERVIEW_PAGE, type OverviewState } from '@ashore/core/contract/values/overview.ts';
import { addDays, daysBetween, localDate } from '@ashore/core/time/local-date-time.ts';
import type { Queryable } from '../../../database/queryable.ts';
import type { OwnerCondition } from '../owner-conditions.ts';
import { EACH, FIRST, SELECT_PRODUCTS } from './find-page.queries.ts';
import { type SearchLimits, USUAL_LIMITS } from './search-limits.ts';

export type OverviewFilter = {
  readonly q: string;
  readonly state?: OverviewState | undefined;
  /** Days of the trip, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

type FindInput = OverviewFilter & {
  readonly organisationId: string;
  readonly owner: OwnerCondition;
  readonly now: Date;
  readonly page: number;
  readonly size: number;
};

type IdRow = { readonly id: string };
type LatestRow = IdRow & { readonly isOfGuest: boolean };
type RareRow = { readonly id: string | null; readonly found: number };

/** As `newOrderNumber` makes them. */
const ORDER_NUMBER = /^[0-9A-HJKMNP-TV-Z]{8}$/i;

/** The parts by which the index finds a text have three letters. */
const SHORTEST_INDEXED_TEXT = 3;

/** Finds the bookings of the page in their order, by days or a text. */
export async function findPage(
  client: Queryable,
  input: FindInput,
  limits: SearchLimits,
): Promise<readonly string[]> {
  return input.q === '' ? findByDays(client, input, limits) : findByText(client, input, limits);
}

async function findByDays(
  client: Queryable,
  input: FindInput,
  limits: SearchLimits,
): Promise<readonly string[]> {
  const { organisationId, owner, state = 'all', from, to, page, size } = input;
  const days = from !== undefined && to !== undefined ? listDays(from, to, limits.days) : undefined;
  if (days) {
    const { rows } = isFirstPage(input)
      ? await client.query<IdRow>(
          { name: `overview-days-${owner}-${state}`, text: FIRST[owner][state].byDay },
          [organisationId, days, ...currentTime(input)],
        )
      : await client.query<IdRow>(EACH[owner].byDay, [...generalValues(input), days, (page + 1) * size]);
    return idsOf(rows);
  }
  const { rows } = await client.query<IdRow & { readonly found: number }>(EACH[owner].ofDays, [
    ...generalValues(input),
    limits.ofDays + 1,
  ]);
  const [first] = rows;
  const isComplete = first ? first.found <= limits.ofDays : page === 0;
  return isComplete ? idsOf(rows) : findInOrder(client, input, []);
}

async function findByText(
  client: Queryable,
  input: FindInput,
  limits: SearchLimits,
): Promise<readonly string[]> {
  const { owner, q, page, size } = input;
  if (ORDER_NUMBER.test(q)) {
    const { organisationId, now, state, from, to } = input;
    const { rows } = await client.query<IdRow>(
      { name: `overview-number-${owner}`, text: EACH[owner].byNumber },
      [organisationId, now, state ?? null, from ?? null, to ?? null, q],
    );
    if (rows.length > 0) return page === 0 ? idsOf(rows) : [];
  }
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows: products } = await client.query<IdRow>({ name: 'overview-products', text: SELECT_PRODUCTS }, [
    pattern,
  ]);
  const search = { pattern, products: idsOf(products) };
  if ([...q].length < SHORTEST_INDEXED_TEXT) return findInOrder(client, input, search.products);
  const latest = await findLatest(client, input, search.products, limits);
  if (latest.length === (page + 1) * size) return idsOf(latest).slice(page * size);
  if (latest.filter(({ isOfGuest }) => isOfGuest).length < limits.frequent) {
    const rare = await findRare(client, input, search, limits);
    const [{ found } = { found: 0 }] = rare;
    if (found <= limits.byText) return rare.flatMap(({ id }) => id ?? []);
  }
  return findInOrder(client, input, search.products);
}

async function findLatest(
  client: Queryable,
  input: FindInput,
  products: readonly string[],
  limits: SearchLimits,
): Promise<readonly LatestRow[]> {
  const { organisationId, owner, q, state = 'all', page, size } = input;
  if (isUsual(input, limits)) {
    const { rows } = await client.query<LatestRow>(
      { name: `overview-latest-${owner}-${state}`, text: FIRST[owner][state].latest },
      [organisationId, q, products, ...currentTime(input)],
    );
    return rows;
  }
  const values = generalValues({ ...input, size: (page + 1) * size, page: 0 });
  const { rows } = await client.query<LatestRow>(EACH[owner].latest, [...values, q, products, limits.latest]);
  return rows;
}

async function findRare(
  client: Queryable,
  input: FindInput,
  { pattern, products }: { readonly pattern: string; readonly products: readonly string[] },
  limits: SearchLimits,
): Promise<readonly RareRow[]> {
  const { organisationId, owner, state = 'all', page, size } = input;
  if (isUsual(input, limits)) {
    const { rows } = await client.query<RareRow>(
      { name: `overview-rare-${owner}-${state}`, text: FIRST[owner][state].rare },
      [organisationId, pattern, products, ...currentTime(input)],
    );
    return rows;
  }
  const { rows } = await client.query<RareRow>(EACH[owner].rare, [
    ...generalValues(input),
    pattern,
    products,
    limits.byText,
    (page + 1) * size,
  ]);
  return rows;
}

async function findInOrder(
  client: Queryable,
  input: FindInput,
  products: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await client.query<IdRow>(EACH[input.owner].inOrder, [
    ...generalValues(input),
    input.q,
    products,
  ]);
  return idsOf(rows);
}

function idsOf(rows: readonly IdRow[]): readonly string[] {
  return rows.map(({ id }) => id);
}

function isFirstPage({ page, size }: FindInput): boolean {
  return page === 0 && size === OVERVIEW_PAGE;
}

/** Whether the page is one that dashboards read, whose statements are planned once. */
function isUsual(input: FindInput, limits: SearchLimits): boolean {
  return isFirstPage(input) && !input.from && !input.to && limits === USUAL_LIMITS;
}

function currentTime({ state, now }: FindInput): readonly Date[] {
  return state === 'past' || state === 'coming' ? [now] : [];
}

/** The values $1 to $7 of statements for any filters and any page. */
function generalValues({ organisationId, now, state, from, to, page, size }: FindInput) {
  return [organisationId, now, state ?? null, from ?? null, to ?? null, size, page * size];
}

/** The days from one to another, both included; undefined if there are more than `most`. */
function listDays(from: string, to: string, most: number): readonly string[] | undefined {
  const first = localDate(from);
  const count = daysBetween(first, localDate(to)) + 1;
  return count > most
    ? undefined
    : Array.from({ length: Math.max(count, 0) }, (_, index) => addDays(first, index));
}
