import { MAX_SEARCH_RESULTS } from '@ashore/core/contract/values/limits.ts';
import type { Database } from '../../packages/server/src/database/connect.ts';
import { findTours } from '../../packages/server/src/features/search/find-tours.ts';
import { watchSearch } from '../../packages/server/src/features/search/watch-search.ts';

type TimeEngineInput = {
  readonly database: Database;
  /** File in which a stopped server has saved its search. */
  readonly file: string;
  readonly questions: readonly { readonly query: string; readonly language: 'en' | 'de' | 'zh-Hans' }[];
};

const warmUps = 400;
const most = MAX_SEARCH_RESULTS.box;

/** Duration of each query by itself, in milliseconds: without server, connection or other load. */
export async function timeEngine({ database, file, questions }: TimeEngineInput): Promise<number[]> {
  const log = (line: string) => console.error(line);
  // Never saves, because the file is that of the measured server.
  const search = watchSearch({
    database,
    kind: 'memory',
    file,
    minProductsToSave: Number.POSITIVE_INFINITY,
    log,
  });
  const searching = await search.current();
  const times: number[] = [];
  for (const { query, language } of [...questions.slice(0, warmUps), ...questions]) {
    const startedAt = performance.now();
    await findTours(searching, {
      query,
      locale: language,
      limits: most,
      signal: undefined,
      suggest: undefined,
      narrow: undefined,
    });
    times.push(performance.now() - startedAt);
  }
  await search.stop();
  return times.slice(-questions.length);
}
