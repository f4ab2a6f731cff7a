import {
  type CountedQuery,
  listQueriesUnopened,
  listQueriesWithoutResults,
  MAX_DAYS_OF_COUNTS,
} from '../../features/search/counts/counted-queries.ts';
import { readWholeNumber } from '../arguments.ts';
import { type Command, readOptions } from '../command.ts';
import { countText } from '../count-text.ts';
import { withDatabase } from '../with-database.ts';

const DEFAULT_DAYS = 30;
const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 1_000;

export const searchQueriesCommand: Command = {
  summary: 'Lists frequent queries without results, and those whose first results are not opened.',
  usage: [
    '[--days <n>] [--limit <n>]',
    `--days <n>   days to count, up to ${MAX_DAYS_OF_COUNTS}; default: ${DEFAULT_DAYS}`,
    `--limit <n>  queries of each list, up to ${MAX_LIMIT}; default: ${DEFAULT_LIMIT}`,
  ],
  async run(args, { print, ...context }) {
    const { values } = readOptions(args, { days: { type: 'string' }, limit: { type: 'string' } });
    const period = {
      days: readWholeNumber(values, 'days', MAX_DAYS_OF_COUNTS) ?? DEFAULT_DAYS,
      limit: readWholeNumber(values, 'limit', MAX_LIMIT) ?? DEFAULT_LIMIT,
    };
    const { withoutResults, unopened } = await withDatabase(
      { print, ...context },
      { mayCreate: false },
      async ({ database: { pool } }) => ({
        withoutResults: await listQueriesWithoutResults(pool, period),
        unopened: await listQueriesUnopened(pool, period),
      }),
    );
    const days = countText(period.days, 'day');
    print(
      withoutResults.length > 0
        ? `Without results in ${days}:`
        : `No frequent query was without results in ${days}.`,
    );
    for (const query of withoutResults)
      print(`${startOf(query)}  ${query.withoutResults} of ${searchesText(query.searches)}`);
    print(
      unopened.length > 0
        ? `First results not opened in ${days}:`
        : `The first results of every frequent query were opened in ${days}.`,
    );
    for (const query of unopened) print(`${startOf(query)}  ${openingsText(query)}`);
    return 0;
  },
};

function startOf({ language, words }: CountedQuery): string {
  return `  ${language.padEnd(7)}  ${words}`;
}

function openingsText({
  searches,
  withoutResults,
  firstOpenings,
  openings,
  otherOpened,
}: CountedQuery): string {
  const parts = [
    searchesText(searches - withoutResults),
    `first results opened ${firstOpenings}×`,
    `others ${openings - firstOpenings}×`,
    ...(otherOpened === null ? [] : [`most often ${otherOpened}`]),
  ];
  return parts.join(', ');
}

/** As `countText`, whose plural is another. */
const searchesText = (count: number) => `${count} ${count === 1 ? 'search' : 'searches'}`;
