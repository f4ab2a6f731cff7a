import { readStay } from '@ashore/core/contract/values/stay-address.ts';

import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { PageContext } from '../../../page/page-context.ts';
import { checkPage, pageNumber } from '../../../page/page-number.ts';
import { type StayRefusal, stayRefusalOf } from '../stay/stay-refusal.ts';
import { HOTELS_A_PAGE, type HotelPage, hotelListInput, type OfferedFilters } from './hotel-calls.ts';
import { readHotelQuery } from './hotel-query.ts';

type HotelFindings =
  | { readonly state: 'found'; readonly page: HotelPage; readonly offered: OfferedFilters }
  | StayRefusal;

/** Loads the hotels of a place as the address requests them. For loaders. */
export async function loadHotels(context: PageContext, url: URL, location: string) {
  const { currency, now } = context;
  const pageIndex = pageNumber(url);
  const today = localDateAt(now, 'UTC');
  const { search, ignored } = readStay(url.searchParams, today);
  const query = readHotelQuery(url.searchParams, currency);
  const isStated = url.searchParams.has('dateFrom') || url.searchParams.has('rooms');
  const list = { location, search, query, currency };
  const findings = await findHotels(context, list, pageIndex + 1);
  if (findings.state === 'found')
    checkPage({ number: pageIndex, totalPages: Math.ceil(findings.page.total / HOTELS_A_PAGE) });
  return { ...list, today, ignored, isStated, findings };
}

export type LoadedHotels = Awaited<ReturnType<typeof loadHotels>>;

/** A place whose hotels do not answer still has a page, on which the search can be repeated. */
async function findHotels(
  { api }: PageContext,
  list: Parameters<typeof hotelListInput>[0],
  pageNumberFromOne: number,
): Promise<HotelFindings> {
  const input = hotelListInput(list, pageNumberFromOne);
  const { id: locationUuid, ...stay } = input;
  try {
    const [page, { filterOptions: offered }] = await Promise.all([
      api.hotels.search(input),
      api.hotels.filterOptions({ locationUuid, stay: JSON.stringify(stay) }),
    ]);
    return { state: 'found', page, offered };
  } catch (fault) {
    const problem = stayRefusalOf(fault);
    if (problem === undefined) throw fault;
    return problem;
  }
}
