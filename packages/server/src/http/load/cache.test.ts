import { expect, test } from 'vitest';
import { processorTime } from '../../../test-support/processor-time.ts';
import { type CacheEntry, createCache } from './cache.ts';

function setUp(maxBytes = 1_000_000) {
  let now = 1_000;
  const cache = createCache<CacheEntry>({
    clock: { now: () => new Date(now) },
    maxBytes,
    maxLifeMs: 60_000,
  });
  return { cache, pass: (milliseconds: number) => (now += milliseconds) };
}

function cacheEntry(parts: Partial<CacheEntry> = {}, length = 1_000): CacheEntry {
  return { bytes: length, dependsOn: new Set(), ...parts };
}

test('A cached entry is returned until it is stale', () => {
  const { cache, pass } = setUp();
  const entry = cacheEntry({ expiresAt: 2_000 });
  cache.store('a', entry, cache.epoch);
  pass(999);
  expect(cache.get('a')).toBe(entry);
  pass(1);
  expect(cache.get('a')).toBeUndefined();
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
});

test('An entry is dropped after the longest life, even if no change was announced', () => {
  const { cache, pass } = setUp();
  cache.store('a', cacheEntry(), cache.epoch);
  cache.store('b', cacheEntry({ expiresAt: 1_000_000 }), cache.epoch);
  pass(59_999);
  expect([cache.get('a'), cache.get('b')]).not.toContain(undefined);
  pass(1);
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, undefined]);
});

test('A change drops only the pages that show the changed data', () => {
  const { cache } = setUp();
  cache.store('rome', cacheEntry({ dependsOn: new Set(['product:1', 'featured']) }), cache.epoch);
  cache.store('oslo', cacheEntry({ dependsOn: new Set(['product:2', 'featured']) }), cache.epoch);
  cache.store('faq', cacheEntry(), cache.epoch);
  cache.drop(['product:1', 'unknown']);
  expect(['rome', 'oslo', 'faq'].map((key) => cache.get(key) !== undefined)).toEqual([false, true, true]);
  cache.drop(['featured']);
  expect(cache.get('oslo')).toBeUndefined();
});

test('A replaced page is dropped by changes of the data it shows now, not of earlier data', () => {
  const { cache } = setUp();
  cache.store('a', cacheEntry({ dependsOn: new Set(['old']) }), cache.epoch);
  cache.store('a', cacheEntry({ dependsOn: new Set(['new']) }), cache.epoch);
  cache.drop(['old']);
  expect(cache.get('a')).toBeDefined();
  cache.drop(['new']);
  expect(cache.get('a')).toBeUndefined();
});

test('A page whose render began before a change is not cached after it', () => {
  const { cache } = setUp();
  const before = cache.epoch;
  cache.drop(['something']);
  cache.store('a', cacheEntry(), before);
  expect(cache.get('a')).toBeUndefined();
  const beforeAll = cache.epoch;
  cache.dropAll();
  cache.store('a', cacheEntry(), beforeAll);
  expect(cache.get('a')).toBeUndefined();
});

test('A page whose render began before two changes of different kinds is not cached after them', () => {
  const { cache } = setUp();
  const before = cache.epoch;
  cache.drop(['something']);
  cache.dropAll();
  cache.store('a', cacheEntry(), before);
  expect(cache.get('a')).toBeUndefined();
});

test('An entry that is stale already, or larger than a tenth of the cache, takes no room', () => {
  const { cache } = setUp(20_000);
  cache.store('stale', cacheEntry({ expiresAt: 1_000 }), cache.epoch);
  cache.store('large', cacheEntry({}, 2_000), cache.epoch);
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
  cache.store('small', cacheEntry({}, 1_400), cache.epoch);
  expect(cache.size().entries).toBe(1);
});

test('The size of an entry counts its key and what it depends on', () => {
  const { cache } = setUp();
  cache.store('ab', cacheEntry({ dependsOn: new Set(['cde', 'f']) }, 10), cache.epoch);
  expect(cache.size()).toEqual({ entries: 1, bytes: 10 + 2 * (2 + 4) + 500 });
});

test('If the changed data is unknown, the whole cache is dropped', () => {
  const { cache } = setUp();
  cache.store('a', cacheEntry({ dependsOn: new Set(['x']) }), cache.epoch);
  cache.store('b', cacheEntry(), cache.epoch);
  cache.dropAll();
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
});

test('After the whole cache was dropped, a page is dropped by changes of what it shows now only', () => {
  const { cache } = setUp();
  cache.store('a', cacheEntry({ dependsOn: new Set(['old']) }), cache.epoch);
  cache.dropAll();
  cache.store('a', cacheEntry({ dependsOn: new Set(['new']) }), cache.epoch);
  cache.drop(['old']);
  expect(cache.get('a')).toBeDefined();
  cache.drop(['new']);
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
});

test('Memory is limited, and the least recently used entry is dropped first', () => {
  const { cache } = setUp(50_000);
  for (let number = 0; number < 1_000; number++) {
    cache.store(`page ${number}`, cacheEntry(), cache.epoch);
    cache.get('page 0');
    expect(cache.size().bytes).toBeLessThanOrEqual(50_000);
  }
  expect(cache.get('page 0')).toBeDefined();
  expect(cache.get('page 999')).toBeDefined();
  expect(cache.get('page 900')).toBeUndefined();
});

test('An entry that was used before another one was stored is the newer one when it is used again', () => {
  const { cache } = setUp(60_000);
  const large = () => cacheEntry({}, 5_000);
  const names = Array.from({ length: 100 }, (_, number) => `page ${number}`);
  for (const name of names) {
    cache.get('page 0');
    cache.store(name, large(), cache.epoch);
    cache.get('page 0');
  }
  expect(cache.get('page 0')).toBeDefined();
  expect(cache.get('page 99')).toBeDefined();
});

test('Keys and lists of shown data count as memory', () => {
  const { cache } = setUp(100_000);
  for (let number = 0; number < 100; number++) {
    const dependsOn = new Set(Array.from({ length: 50 }, (_, index) => `product:${number}-${index}`));
    cache.store(`${number}${'k'.repeat(2_000)}`, cacheEntry({ dependsOn }, 1), cache.epoch);
  }
  expect(cache.size().entries).toBeLessThan(20);
});

test('One page cannot displace all others', () => {
  const { cache } = setUp(100_000);
  cache.store('huge', cacheEntry({}, 20_000), cache.epoch);
  expect(cache.get('huge')).toBeUndefined();
});

test('Dropping ten thousand products takes time in proportion to the affected pages, not to all cached pages', () => {
  const { cache } = setUp(100_000_000);
  for (let number = 0; number < 20_000; number++) {
    cache.store(`page ${number}`, cacheEntry({ dependsOn: new Set([`product:${number}`]) }, 10), cache.epoch);
  }
  const begun = processorTime();
  for (let number = 0; number < 10_000; number++) cache.drop([`product:${number}`]);
  expect(processorTime() - begun).toBeLessThan(500);
  expect(cache.size().entries).toBe(10_000);
});
