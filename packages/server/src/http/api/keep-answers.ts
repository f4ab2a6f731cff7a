import type { IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Locale } from '@ashore/core/locale/locales.ts';
import { negotiateLocale } from '@ashore/core/locale/negotiate-locale.ts';
import type { FastifyReply } from 'fastify';
import type { Cache, Kept } from '../cache.ts';
import type { Exchange } from '../exchange.ts';
import { formFor, type PreparedAnswer, prepareAnswer } from '../prepared-answer.ts';
import { dataHeaders } from '../security-headers.ts';
import { isHeld } from '../send-prepared.ts';
import { listKeyOf } from './list-key.ts';
import { isSearch, questionOf } from './question-of.ts';

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
const kept = new Set(['tours.list', 'tours.ofType', 'tours.promoted', 'search.find']);

const headers = {
  ...dataHeaders,
  'content-type': 'application/json',
  // Its prices may be others at any time: whoever has it asks whether it still holds.
  'cache-control': 'private, no-cache',
  vary: 'Accept-Language, Accept-Encoding',
};

type Input = {
  readonly lists: Cache<KeptAnswer>;
  readonly searches: Cache<KeptAnswer>;
  /** Raised when an answer may be another; undefined while there are none. */
  readonly searchVersion: () => number | undefined;
};

/**
 * Lists are asked for in more ways than there is room for. Those asked for last are kept, within bounds of their own, so
 * that they push out nothing else; and go when something they show has changed. What people type is kept beside them,
 * under what it means and for as long as nothing at all that is found is another.
 */
export function createKeepAnswers({ lists, searches, searchVersion }: Input): KeepAnswers {
  const making = new WeakMap<IncomingMessage, ReturnType<typeof noteAnswer>>();
  return {
    find({ request, url }) {
      const { cache, key } = placeOf(url, localeOf(request));
      return cache?.get(key);
    },
    begin(request, locale) {
      const notes = noteAnswer(placeOf(request.url ?? '', locale));
      making.set(request, notes);
      return notes;
    },
    finish(request, reply, payload) {
      const notes = making.get(request);
      if (!notes || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
      const { cache, key, epoch, ...noted } = notes.all();
      if (!cache || !kept.has(noted.call)) return payload;
      const body = Buffer.from(payload);
      const answer = prepareAnswer({ headers, body, gzip: () => gzipSync(body) });
      cache.keep(key, { ...noted, answer, bytes: answer.bytes }, epoch);
      reply.headers({ ...headers, etag: answer.etag });
      if (!isHeld(request.headers['if-none-match'], answer.etag)) {
        const form = formFor(answer, request.headers['accept-encoding']);
        if (form !== answer.forms.identity) reply.header('content-encoding', 'gzip');
        return form.body;
      }
      reply.code(304);
      return '';
    },
  };

  /** Where an answer is kept; nowhere where the same is hardly asked again. */
  function placeOf(url: string, locale: Locale): Shelf {
    if (!isSearch(url)) {
      const list = listKeyOf(url);
      return list === undefined ? nowhere : { cache: lists, key: `${locale} ${list}` };
    }
    const version = searchVersion();
    const question = questionOf(url, locale);
    if (version === undefined || question === undefined) return nowhere;
    return { cache: searches, key: `${version} ${question}` };
  }
}

type Shelf = { readonly cache: Cache<KeptAnswer> | undefined; readonly key: string };

const nowhere: Shelf = { cache: undefined, key: '' };

export function localeOf({ headers: { 'accept-language': acceptLanguage } }: IncomingMessage): Locale {
  return negotiateLocale({ acceptLanguage });
}

function noteAnswer({ cache, key }: Shelf) {
  const epoch = cache?.epoch ?? 0;
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
    all: () => ({ cache, key, epoch, shows, staleAt, call }),
  };
}
