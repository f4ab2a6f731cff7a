import type { Locale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { createContext, use, useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Site } from './page-context.ts';

/** Data that every part of every page may use. */
export type Page = {
  readonly locale: Locale;
  readonly currency: SelectableCurrency;
  readonly site: Site;
  /** Path without its language prefix. */
  readonly path: string;
  /** False on pages that are shown at arbitrary addresses. These must not link to themselves. */
  readonly isFound: boolean;
  readonly year: number;
  /** Texts that the page may need, as JSON. */
  readonly messages: string;
};

const KnownPage = createContext<Page | undefined>(undefined);

/** Provides the page to all its components. */
export const PageProvider = KnownPage.Provider;

let lastPage: Page | undefined;

/**
 * Data of the root loader. If the next page fails to load (not found, no connection, overload), the router
 * lacks data for the frame too. The data of the last page is then used for the error page. Only browsers keep
 * it; on the server it would mix up visitors.
 */
export function useLoadedPage(): Page | undefined {
  const page = useRouteLoaderData<Page>('root');
  useEffect(() => {
    if (page) lastPage = page;
  }, [page]);
  return page ?? (lastPage && { ...lastPage, isFound: false });
}

export function usePage(): Page {
  const page = use(KnownPage);
  if (!page) throw new Error('The root loader has not run');
  return page;
}

/** The same, but undefined if no data exists at all. */
export function useKnownPage(): Page | undefined {
  return use(KnownPage);
}
