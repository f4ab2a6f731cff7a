import type { contract } from '@ashore/core/contract/contract.ts';
import type { ReturnPromiseLimit } from '@ashore/core/cruises/return-promise.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { ContractRouterClient } from '@orpc/contract';
import { createContext, RouterContextProvider } from 'react-router';

export type ApiClient = ContractRouterClient<typeof contract>;

/** Settings of the site by operations; public and the same for every visitor. */
export type Site = {
  readonly publicUrl: string;
  readonly environment: 'integration' | 'production';
  readonly operator: Readonly<Record<string, string>>;
  readonly analyticsTag: string | undefined;
  /** Sent with a checkout, unless a member has an organisation of their own. */
  readonly defaultOrganisationId?: string | undefined;
  /** Address of the style of the street map. Without it, maps are drawn by the server alone. */
  readonly mapStyle?: string | undefined;
  /** The return promise that trips are sold with. Without it nothing is said of one. */
  readonly returnPromise?: ReturnPromiseLimit | undefined;
};

/**
 * Everything a loader may depend on. It says nothing about the visitor, so the page may be cached for others.
 */
export type PageContext = {
  readonly api: ApiClient;
  readonly locale: Locale;
  readonly currency: SelectableCurrency;
  readonly site: Site;
  readonly now: Date;
  /** Names what the page shows. A change to it removes the page from the cache. */
  recordDependency(key: string): void;
  /** Receives the finished page. A response body would add two copies and a stream. */
  onHtmlWritten(html: string): void;
  /** Instant from which the page is wrong. The earliest call counts. */
  limitExpiry(instant: Date): void;
};

export const pageContext = createContext<PageContext>();

/** Created here, because only the bundle's copy of the router knows this context. */
export function routerContextOf(page: PageContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(pageContext, page);
  return provider;
}
