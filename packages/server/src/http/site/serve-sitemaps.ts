import { gzipSync } from 'node:zlib';
import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import type { Admission } from '../load/admission.ts';
import type { PageCache } from '../pages/page-cache.ts';
import { sendError } from '../responses/errors.ts';
import { prepareAnswer } from '../responses/prepared-answer.ts';
import { dataHeaders } from '../responses/security-headers.ts';
import { sendPrepared } from '../responses/send.ts';
import { pathOf, type RequestResponse } from '../server/request-response.ts';
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

type ServeSitemapsInput = {
  readonly publicUrl: string;
  readonly cache: PageCache;
  readonly admission: Admission;
  /** The paths of the pages that always exist, without their language. */
  readonly pages: readonly string[];
  /** Pages that come and go: the lists of each place, and each product. */
  readonly lists: SitemapSource;
  readonly products: SitemapSource;
  /** Ships, ports and sailings of the timetable. */
  readonly cruises: SitemapSource;
  /** Entries of a file. A file with the permitted 50,000 would have 35 MB. */
  readonly entriesPerFile?: number;
};

type SitemapSource = {
  readonly count: () => Promise<number>;
  readonly list: (page: { limit: number; offset: number }) => Promise<readonly SitemapEntry[]>;
};

/**
 * Serves the sitemaps. /sitemap.xml names those of each language: its pages, then its lists, products
 * and cruises in files of some thousand.
 */
export function createServeSitemaps(input: ServeSitemapsInput): (exchange: RequestResponse) => Promise<void> {
  const { publicUrl, cache, admission, pages, entriesPerFile = 5_000 } = input;

  return async (exchange) => {
    const path = pathOf(exchange);
    const cached = cache.get(path);
    if (cached) return sendPrepared(exchange, cached.answer);
    const leaveAdmission = admission.enter('read');
    if (!leaveAdmission) return sendError(exchange, 'unavailable', { 'retry-after': '5' });
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
      cache.store(
        path,
        { answer, bytes: answer.bytes, screen: 'sitemap', dependsOn: new Set(['tours', 'timetable']) },
        epoch,
      );
      sendPrepared(exchange, answer);
    } finally {
      leaveAdmission();
    }
  };

  async function xmlAt(path: string): Promise<string | undefined> {
    if (path === '/sitemap.xml') return sitemapIndexXml(await listSitemapPaths(), publicUrl);
    const [, name = '', kind, number] =
      /^\/sitemaps\/([A-Za-z-]+?)-(?:pages|(lists|products|cruises)-(\d{1,6}))\.xml$/.exec(path) ?? [];
    const locale = MESSAGE_LOCALES.find((known) => known === name);
    if (!locale) return undefined;
    const entries =
      kind === 'lists' || kind === 'products' || kind === 'cruises'
        ? await entriesOf(input[kind], Number(number))
        : pages.map((page) => ({ path: page }));
    return entries.length > 0 ? sitemapXml(entries, locale, publicUrl) : undefined;
  }

  async function listSitemapPaths(): Promise<string[]> {
    const names = [
      'pages',
      ...(await fileNamesOf('lists')),
      ...(await fileNamesOf('products')),
      ...(await fileNamesOf('cruises')),
    ];
    return MESSAGE_LOCALES.flatMap((locale) => names.map((name) => `/sitemaps/${locale}-${name}.xml`));
  }

  async function fileNamesOf(kind: 'lists' | 'products' | 'cruises'): Promise<string[]> {
    const files = Math.ceil((await input[kind].count()) / entriesPerFile);
    return Array.from({ length: files }, (_, index) => `${kind}-${index + 1}`);
  }

  /** Files are counted from 1. */
  async function entriesOf({ list }: SitemapSource, file: number): Promise<readonly SitemapEntry[]> {
    return file > 0 ? list({ limit: entriesPerFile, offset: (file - 1) * entriesPerFile }) : [];
  }
}
