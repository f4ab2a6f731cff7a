import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { prepareAnswer } from '../prepared-answer.ts';
import { scriptHashes } from '../script-hashes.ts';
import { dataHeaders, shopHeaders } from '../security-headers.ts';
import type { Screen } from './bundle.ts';
import type { KeptPage } from './page-cache.ts';
import type { Preferences } from './preferences.ts';
import type { Rendered } from './render-page.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Nothing about a page may be kept longer than this without being looked at again. */
const longestLife = 60 * 60 * 1000;

/** What the framework's own client reads from the answers to it. */
const frameworkHeaders = ['x-remix-response', 'x-remix-reload-document'];

/** Turns a rendered page into what is sent. Hashes, headers and both encodings are made once, here. */
export async function finishPage(
  { status, headers, body, shows, staleAt }: Rendered,
  screen: Screen,
  { locale }: Preferences,
  now: Date,
): Promise<KeptPage> {
  const type = headers.get('content-type') ?? 'text/html; charset=utf-8';
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
    zip(body, { level: 4 }),
  ]);
  return {
    answer: prepareAnswer({
      status,
      headers: {
        ...(type.startsWith('text/html') ? shopHeaders(scriptHashes(body.toString())) : dataHeaders),
        'content-type': type,
        'content-language': localeTable[locale].html,
        // private: a shared cache between us and the visitor could mix up currencies and languages.
        'cache-control': screen.kind === 'private' ? 'private, no-store' : 'private, no-cache',
        vary: 'Accept-Encoding, Accept-Language, Cookie',
        ...(screen.kind !== 'public' && { 'x-robots-tag': 'noindex' }),
        ...Object.fromEntries([...headers].filter(([name]) => frameworkHeaders.includes(name))),
      },
      body,
      br,
      gzip: gz,
    }),
    screen: screen.name,
    shows,
    staleAt: Math.min(staleAt?.getTime() ?? Number.POSITIVE_INFINITY, now.getTime() + longestLife),
  };
}
