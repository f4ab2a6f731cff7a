import { LOCALES } from '@ashore/core/locale/locales.ts';
import { SELECTABLE_CURRENCIES } from '@ashore/core/money/selectable-currencies.ts';

/** A page as a browser requests it. */
export function pageRequest(path: string, currency = 'EUR'): string {
  const head = [
    `GET ${path} HTTP/1.1`,
    'Host: localhost',
    'Accept-Encoding: br',
    `Cookie: currency=${currency}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n`;
}

/**
 * The home page in every language and currency. Sent in turn, no two pending requests want the same page: they would share one
 * rendering.
 */
export function everyHome(): string[] {
  return SELECTABLE_CURRENCIES.flatMap((currency) =>
    LOCALES.map((locale) => pageRequest(`/${locale}`, currency)),
  );
}
