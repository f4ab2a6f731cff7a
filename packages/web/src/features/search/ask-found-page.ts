import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { matchesOf } from './matches-of.ts';
import type { Narrowing } from './narrowing.ts';

type AskedPage = {
  readonly query: string;
  readonly wanted: Narrowing;
  readonly number: number;
  readonly locale: Locale;
  readonly currency: SelectableCurrency;
};

/** The tours of another page of an answer that is open already. */
export async function askFoundPage(
  { query, wanted, number, locale, currency }: AskedPage,
  signal: AbortSignal,
): Promise<TourSummary[]> {
  const { api } = await import('../../api/browser-client.ts');
  const asked = { query, lang: locale, currency, expanded: true, page: number, ...wanted };
  return matchesOf(await api.search.find(asked, { signal })).matches;
}
