import type { Cache, Kept } from '../cache.ts';
import type { PreparedAnswer } from '../prepared-answer.ts';

/** A whole answer, ready to be sent. */
export type KeptPage = Kept & { readonly answer: PreparedAnswer; readonly screen: string };

export type PageCache = Cache<KeptPage>;
