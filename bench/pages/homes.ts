import { LOCALES } from '@ashore/core/locale/locales.ts';
import { SELECTABLE_CURRENCIES } from '@ashore/core/money/selectable-currencies.ts';

/** A page as HTTP requests in bytes, one for each connection. */
export function samePage(path: string, connections: number): string[] {
  return Array.from({ length: connections }, () => requestFor(path, 'EUR'));
}

/**
 * Each connection requests a home page that no other requests, because requests for one page would share one
 * rendering.
 */
export function everyHome(connections: number): string[] {
  const homes = SELECTABLE_CURRENCIES.flatMap((currency) =>
    LOCALES.map((locale) => requestFor(`/${locale}`, currency)),
  );
  return homes.slice(0, connections);
}

function requestFor(path: string, currency: string): string {
  const head = [
    `GET ${path} HTTP/1.1`,
    'Host: localhost',
    'Accept-Encoding: br',
    `Cookie: currency=${currency}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n`;
}
