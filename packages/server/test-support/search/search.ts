import { join } from 'node:path';
import type { Database } from '../../src/database/connect.ts';
import {
  type FindToursInput,
  type FindToursResult,
  findTours,
} from '../../src/features/search/find-tours.ts';
import { watchSearch } from '../../src/features/search/watch-search.ts';

type SearchInput = { readonly query: string } & Partial<FindToursInput>;

/** Searches the current catalogue. */
export async function findNow(database: Database, input: SearchInput): Promise<FindToursResult> {
  const file = join(import.meta.dirname, 'never-written');
  const search = watchSearch({ database, kind: 'memory', file, log: () => {} });
  try {
    return await findTours(await search.current(), { ...usual, ...input });
  } finally {
    await search.stop();
  }
}

export const usual = { locale: 'en', limits: { tours: 24, locations: 24 } } as const;
