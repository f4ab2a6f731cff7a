import { ndcg } from '../ndcg.ts';
import type { LocalSentenceQuery } from './sentence-query.ts';

/** What the search answers to a sentence. */
export type SentenceAnswer = {
  /** Slugs of products, or hotels as place and hotel, in the order of the page. */
  readonly shown: readonly string[];
  /** As many of them count as found. Those behind are only near. */
  readonly foundCount: number;
};

export type SentenceJudgement = {
  /** One of the first three meets everything. */
  readonly isSuccess: boolean;
  readonly gain: number;
  /** Cards that count as found, among the first ten. */
  readonly found: number;
  /** Those among them that do not meet everything. */
  readonly wrong: number;
  /** Those that do not even meet the wish. */
  readonly unrelated: number;
};

const COUNTED_CARDS = 10;

export function judgeAnswer(
  { meets = [], hotels = [], misses = [] }: Pick<LocalSentenceQuery, 'meets' | 'hotels' | 'misses'>,
  { shown, foundCount }: SentenceAnswer,
): SentenceJudgement {
  const grades = new Map([
    ...misses.map((slug) => [slug, 1] as const),
    ...[...meets, ...hotels].map((slug) => [slug, 2] as const),
  ]);
  const gradeOf = (slug: string) => grades.get(slug) ?? 0;
  const found = shown.slice(0, Math.min(foundCount, COUNTED_CARDS)).map(gradeOf);
  return {
    isSuccess: shown.slice(0, 3).some((slug) => gradeOf(slug) === 2),
    gain: ndcg(shown, grades),
    found: found.length,
    wrong: found.filter((grade) => grade < 2).length,
    unrelated: found.filter((grade) => grade === 0).length,
  };
}
