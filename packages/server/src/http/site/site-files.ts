import { gzipSync } from 'node:zlib';
import { isLocale, localeTable, MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { type Exchange, pathOf } from '../exchange.ts';
import type { Variant } from '../pages/bundle.ts';
import { type PreparedAnswer, prepareAnswer } from '../prepared-answer.ts';
import { dataHeaders } from '../security-headers.ts';
import { sendError } from '../send-error.ts';
import { sendPrepared } from '../send-prepared.ts';
import { robotsText } from './robots.ts';
import { securityContactText } from './security-contact.ts';
import { webManifest } from './web-manifest.ts';

type Input = {
  readonly variant: Variant;
  readonly publicUrl: string;
  readonly environment: 'integration' | 'production';
  readonly securityContact: string | undefined;
  readonly files: Iterable<string>;
  readonly now: Date;
};

/** The few files that browsers and search engines look for at fixed places. All are made once, at the start. */
export function createServeSiteFiles(input: Input): (exchange: Exchange) => void {
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
    const answer = answers.get(nameOf(exchange));
    if (answer) sendPrepared(exchange, answer);
    else sendError(exchange, 'not_found');
  };
}

function nameOf(exchange: Exchange): string {
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
