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
type Bucket = { parts: number; filledAt: number };

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
      const fullBucketParts = perMinute * PARTS_OF_TOKEN;
      const bucket = buckets.get(key) ?? { parts: fullBucketParts, filledAt: now };
      // A clock that was set back must not take tokens away.
      const parts = Math.min(fullBucketParts, bucket.parts + Math.max(0, now - bucket.filledAt) * perMinute);
      const isAllowed = parts >= priceInParts;
      buckets.delete(key);
      buckets.set(key, { parts: isAllowed ? parts - priceInParts : parts, filledAt: now });
      if (buckets.size > mostKeys) buckets.delete(oldestOf(buckets));
      return isAllowed ? 0 : Math.ceil((priceInParts - parts) / perMinute / 1_000);
    },
  };
}

function oldestOf(buckets: ReadonlyMap<string, Bucket>): string {
  const [oldest = ''] = buckets.keys();
  return oldest;
}
