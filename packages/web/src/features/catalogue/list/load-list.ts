import type { Interest } from '@ashore/core/catalogue/interests.ts';
import { FURTHEST_DAY } from '@ashore/core/contract/list-choices.ts';
import type { ProductType } from '@ashore/core/contract/product-types.ts';
import { displayNames } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { addDays, localDate } from '@ashore/core/time/local-date.ts';
import type { PageContext } from '../../../page/page-context.ts';
import { cardTour } from '../card-tour.ts';
import { checkPage, pageNumber } from '../page-number.ts';
import { listInput } from './list-input.ts';
import type { Narrowing } from './narrowing.ts';
import { isOurSpelling } from './narrowing-query.ts';
import { readNarrowing } from './read-narrowing.ts';
import { waysOut } from './ways-out.ts';

type Where = {
  readonly productType?: ProductType;
  readonly location?: string;
  /** As this language calls them. */
  readonly interests: readonly { readonly id: Interest; readonly title: string }[];
};

const perPage = 24;

/** One page of a list as its address asks for it, and all that its filters have to say. For loaders. */
export async function loadList(page: PageContext, url: URL, { interests, ...where }: Where) {
  const { currency, locale, now } = page;
  const number = pageNumber(url);
  // The day before is today still somewhere.
  const earliest = addDays(localDate(now.toISOString().slice(0, 10)), -1);
  // And the day after; beyond it nobody can ask.
  const latest = addDays(earliest, FURTHEST_DAY + 2);
  const asked = readNarrowing(url.searchParams, currency);
  const isReached = asked.days && asked.days.to >= earliest && asked.days.to <= latest;
  const narrowing = { ...asked, ...(!isReached && { days: undefined }) };
  // One list has one address that is worth keeping: all that can be added to it would push out what others read.
  if (!isOurSpelling(url.searchParams, narrowing, number)) page.staleAt(now);
  const ask = (wanted: Narrowing, size: number, at = 0) =>
    askFor(page, where, { ...listInput(wanted, currency), page: at, size });
  const found = await ask(narrowing, perPage, number);
  checkPage(found.page);
  const names = displayNames(localeTable[locale].messages, 'language');
  return {
    where,
    narrowing,
    today: addDays(earliest, 1),
    tours: found._embedded.tourSummaryList.map(cardTour),
    page: found.page,
    options: found.filters,
    interests: Object.fromEntries(interests.map(({ id, title }) => [id, title])),
    languages: withChosen(found.filters.language, narrowing.language).map(({ id, count }) => ({
      ...{ id, count },
      name: names.of(id) ?? id,
    })),
    waysOut: found.page.totalElements > 0 ? [] : await waysOut(narrowing, (without) => ask(without, 1)),
  };
}

export type LoadedList = Awaited<ReturnType<typeof loadList>>;

type Spoken = { readonly id: string; readonly count: number };

/** What is chosen has a name and a box, also where nothing here is given in it: or it could not be taken back. */
function withChosen(offered: readonly Spoken[], chosen: readonly string[]): Spoken[] {
  const others = chosen.filter((tag) => offered.every(({ id }) => id !== tag));
  return [...offered, ...others.map((id) => ({ id, count: 0 }))];
}

type Asked = ReturnType<typeof listInput> & { readonly page: number; readonly size: number };

function askFor({ api }: PageContext, { productType, location }: Omit<Where, 'interests'>, asked: Asked) {
  if (productType === undefined) return api.tours.list({ ...asked, location });
  const { type: _, ...ofType } = asked;
  return api.tours.ofType({ ...ofType, productType, location });
}
