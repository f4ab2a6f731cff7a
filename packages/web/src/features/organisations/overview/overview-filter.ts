import {
  MAX_OVERVIEW_PAGE,
  OVERVIEW_STATES,
  type OverviewState,
} from '@ashore/core/contract/values/overview.ts';
import type { api as browserClient } from '../../../api/browser-client.ts';

/** The filter of the list, as it stands in the address of the page. */
export type OverviewFilter = {
  readonly q: string;
  readonly state: OverviewState | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
};

export type Entry = Awaited<ReturnType<typeof browserClient.organisations.bookings>>[number];

export type OwnOrganisation = { readonly orgId: string; readonly subjectId: string };

const day = /^\d{4}-\d\d-\d\d$/;

export function readFilter(address: URLSearchParams): OverviewFilter {
  const dayOf = (name: string) => {
    const text = address.get(name) ?? '';
    return day.test(text) ? text : undefined;
  };
  return {
    q: (address.get('q') ?? '').slice(0, 100),
    state: OVERVIEW_STATES.find((state) => state === address.get('state')),
    from: dayOf('from'),
    to: dayOf('to'),
  };
}

/** Reads one page of the bookings that pass the filter. */
export async function readEntries(
  { orgId, subjectId }: OwnOrganisation,
  { q, state, from, to }: OverviewFilter,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<Entry[]> {
  const { api } = await import('../../../api/browser-client.ts');
  return api.organisations.bookings({
    params: { orgId },
    query: { subjectId, page, size, q, ...(state && { state }), ...(from && { from }), ...(to && { to }) },
  });
}

/** Reads all bookings that pass the filter. */
export async function readAllEntries(own: OwnOrganisation, filter: OverviewFilter): Promise<Entry[]> {
  const all: Entry[] = [];
  for (let page = 0; ; page += 1) {
    const entries = await readEntries(own, filter, { page, size: MAX_OVERVIEW_PAGE });
    all.push(...entries);
    if (entries.length < MAX_OVERVIEW_PAGE) return all;
  }
}
