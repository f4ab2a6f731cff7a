import type { Clock } from '@ashore/core/time/clock.ts';

export type TokenBuckets = {
  /** Takes tokens, one by default. Returns 0 if they were available, or else the seconds until they are. */
  take(key: string, perMinute: number, tokens?: number): number;
  size(): number;
};

/**
 * Counts in parts of a token, so that all numbers are whole. A token has 60,000 parts, and a minute refills a
 * full bucket.
 */
type Bucket = { parts: number; at: number };

const PARTS_OF_TOKEN = 60_000;

/**
 * Limits how often a key may act: `perMinute` times at once, then once more as time goes by. Remembers at
 * most `most` keys and forgets the key that was idle longest.
 */
export function createTokenBuckets({
  clock,
  mostKeys = 20_000,
}: {
  clock: Clock;
  mostKeys?: number;
}): TokenBuckets {
  const buckets = new Map<string, Bucket>();
  return {
    size: () => buckets.size,

    take(key, perMinute, tokens = 1) {
      // A price above the size of the bucket is capped, so that a full bucket can always pay it.
      const priceInParts = Math.min(tokens, perMinute) * PARTS_OF_TOKEN;
      const now = clock.now().getTime();
      const full = perMinute * PARTS_OF_TOKEN;
      const bucket = buckets.get(key) ?? { parts: full, at: now };
      // A clock that was set back must not take tokens away.
      const parts = Math.min(full, bucket.parts + Math.max(0, now - bucket.at) * perMinute);
      const allowed = parts >= priceInParts;
      buckets.delete(key);
      buckets.set(key, { parts: allowed ? parts - priceInParts : parts, at: now });
      if (buckets.size > mostKeys) buckets.delete(oldestOf(buckets));
      return allowed ? 0 : Math.ceil((priceInParts - parts) / perMinute / 1_000);
    },
  };
}

function oldestOf(buckets: ReadonlyMap<string, Bucket>): string {
  const [oldest = ''] = buckets.keys();
  return oldest;
}
