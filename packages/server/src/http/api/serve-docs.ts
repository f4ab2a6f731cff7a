import { gzipSync } from 'node:zlib';
import { type Exchange, pathOf } from '../exchange.ts';
import { plainPageStyle } from '../plain-page-style.ts';
import { type PreparedAnswer, prepareAnswer } from '../prepared-answer.ts';
import { dataHeaders, plainPageHeaders } from '../security-headers.ts';
import { sendPrepared } from '../send-prepared.ts';
import { describeApi } from './describe-api.ts';
import { docsPage } from './docs-page.ts';

/** The description of the API, for programs and for people. Made when somebody first asks, then kept. */
export function createServeDocs(title: string) {
  let made: Promise<ReadonlyMap<string, PreparedAnswer>> | undefined;
  const paths = new Set(['/api/openapi.json', '/api/docs', '/api/docs.css']);

  return {
    /** False for what is not part of the description. */
    has: (exchange: Exchange): boolean => paths.has(pathOf(exchange)),

    async answer(exchange: Exchange): Promise<void> {
      made ??= makeAll(title);
      const answer = (await made).get(pathOf(exchange));
      if (answer) sendPrepared(exchange, answer);
    },
  };
}

async function makeAll(title: string): Promise<ReadonlyMap<string, PreparedAnswer>> {
  const document = await describeApi(title);
  const style = await plainPageStyle(new URL('./docs.css', import.meta.url));
  return new Map([
    [
      '/api/openapi.json',
      prepared(JSON.stringify(document), { ...dataHeaders, 'content-type': 'application/json' }),
    ],
    [
      '/api/docs',
      prepared(docsPage(document), { ...plainPageHeaders, 'content-type': 'text/html; charset=utf-8' }),
    ],
    ['/api/docs.css', prepared(style, { ...dataHeaders, 'content-type': 'text/css; charset=utf-8' })],
  ]);
}

function prepared(content: string | Buffer, headers: Readonly<Record<string, string>>): PreparedAnswer {
  const body = Buffer.from(content);
  return prepareAnswer({
    headers: { ...headers, 'cache-control': 'no-cache', vary: 'Accept-Encoding' },
    body,
    gzip: gzipSync(body),
  });
}
