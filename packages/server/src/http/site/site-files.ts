import { gzipSync } from 'node:zlib';
import { isLocale, localeTable, MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import type { Variant } from '../pages/web-bundle.ts';
import { sendError } from '../responses/errors.ts';
import { type PreparedAnswer, prepareAnswer } from '../responses/prepared-answer.ts';
import { dataHeaders } from '../responses/security-headers.ts';
import { sendPrepared } from '../responses/send.ts';
import { pathOf, type RequestResponse } from '../server/request-response.ts';
import { robotsText } from './robots.ts';
import { securityContactText } from './security-contact.ts';
import { webManifest } from './web-manifest.ts';

type ServeSiteFilesInput = {
  readonly variant: Variant;
  readonly publicUrl: string;
  readonly environment: 'integration' | 'production';
  readonly securityContact: string | undefined;
  readonly files: Iterable<string>;
  readonly now: Date;
};

/**
 * Serves the few files that browsers and search engines expect at fixed addresses. All are made once, at the
 * start.
 */
export function createServeSiteFiles(input: ServeSiteFilesInput): (exchange: RequestResponse) => void {
  const { variant, publicUrl, environment, securityContact, files, now } = input;
  const answers = new Map<string, PreparedAnswer>();
  answers.set('/robots.txt', textAnswer('text/plain', robotsText({ environment, publicUrl })));
  if (securityContact !== undefined) {
    const text = securityContactText({ contact: securityContact, publicUrl, now });
    answers.set('/.well-known/security.txt', textAnswer('text/plain', text));
  }
  const paths = [...files];
  for (const locale of MESSAGE_LOCALES) {
    const manifest = webManifest({ variant, locale, files: paths });
    answers.set(`/manifest.webmanifest ${locale}`, textAnswer('application/manifest+json', manifest));
  }

  return (exchange) => {
    const answer = answers.get(answerKeyOf(exchange));
    if (answer) sendPrepared(exchange, answer);
    else sendError(exchange, 'not_found');
  };
}

function answerKeyOf(exchange: RequestResponse): string {
  const path = pathOf(exchange);
  if (path !== '/manifest.webmanifest') return path;
  const locale = new URLSearchParams(exchange.url.slice(path.length)).get('locale') ?? '';
  return `${path} ${localeTable[isLocale(locale) ? locale : 'en'].messages}`;
}

function textAnswer(type: string, text: string): PreparedAnswer {
  const body = Buffer.from(text);
  return prepareAnswer({
    headers: {
      ...dataHeaders,
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, max-age=3600',
      vary: 'Accept-Encoding',
    },
    body,
    gzip: gzipSync(body),
  });
}
