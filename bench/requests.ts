import { LOCALES } from '@ashore/core/locale/locales.ts';
import { SELECTABLE_CURRENCIES } from '@ashore/core/money/selectable-currencies.ts';

/** The home page in English, as many times as there are connections. */
export function samePage(connections: number): string[] {
  return Array.from({ length: connections }, () => requestFor('/en', 'EUR'));
}

/** Each connection asks for a home page that no other asks for: requests for one page would share one rendering. */
export function distinctPages(connections: number): string[] {
  const pages = SELECTABLE_CURRENCIES.flatMap((currency) =>
    LOCALES.map((locale) => requestFor(`/${locale}`, currency)),
  );
  return pages.slice(0, connections);
}

function requestFor(path: string, currency: string): string {
  const head = [
    `GET ${path} HTTP/1.1`,
    'Host: localhost',
    'Accept-Encoding: gzip, deflate, br',
    `Cookie: currency=${currency}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n`;
}
