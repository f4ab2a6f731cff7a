import { gzipSync } from 'node:zlib';
import { plainPageStyle } from '../../responses/plain-page.ts';
import { type PreparedAnswer, prepareAnswer } from '../../responses/prepared-answer.ts';
import { dataHeaders, plainPageHeaders } from '../../responses/security-headers.ts';
import { sendPrepared } from '../../responses/send.ts';
import { pathOf, type RequestResponse } from '../../server/request-response.ts';
import { describeApi, docsPage } from './page.ts';

/**
 * Serves the description of the API, for programs and for people. It is generated on the first request and
 * then cached.
 */
export function createServeDocs(title: string) {
  let preparing: Promise<ReadonlyMap<string, PreparedAnswer>> | undefined;
  const paths = new Set(['/api/openapi.json', '/api/docs', '/api/docs.css']);

  return {
    /** Whether the address is part of the description. */
    has: (exchange: RequestResponse): boolean => paths.has(pathOf(exchange)),

    async answer(exchange: RequestResponse): Promise<void> {
      preparing ??= makeAll(title);
      const answer = (await preparing).get(pathOf(exchange));
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
