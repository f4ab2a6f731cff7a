import type { Clock } from '@ashore/core/time/clock.ts';

export type TokenBuckets = {
  /** Takes one token; 0 when there was one, else the seconds until there is. */
  take(key: string, perMinute: number): number;
  size(): number;
};

type Bucket = { tokens: number; at: number };

/**
 * Limits how often somebody may do something: `perMinute` at once, and then one more as time goes by. Knows at most
 * `most` of them at a time and forgets whoever was quiet longest.
 */
export function createTokenBuckets({ clock, most = 20_000 }: { clock: Clock; most?: number }): TokenBuckets {
  const buckets = new Map<string, Bucket>();
  return {
    size: () => buckets.size,

    take(key, perMinute) {
      const now = clock.now().getTime();
      const perMillisecond = perMinute / 60_000;
      const before = buckets.get(key) ?? { tokens: perMinute, at: now };
      // A clock that was set back must not take tokens away.
      const gained = Math.max(0, now - before.at) * perMillisecond;
      const tokens = Math.min(perMinute, before.tokens + gained);
      const allowed = tokens >= 1;
      buckets.delete(key);
      buckets.set(key, { tokens: allowed ? tokens - 1 : tokens, at: now });
      if (buckets.size > most) buckets.delete(oldestOf(buckets));
      return allowed ? 0 : Math.ceil((1 - tokens) / perMillisecond / 1_000);
    },
  };
}

function oldestOf(buckets: ReadonlyMap<string, Bucket>): string {
  const [oldest = ''] = buckets.keys();
  return oldest;
}
