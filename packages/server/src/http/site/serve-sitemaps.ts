import { gzipSync } from 'node:zlib';
import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Admission } from '../admission.ts';
import { type Exchange, pathOf } from '../exchange.ts';
import type { PageCache } from '../pages/kept-page.ts';
import { prepareAnswer } from '../prepared-answer.ts';
import { dataHeaders } from '../security-headers.ts';
import { sendError } from '../send-error.ts';
import { sendPrepared } from '../send-prepared.ts';
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

type Input = {
  readonly publicUrl: string;
  readonly cache: PageCache;
  readonly admission: Admission;
  /** The paths of the pages that are always there, without their language. */
  readonly pages: readonly string[];
  readonly countProducts: () => Promise<number>;
  readonly listProducts: (page: { limit: number; offset: number }) => Promise<readonly SitemapEntry[]>;
  /** A file of 50,000, which is allowed, would have 35 MB. */
  readonly perFile?: number;
};

/** /sitemap.xml names the sitemaps of each language: its pages, and its products some thousand at a time. */
export function createServeSitemaps(input: Input): (exchange: Exchange) => Promise<void> {
  const { publicUrl, cache, admission, pages, countProducts, listProducts, perFile = 5_000 } = input;

  return async (exchange) => {
    const path = pathOf(exchange);
    const kept = cache.get(path);
    if (kept) return sendPrepared(exchange, kept.answer);
    const leave = admission.enter('read');
    if (!leave) return sendError(exchange, 'unavailable', { 'retry-after': '5' });
    try {
      const { epoch } = cache;
      const xml = await xmlAt(path);
      if (xml === undefined) return sendError(exchange, 'not_found');
      const body = Buffer.from(xml);
      const answer = prepareAnswer({
        headers: {
          ...dataHeaders,
          'content-type': 'application/xml; charset=utf-8',
          'cache-control': 'no-cache',
          vary: 'Accept-Encoding',
        },
        body,
        gzip: () => gzipSync(body),
      });
      cache.keep(path, { answer, bytes: answer.bytes, screen: 'sitemap', shows: new Set(['tours']) }, epoch);
      sendPrepared(exchange, answer);
    } finally {
      leave();
    }
  };

  async function xmlAt(path: string): Promise<string | undefined> {
    if (path === '/sitemap.xml') return sitemapIndexXml(await allPaths(), publicUrl);
    const [, name = '', number] =
      /^\/sitemaps\/([A-Za-z-]+?)-(?:pages|products-(\d{1,6}))\.xml$/.exec(path) ?? [];
    const locale = MESSAGE_LOCALES.find((known) => known === name);
    if (!locale) return undefined;
    const entries =
      number === undefined ? pages.map((page) => ({ path: page })) : await productsOf(Number(number));
    return entries.length > 0 ? sitemapXml(entries, locale, publicUrl) : undefined;
  }

  async function allPaths(): Promise<string[]> {
    const files = Math.ceil((await countProducts()) / perFile);
    const namesOf = (locale: MessageLocale) => [
      `/sitemaps/${locale}-pages.xml`,
      ...Array.from({ length: files }, (_, index) => `/sitemaps/${locale}-products-${index + 1}.xml`),
    ];
    return MESSAGE_LOCALES.flatMap(namesOf);
  }

  /** Counted from 1. */
  async function productsOf(file: number): Promise<readonly SitemapEntry[]> {
    return file > 0 ? listProducts({ limit: perFile, offset: (file - 1) * perFile }) : [];
  }
}
