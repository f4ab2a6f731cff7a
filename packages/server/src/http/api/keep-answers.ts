import type { IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Locale } from '@ashore/core/locale/locales.ts';
import { negotiateLocale } from '@ashore/core/locale/negotiate-locale.ts';
import type { FastifyReply } from 'fastify';
import type { Cache, Kept } from '../cache.ts';
import type { Exchange } from '../exchange.ts';
import { type PreparedAnswer, prepareAnswer } from '../prepared-answer.ts';
import { dataHeaders } from '../security-headers.ts';
import { isHeld } from '../send-prepared.ts';

/** A finished answer of a call, to be sent again without asking anybody. */
export type KeptAnswer = Kept & { readonly answer: PreparedAnswer; readonly call: string };

type Notes = {
  readonly shows: (what: string) => void;
  readonly holdsUntil: (instant: Date | undefined) => void;
  readonly called: (name: string) => void;
};

export type KeepAnswers = {
  /** What was answered before and still holds. */
  find(exchange: Exchange): KeptAnswer | undefined;
  /** Notes what an answer shows while it is made. */
  begin(request: IncomingMessage, locale: Locale): Notes;
  /** Names a list by what it says, and says no more than that to who has it already. */
  finish(request: IncomingMessage, reply: FastifyReply, payload: unknown): unknown;
};

/** The calls of which answers are kept: many ask the same, and the channel says when it is over. */
const kept = new Set(['tours.list', 'tours.ofType', 'tours.promoted']);

const headers = {
  ...dataHeaders,
  'content-type': 'application/json',
  // Its prices may be others at any time: whoever has it asks whether it still holds.
  'cache-control': 'private, no-cache',
  vary: 'Accept-Language, Accept-Encoding',
};

/**
 * Lists are asked for in more ways than there is room for. Those asked for last are kept, within bounds of their own, so
 * that they push out nothing else; and go when something they show has changed.
 */
export function createKeepAnswers(cache: Cache<KeptAnswer>): KeepAnswers {
  const making = new WeakMap<IncomingMessage, ReturnType<typeof noteAnswer>>();
  return {
    find: ({ request, url }) => cache.get(keyOf(url, localeOf(request))),
    begin(request, locale) {
      const notes = noteAnswer(keyOf(request.url ?? '', locale), cache.epoch);
      making.set(request, notes);
      return notes;
    },
    finish(request, reply, payload) {
      const notes = making.get(request);
      if (!notes || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
      const { key, epoch, ...noted } = notes.all();
      if (!kept.has(noted.call)) return payload;
      const body = Buffer.from(payload);
      const answer = prepareAnswer({ headers, body, gzip: () => gzipSync(body) });
      cache.keep(key, { ...noted, answer, bytes: answer.bytes }, epoch);
      reply.headers({ ...headers, etag: answer.etag });
      if (!isHeld(request.headers['if-none-match'], answer.etag)) return body;
      reply.code(304);
      return '';
    },
  };
}

export function localeOf({ headers: { 'accept-language': acceptLanguage } }: IncomingMessage): Locale {
  return negotiateLocale({ acceptLanguage });
}

function keyOf(url: string, locale: Locale): string {
  return `${locale} ${url}`;
}

function noteAnswer(key: string, epoch: number) {
  const shows = new Set<string>();
  let staleAt: number | undefined;
  let call = '';
  return {
    shows: (what: string) => void shows.add(what),
    holdsUntil(instant: Date | undefined) {
      if (instant) staleAt = Math.min(staleAt ?? Number.POSITIVE_INFINITY, instant.getTime());
    },
    called(name: string) {
      call = name;
    },
    all: () => ({ key, epoch, shows, staleAt, call }),
  };
}
