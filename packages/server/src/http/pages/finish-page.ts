import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { dataHeaders, shopHeaders } from '../security-headers.ts';
import type { Screen } from './bundle.ts';
import type { KeptPage } from './page-cache.ts';
import type { Preferences } from './page-key.ts';
import type { Rendered } from './render-page.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Nothing about a page may be kept longer than this without being looked at again. */
const longestLife = 60 * 60 * 1000;

/** Turns a rendered page into what is sent: headers, hashes and both encodings are made once. */
export async function finishPage(rendered: Rendered, screen: Screen, { locale }: Preferences, now: Date): Promise<KeptPage> {
  const type = rendered.headers.get('content-type') ?? 'text/html; charset=utf-8';
  const isHtml = type.startsWith('text/html');
  const location = rendered.headers.get('location');
  const [br, gz] = await Promise.all([
    brotli(rendered.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    zip(rendered.body),
  ]);
  return {
    status: rendered.status,
    headers: {
      ...(isHtml ? shopHeaders(rendered.body.toString()) : dataHeaders),
      'content-type': type,
      'content-language': locale === 'fr' ? 'en' : locale,
      // private: a shared cache between us and the visitor could mix up currencies and languages.
      'cache-control': screen.kind === 'private' ? 'no-store' : 'private, no-cache',
      vary: 'Accept-Encoding, Accept-Language, Cookie',
      ...(screen.kind !== 'public' && { 'x-robots-tag': 'noindex' }),
      ...(location && { location }),
      ...headerOf(rendered.headers, 'x-remix-response'),
      ...headerOf(rendered.headers, 'x-remix-status'),
    },
    etag: `"${createHash('sha256').update(rendered.body).digest('base64url').slice(0, 27)}"`,
    identity: rendered.body,
    brotli: br,
    gzip: gz,
    shows: rendered.shows,
    staleAt: Math.min(rendered.staleAt?.getTime() ?? Number.POSITIVE_INFINITY, now.getTime() + longestLife),
  };
}

function headerOf(headers: Headers, name: string): Record<string, string> {
  const value = headers.get(name);
  return value === null ? {} : { [name]: value };
}
