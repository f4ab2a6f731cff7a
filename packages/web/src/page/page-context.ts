import type { contract } from '@ashore/core/contract/contract.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { ContractRouterClient } from '@orpc/contract';
import { createContext, RouterContextProvider } from 'react-router';

export type ApiClient = ContractRouterClient<typeof contract>;

/** What the operator set for this site; public, the same for every visitor. */
export type Site = {
  readonly publicUrl: string;
  readonly environment: 'integration' | 'production';
  readonly operator: Readonly<Record<string, string>>;
  readonly analyticsTag: string | undefined;
};

/** Everything a loader may depend on. Nothing in it says who is asking, so the page may be kept for others. */
export type PageContext = {
  readonly api: ApiClient;
  readonly locale: Locale;
  readonly currency: SelectableCurrency;
  readonly site: Site;
  readonly now: Date;
  /** Names what the page shows, so that a change to it drops the page. */
  shows(what: string): void;
  /** Takes the finished page. A body would carry it through two more copies and a stream. */
  written(html: string): void;
  /** The instant from which the page is wrong. The earliest one counts. */
  staleAt(instant: Date): void;
};

export const pageContext = createContext<PageContext>();

/** Made here because the bundle's copy of the router is the only one that knows this context. */
export function routerContextOf(page: PageContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(pageContext, page);
  return provider;
}
