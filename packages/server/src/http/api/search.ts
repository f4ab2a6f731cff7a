import { contract } from '@ashore/core/contract/contract.ts';
import { MOST_FOUND } from '@ashore/core/contract/most-found.ts';
import type { SearchResult } from '@ashore/core/contract/search.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { missedWords } from '@ashore/search/plan/missed-words.ts';
import { implement } from '@orpc/server';
import { narrowNamed } from '../../features/lists/narrow-named.ts';
import { pricesUntil } from '../../features/lists/prices-until.ts';
import { type Found, find as findAny } from '../../features/search/find.ts';
import { noteTours } from './catalogue.ts';
import { type ApiContext, messageLocale } from './context.ts';
import { notePlaces } from './locations.ts';
import { pageLinks } from './page-links.ts';
import { refusing } from './refusing.ts';
import { rememberedCards } from './remembered-cards.ts';

const search = implement(contract.search).$context<ApiContext>().use(refusing);

// Not remembered: there is no end to what people may ask, and nobody's question may push out another's answer.
export const find = search.find.handler(async ({ input, context, signal }) => {
  const { query, expanded, page, lang = context.locale, ...wanted } = input;
  const searching = await context.search.current();
  signal?.throwIfAborted();
  const locale = messageLocale(lang);
  let narrowed: Pick<SearchResult, 'filters' | 'leftCount'> = {};
  const narrowing = async (ids: readonly string[]) => {
    const { ids: left, filters } = await narrowNamed(context.lists, { ...wanted, locale, ids });
    narrowed = { filters, leftCount: left.length };
    return left;
  };
  const found = await findAny(searching, {
    query,
    locale,
    most: expanded ? MOST_FOUND.page : MOST_FOUND.box,
    page: expanded ? page : undefined,
    signal,
    // Not below the box: nobody waits for another machine between two letters.
    guess: expanded ? context.guessWishes : undefined,
    narrow: expanded ? narrowing : undefined,
  });
  if (expanded) {
    const cards = await withCards({ ...context, locale: lang }, found, wanted.currency);
    // Of more than can be narrowed only those are given: an answer has an end.
    const total = narrowed.leftCount ?? 0;
    const links = pageLinks('/api/search', input, { page, size: MOST_FOUND.page.tours, total });
    const { unmatched } = found;
    const isAnything = found.tourCount + found.locationCount > 0;
    const missed = isAnything ? missedWords(query, { unmatched, knowledge: searching.knowledge }) : undefined;
    return { ...cards, ...narrowed, ...links, ...(missed && { missed }) };
  }
  const locations = found.locations.map(({ place: _, ...line }) => line);
  const { unmatched: _, ...lines } = found;
  return { ...lines, tours: [...found.tours.values()], locations };
});

async function withCards(
  context: ApiContext,
  { unmatched: _, ...found }: Found,
  currency: SelectableCurrency,
): Promise<SearchResult> {
  const ids = [...found.tours.keys()];
  const until = await pricesUntil(context.lists, ids, context.now());
  const cards = await rememberedCards(context, { ids, currency, pricesUntil: until });
  noteTours(context, cards);
  notePlaces(
    context,
    found.locations.flatMap(({ place }) => place ?? []),
  );
  context.holdsUntil(until);
  // What is not on sale any more has no card.
  const tours = cards.flatMap((summary) => {
    const tour = found.tours.get(summary.tourId);
    return tour ? [{ ...tour, summary }] : [];
  });
  return { ...found, tours };
}
