import { beforeEach, expect, test, vi } from 'vitest';
import { dropDraft, keepDraft, readDraft } from './use-review-draft.ts';

const values = { rating: 4, text: 'Quiet', author: 'Mara', language: 'de' } as const;
let saved: Map<string, string>;

beforeEach(() => {
  saved = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, text: string) => saved.set(key, text),
    removeItem: (key: string) => saved.delete(key),
  });
});

test('A draft is restored for the same trip and for no other', () => {
  keepDraft('trip', values);
  expect(readDraft('trip')).toEqual(values);
  expect(readDraft('other')).toEqual({});
  dropDraft();
  expect(readDraft('trip')).toEqual({});
  expect(saved.size).toBe(0);
});

test.each([['nothing'], ['null'], ['[]'], ['{"tourId":"trip","rating":9,"text":5,"language":"xx"}']])(
  'Unreadable stored text is not restored as a draft: %s',
  (text) => {
    saved.set('review-draft', text);
    expect(readDraft('trip')).toEqual({});
  },
);

test('Without browser storage the form works without a draft', () => {
  vi.stubGlobal('localStorage', undefined);
  keepDraft('trip', values);
  expect(readDraft('trip')).toEqual({});
});
