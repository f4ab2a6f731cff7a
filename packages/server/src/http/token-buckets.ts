import type { Clock } from '@ashore/core/time/clock.ts';

export type TokenBuckets = {
  /** Takes so many tokens, one unless given; 0 when they were there, else the seconds until they are. */
  take(key: string, perMinute: number, tokens?: number): number;
  size(): number;
};

/** Counted in parts of a token, so that all numbers are whole: a minute's worth of tokens fills 60,000 parts each. */
type Bucket = { parts: number; at: number };

const token = 60_000;

/**
 * Limits how often somebody may do something: `perMinute` at once, and then one more as time goes by. Knows at most
 * `most` of them at a time and forgets whoever was quiet longest.
 */
export function createTokenBuckets({ clock, most = 20_000 }: { clock: Clock; most?: number }): TokenBuckets {
  const buckets = new Map<string, Bucket>();
  return {
    size: () => buckets.size,

    take(key, perMinute, tokens = 1) {
      // More than there ever is of them can be had by whoever has touched nothing.
      const price = Math.min(tokens, perMinute) * token;
      const now = clock.now().getTime();
      const full = perMinute * token;
      const before = buckets.get(key) ?? { parts: full, at: now };
      // A clock that was set back must not take tokens away.
      const parts = Math.min(full, before.parts + Math.max(0, now - before.at) * perMinute);
      const allowed = parts >= price;
      buckets.delete(key);
      buckets.set(key, { parts: allowed ? parts - price : parts, at: now });
      if (buckets.size > most) buckets.delete(oldestOf(buckets));
      return allowed ? 0 : Math.ceil((price - parts) / perMinute / 1_000);
    },
  };
}

function oldestOf(buckets: ReadonlyMap<string, Bucket>): string {
  const [oldest = ''] = buckets.keys();
  return oldest;
}
