import { LEXICON } from '@ashore/search/lexicon/lexicon.ts';
import type { Embedder, Vector } from '../../gateways/embedder/port.ts';

export type TopicSuggester = {
  /**
   * Suggests topics for a query without known words, the most similar first. Returns none if no topic is
   * clearly more similar than the others.
   */
  suggest(query: string): Promise<readonly string[]>;
  /** The results of all suggestions since the start. `unprepared` counts queries from before the topics were ready. */
  readonly counts: Readonly<Record<'suggested' | 'unlikely' | 'unprepared' | 'late' | 'failed', number>>;
};

type TopicSuggesterInput = {
  readonly embedder: Embedder;
  readonly log: (line: string) => void;
  /** How long a query waits for the model: short enough that visitors do not notice. */
  readonly waitMs?: number;
};

/** The topics are prepared in batches. After a failure, the next preparation begins a minute later at the earliest. */
const PREPARATION = { batchSize: 64, batchWaitMs: 20_000, retryAfterMs: 60_000 };

/**
 * How many standard deviations a topic must be above the average similarity. This works for the scale of any
 * model.
 */
const OUTLIER_DEVIATIONS = 3;

/** Topics with at least this share of the best similarity are suggested as well. */
const NEAR_BEST_SHARE = 0.97;
const MAX_TOPICS = 3;

/**
 * Compares a query with all known topics by meaning. Only topics have vectors: they are few, their products
 * are known, and every index can find them. If the model fails, no topic is suggested.
 */
export function createTopicSuggester({ embedder, log, waitMs = 150 }: TopicSuggesterInput): TopicSuggester {
  const counts = { suggested: 0, unlikely: 0, unprepared: 0, late: 0, failed: 0 };
  let topics: readonly TopicVector[] | undefined;
  let preparingSince: number | undefined;
  let isOutageLogged = false;

  return {
    counts,
    async suggest(query) {
      if (!topics) {
        void prepare();
        counts.unprepared += 1;
        return [];
      }
      const vectors = await embedder.embed([query], waitMs);
      if ('failed' in vectors) {
        counts[vectors.failed === 'late' ? 'late' : 'failed'] += 1;
        logOutage(vectors.failed, vectors.details);
        return [];
      }
      isOutageLogged = false;
      const ids = nearestTopics(topics, toUnitLength(vectors[0] ?? []));
      counts[ids.length > 0 ? 'suggested' : 'unlikely'] += 1;
      return ids;
    },
  };

  async function prepare(): Promise<void> {
    if (preparingSince !== undefined && performance.now() < preparingSince + PREPARATION.retryAfterMs) return;
    preparingSince = performance.now();
    const ids = Object.keys(LEXICON);
    const preparedTopics: TopicVector[] = [];
    for (let start = 0; start < ids.length; start += PREPARATION.batchSize) {
      const batch = ids.slice(start, start + PREPARATION.batchSize);
      const vectors = await embedder.embed(batch.map(textOf), PREPARATION.batchWaitMs);
      if ('failed' in vectors) return logOutage(vectors.failed, vectors.details);
      for (const [index, id] of batch.entries())
        preparedTopics.push({ id, vector: toUnitLength(vectors[index] ?? []) });
    }
    topics = preparedTopics;
  }

  /** Logs each outage once. */
  function logOutage(failure: string, details: string): void {
    if (!isOutageLogged) log(`Topics cannot be suggested (${failure}): ${details}`);
    isOutageLogged = true;
  }
}

type TopicVector = { readonly id: string; readonly vector: Vector };

/** The common terms of a topic, in every language. */
function textOf(id: string): string {
  const { terms } = LEXICON[id] ?? {};
  return Object.values(terms ?? {})
    .flatMap((termsOfLanguage) => termsOfLanguage.slice(0, 3))
    .join(', ');
}

function nearestTopics(topics: readonly TopicVector[], queryVector: Vector): string[] {
  const rankedTopics = topics
    .map(({ id, vector }) => ({ id, similarity: dotProduct(vector, queryVector) }))
    .sort((one, other) => other.similarity - one.similarity);
  const mean = rankedTopics.reduce((sum, { similarity }) => sum + similarity, 0) / rankedTopics.length;
  const spread = Math.sqrt(
    rankedTopics.reduce((sum, { similarity }) => sum + (similarity - mean) ** 2, 0) / rankedTopics.length,
  );
  const [best] = rankedTopics;
  if (!best || !(best.similarity > mean + OUTLIER_DEVIATIONS * spread)) return [];
  return rankedTopics
    .slice(0, MAX_TOPICS)
    .filter(({ similarity }) => similarity >= best.similarity * NEAR_BEST_SHARE)
    .map(({ id }) => id);
}

function toUnitLength(vector: Vector): Vector {
  const length = Math.sqrt(dotProduct(vector, vector)) || 1;
  return vector.map((component) => component / length);
}

function dotProduct(one: Vector, other: Vector): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}
