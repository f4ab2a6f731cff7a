import { expect, test } from 'vitest';
import { createCache } from '../cache.ts';
import type { Exchange } from '../exchange.ts';
import { prepareAnswer } from '../prepared-answer.ts';
import { createKeepAnswers, type KeptAnswer } from './keep-answers.ts';

function setUp() {
  const make = () =>
    createCache<KeptAnswer>({ clock: { now: () => new Date() }, maxBytes: 10_000, longestLife: 60_000 });
  const lists = make();
  const answers = createKeepAnswers({ lists, searches: make(), searchVersion: () => 1 });
  const asked = (url: string) => ({ request: { headers: {} }, url }) as Exchange;
  return { lists, find: (url: string) => answers.find(asked(url)) };
}

test('Names of their own neither get nor make anybody an answer of their own', () => {
  const { lists, find } = setUp();
  const answer = prepareAnswer({ headers: {}, body: Buffer.from('{}'), gzip: () => Buffer.from('') });
  const shows = new Set<string>();
  const kept = { answer, call: 'tours.list', shows, staleAt: undefined, bytes: 10 };
  lists.keep('en /api/tours?interest=water&size=2', kept, lists.epoch);
  for (const more of ['', '&x=1', '&x=2&utm_source=a'])
    expect(find(`/api/tours?size=2&interest=water${more}`), more).toBeDefined();
  expect(find('/api/tours?size=3&interest=water')).toBeUndefined();
  expect(find('/api/tours?size=2&interest=water&%73ize=3')).toBeUndefined();
});
