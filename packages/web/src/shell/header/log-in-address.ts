import { withLocale } from '@ashore/core/locale/locale-path.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import { variant } from '#variant/variant.ts';
import { isCheckout } from '../frame/path-rules.ts';

type Here = { readonly locale: Locale; readonly path: string; readonly search: string };

/** Where a log-in begins. It leads back to the checkout, else to the home page of organisations, else to the dashboard. */
export function logInAddress({ locale, path, search }: Here): string {
  return `/oauth/begin?to=${encodeURIComponent(logInTarget({ locale, path, search }))}`;
}

function logInTarget({ locale, path, search }: Here): string {
  if (isCheckout(path)) return withLocale(path, locale) + search;
  const isForOrganisations = variant.checkoutKind === 'billed';
  return withLocale(isForOrganisations || path.startsWith('/oauth') ? '/' : '/dashboard', locale);
}
