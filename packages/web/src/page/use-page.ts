import type { Locale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { createContext, use, useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Site } from './page-context.ts';

/** What every part of every page knows. */
export type Page = {
  readonly locale: Locale;
  readonly currency: SelectableCurrency;
  readonly site: Site;
  /** The path without its language. */
  readonly path: string;
  /** False on pages that stand for any address, which must not link to themselves. */
  readonly found: boolean;
  readonly year: number;
  /** The texts that the page may need, as JSON. */
  readonly messages: string;
};

const KnownPage = createContext<Page | undefined>(undefined);

/** Hands the page down to everything on it. */
export const PageProvider = KnownPage.Provider;

let lastPage: Page | undefined;

/**
 * What the root loader said. When the data of the next page cannot be had (nothing there, no connection, too much to
 * do) the router has none for the frame either: the last page's is used to say so. Only browsers remember; on the
 * server a page is nobody's.
 */
export function useLoadedPage(): Page | undefined {
  const page = useRouteLoaderData<Page>('root');
  useEffect(() => {
    if (page) lastPage = page;
  }, [page]);
  return page ?? (lastPage && { ...lastPage, found: false });
}

export function usePage(): Page {
  const page = use(KnownPage);
  if (!page) throw new Error('The root loader has not run');
  return page;
}

/** The same where there may be nothing at all to fall back on. */
export function useKnownPage(): Page | undefined {
  return use(KnownPage);
}
