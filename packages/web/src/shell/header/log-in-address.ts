import { withLocale } from '@ashore/core/locale/locale-path.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import { variant } from '#variant/variant.ts';
import { logInHref } from '../../page/links.tsx';
import { isCheckout } from '../frame/path-rules.ts';

type Here = {
  readonly locale: Locale;
  readonly path: string;
  readonly search: string;
  /** The step of the checkout that the visitor came from, for the page of logging in. */
  readonly loginRedirect?: string | null;
};

/** Where a log-in begins. It leads back to the checkout, else to the home page of organisations, else to the dashboard. */
export function logInAddress(here: Here): string {
  return logInHref(logInTarget(here));
}

function logInTarget({ locale, path, search, loginRedirect }: Here): string {
  if (isCheckout(path)) return withLocale(path, locale) + search;
  if (loginRedirect) return loginRedirect;
  const isForOrganisations = variant.checkoutKind === 'billed';
  return withLocale(isForOrganisations || path.startsWith('/oauth') ? '/' : '/dashboard', locale);
}
