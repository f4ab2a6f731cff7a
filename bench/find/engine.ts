import { MOST_FOUND } from '@ashore/core/contract/most-found.ts';
import type { Database } from '../../packages/server/src/database/connect-database.ts';
import { find } from '../../packages/server/src/features/search/find.ts';
import { followSearch } from '../../packages/server/src/features/search/follow-search.ts';

type Engine = {
  readonly database: Database;
  /** What a server has saved. */
  readonly file: string;
  readonly questions: readonly { readonly query: string; readonly language: 'en' | 'de' | 'zh-Hans' }[];
};

const warmUps = 400;
const most = MOST_FOUND.box;

/** How long each question takes by itself, in milliseconds: no server, no connection, nobody beside it. */
export async function timeEngine({ database, file, questions }: Engine): Promise<number[]> {
  const log = (line: string) => console.error(line);
  const search = followSearch({ database, kind: 'memory', file, leastSaved: Number.POSITIVE_INFINITY, log });
  const searching = await search.current();
  const times: number[] = [];
  for (const { query, language } of [...questions.slice(0, warmUps), ...questions]) {
    const asked = performance.now();
    await find(searching, {
      query,
      locale: language,
      most,
      signal: undefined,
      guess: undefined,
      narrow: undefined,
    });
    times.push(performance.now() - asked);
  }
  await search.stop();
  return times.slice(warmUps);
}
