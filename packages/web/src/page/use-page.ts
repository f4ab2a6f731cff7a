import type { Locale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { useRouteLoaderData } from 'react-router';
import type { PageMessages } from '../i18n/messages.ts';
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
  readonly messages: PageMessages;
};

export function usePage(): Page {
  const page = useRouteLoaderData<Page>('root');
  if (!page) throw new Error('The root loader has not run');
  return page;
}
