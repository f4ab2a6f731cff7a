import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SearchResult } from '@ashore/core/contract/search/search.ts';
import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { judgeAnswer } from '@ashore/search/golden/sentences/judge-answer.ts';
import {
  CHATTY_SENTENCE_QUERIES,
  FOURTH_SENTENCE_QUERIES,
  SECOND_SENTENCE_QUERIES,
  SENTENCE_QUERIES,
  THIRD_SENTENCE_QUERIES,
} from '@ashore/search/golden/sentences/sentence-queries.ts';
import type { SentenceQuery } from '@ashore/search/golden/sentences/sentence-query.ts';
import { startEmbeddedPostgres } from '../../packages/server/src/database/embedded-postgres.ts';
import { openReport } from '../tools/report.ts';
import { mainProgram, runServer } from '../tools/run-server.ts';
import { figuresOf, type Judged, shareLine } from './figures.ts';

/**
 * Measures how well the search answers whole sentences about the demonstration: each judged sentence is asked as
 * the search page does, with what its words ask for as filters. Speed is not measured. With `--answers`, every
 * sentence that is not answered well is listed with its first answers. With `--second`, `--third` or `--fourth`, the sentences are
 * asked that the search was not built with, and with `--chatty` those that tell much of the traveller.
 */
const sentences = readSentences(process.argv);
const report = openReport('sentences');
const folder = await mkdtemp(join(tmpdir(), 'ashore-bench-'));
const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'data'), log: () => {} });
const env = {
  DATABASE_URL: postgres.url,
  DATA_FOLDER: join(folder, 'files'),
  TRUSTED_PROXIES: '127.0.0.1',
};

try {
  // Ready once the search has read the demonstration.
  const server = await runServer({ entry: mainProgram, path: '/api/search?query=lisbon&expanded=true', env });
  try {
    const judged: Judged[] = [];
    for (const [at, sentence] of sentences.entries())
      judged.push(judge(sentence, await ask(server.url, { sentence, at })));
    report.add(...figuresOf('all', judged));
    for (const language of MESSAGE_LOCALES) {
      const ofLanguage = judged.filter(({ sentence }) => sentence.language === language);
      report.add(...figuresOf(language, ofLanguage));
    }
    for (const kind of kinds()) {
      const ofKind = judged.filter(({ sentence }) => sentence.kind === kind);
      report.add(
        shareLine(`${kind}: one that meets everything among the first three`, ofKind, (one) => one.isSuccess),
      );
    }
    report.end();
    if (process.argv.includes('--answers')) for (const one of judged) list(one);
  } finally {
    await server.stop();
  }
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

function readSentences(words: readonly string[]): readonly SentenceQuery[] {
  if (words.includes('--fourth')) return FOURTH_SENTENCE_QUERIES;
  if (words.includes('--third')) return THIRD_SENTENCE_QUERIES;
  if (words.includes('--chatty')) return CHATTY_SENTENCE_QUERIES;
  return words.includes('--second') ? SECOND_SENTENCE_QUERIES : SENTENCE_QUERIES;
}

/** Each sentence comes from an address of its own, because an address may not ask so many at once. */
async function ask(
  url: string,
  { sentence: { query, language }, at }: { readonly sentence: SentenceQuery; readonly at: number },
): Promise<SearchResult> {
  const params = new URLSearchParams({ query, lang: language, currency: 'EUR', expanded: 'true' });
  const answer = await fetch(`${url}/api/search?${params}`, {
    headers: { 'x-forwarded-for': `203.0.${at >> 8}.${at & 255}` },
  });
  if (!answer.ok) throw new Error(`"${query}" was answered with ${answer.status}`);
  return (await answer.json()) as SearchResult;
}

function judge(sentence: SentenceQuery, result: SearchResult): Judged {
  const { tours, tourCount, leftCount = tourCount, lodging, missed, missing, elsewhere } = result;
  const { understood = [] } = result;
  const isForHotel = lodging?.isMeant === true;
  const shown = isForHotel
    ? [...lodging.hotels, ...lodging.similar].map(({ id, normalizedUrlPath }) =>
        pathOf(normalizedUrlPath, id),
      )
    : tours.map(({ id, normalizedUrlPath }) => slugOf(normalizedUrlPath, id));
  const foundCount = isForHotel ? (lodging.hotelCount ?? 0) : leftCount;
  const words = missed?.words ?? [];
  const lacking = understood.filter(({ leftWithout }) => leftWithout !== undefined && leftWithout > 0);
  return {
    sentence,
    ...judgeAnswer(sentence, { shown, foundCount }),
    shown,
    foundCount,
    named: [
      ...words,
      ...(missing?.words ?? []),
      ...(elsewhere ? [elsewhere.name] : []),
      ...lacking.map((filter) => filter.words),
      ...(lodging?.nothingIn ? [lodging.nothingIn.name] : []),
    ],
    understood: understood.map((filter) => filter.words),
  };
}

/** The slug of a product's or hotel's path, which ends with its code. */
function slugOf(path: string, code: string): string {
  return (path.split('/').at(-1) ?? '').replace(new RegExp(`-${code}$`, 'i'), '');
}

function pathOf(path: string, code: string): string {
  return `${path.split('/').at(-2)}/${slugOf(path, code)}`;
}

function kinds() {
  return [...new Set(sentences.map(({ kind }) => kind))].filter((kind) => kind !== 'unservable');
}

function list({ sentence, isSuccess, wrong, shown, foundCount, named, understood }: Judged): void {
  const isRight = isSuccess && foundCount > 0 && wrong === 0;
  const isWell = sentence.missing ? foundCount === 0 && named.length > 0 : isRight;
  if (isWell) return;
  const { language, kind, query } = sentence;
  console.log(`\n${language} ${kind}: ${query}`);
  console.log(
    `  ${foundCount} found, ${wrong} of the first ten wrong: ${shown.slice(0, 4).join(', ') || 'nothing'}`,
  );
  console.log(
    `  filters: ${understood.join(' | ') || 'none'}; named as missing: ${named.join(' | ') || 'nothing'}`,
  );
}
