import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropDraft, keepDraft, readDraft } from './review-draft.ts';

const values = { rating: 4, text: 'Quiet', author: 'Mara', language: 'de' } as const;
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

test('What was typed is there again for the same trip, and for no other.', () => {
  keepDraft('trip', values);
  expect(readDraft('trip')).toEqual(values);
  expect(readDraft('other')).toEqual({});
  dropDraft();
  expect(readDraft('trip')).toEqual({});
  expect(kept.size).toBe(0);
});

test.each([['nothing'], ['null'], ['[]'], ['{"tourId":"trip","rating":9,"text":5,"language":"xx"}']])(
  'What nobody can understand is no draft: %s',
  (text) => {
    kept.set('review-draft', text);
    expect(readDraft('trip')).toEqual({});
  },
);

test('Where a browser keeps nothing, writing goes on without.', () => {
  vi.stubGlobal('localStorage', undefined);
  keepDraft('trip', values);
  expect(readDraft('trip')).toEqual({});
});
