import { LEXICON } from '@ashore/search/lexicon/lexicon.ts';
import type { Embedder, Vector } from '../../gateways/embedder/port.ts';

export type GuessWishes = {
  /** What somebody may wish for of whose words none is known, the likeliest first; nothing where nothing stands out. */
  guess(query: string): Promise<readonly string[]>;
  /** How guessing went since the start. */
  readonly counts: Readonly<Record<'guessed' | 'unlikely' | 'late' | 'failed', number>>;
};

type Input = {
  readonly embedder: Embedder;
  readonly log: (line: string) => void;
  /** In milliseconds: whoever searches does not notice. */
  readonly budget?: number;
};

/** Nobody waits for these. */
const preparing = { atOnce: 64, waitMs: 20_000, retryAfter: 60_000 };

/** So many standard deviations nearer than wishes are on the whole, whatever the model calls near. */
const standsOut = 3;

/** Those nearly as near as the nearest are meant as well. */
const nearly = 0.97;
const most = 3;

/**
 * Compares what somebody typed with each wish that we know, by meaning. Only wishes have vectors, not products: they are
 * few, their products are known, and what is guessed is found by every index. Fails silently into no guess.
 */
export function createGuessWishes({ embedder, log, budget = 150 }: Input): GuessWishes {
  const counts = { guessed: 0, unlikely: 0, late: 0, failed: 0 };
  let wishes: readonly Wish[] | undefined;
  let preparingSince: number | undefined;
  let isAway = false;

  return {
    counts,
    async guess(query) {
      if (!wishes) {
        void prepare();
        counts.late += 1;
        return [];
      }
      const vectors = await embedder.embed([query], budget);
      if ('failed' in vectors) {
        counts[vectors.failed === 'late' ? 'late' : 'failed'] += 1;
        note(vectors.failed, vectors.details);
        return [];
      }
      isAway = false;
      const ids = nearest(wishes, unitLong(vectors[0] ?? []));
      counts[ids.length > 0 ? 'guessed' : 'unlikely'] += 1;
      return ids;
    },
  };

  async function prepare(): Promise<void> {
    if (preparingSince !== undefined && performance.now() < preparingSince + preparing.retryAfter) return;
    preparingSince = performance.now();
    const ids = Object.keys(LEXICON);
    const read: Wish[] = [];
    for (let at = 0; at < ids.length; at += preparing.atOnce) {
      const some = ids.slice(at, at + preparing.atOnce);
      const vectors = await embedder.embed(some.map(textOf), preparing.waitMs);
      if ('failed' in vectors) return note(vectors.failed, vectors.details);
      for (const [index, id] of some.entries()) read.push({ id, vector: unitLong(vectors[index] ?? []) });
    }
    wishes = read;
  }

  /** Once for each outage. */
  function note(failed: string, details: string): void {
    if (!isAway) log(`Wishes cannot be guessed (${failed}): ${details}`);
    isAway = true;
  }
}

type Wish = { readonly id: string; readonly vector: Vector };

/** As people call it, in every language. */
function textOf(id: string): string {
  const { terms } = LEXICON[id] ?? {};
  return Object.values(terms ?? {})
    .flatMap((inOne) => inOne.slice(0, 3))
    .join(', ');
}

function nearest(wishes: readonly Wish[], asked: Vector): string[] {
  const near = wishes
    .map(({ id, vector }) => ({ id, likeness: product(vector, asked) }))
    .sort((one, other) => other.likeness - one.likeness);
  const mean = near.reduce((sum, { likeness }) => sum + likeness, 0) / near.length;
  const spread = Math.sqrt(near.reduce((sum, { likeness }) => sum + (likeness - mean) ** 2, 0) / near.length);
  const [best] = near;
  if (!best || !(best.likeness > mean + standsOut * spread)) return [];
  return near
    .slice(0, most)
    .filter(({ likeness }) => likeness >= best.likeness * nearly)
    .map(({ id }) => id);
}

function unitLong(vector: Vector): Vector {
  const length = Math.sqrt(product(vector, vector)) || 1;
  return vector.map((part) => part / length);
}

function product(one: Vector, other: Vector): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
