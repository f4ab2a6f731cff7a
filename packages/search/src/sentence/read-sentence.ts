import type { SentenceFilter, SpokenFilter } from '@ashore/core/contract/search/sentence-filter.ts';
import { tidyQuery, withoutLooseEnds } from '@ashore/core/text/tidy-query.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { foldQuery } from '../text/folded-query.ts';
import { CLOCK_PATTERNS } from './clock-patterns.ts';
import { DAY_PATTERNS } from './day-patterns.ts';
import { FACT_PATTERNS } from './fact-patterns.ts';
import { type FilterPattern, READ } from './filter-phrase.ts';
import { GUIDE_PATTERNS } from './guide-patterns.ts';
import { AMOUNT, GERMAN_HOURS, JOINED_NUMBER, WHOLE_NUMBER } from './number-words.ts';
import { PARTY_PATTERNS } from './party-patterns.ts';
import { PRICE_PATTERNS } from './price-patterns.ts';
import { DURATION_PATTERNS, TIME_OF_DAY_PATTERNS } from './time-patterns.ts';

export type Sentence = {
  /** In the order of the query. */
  readonly filters: readonly SpokenFilter[];
  /** The wish and the place: the query without the words of all filters. */
  readonly rest: string;
};

/** A sentence with more filters than this asks for nothing that could be found. */
const MAX_FILTERS = 40;

/**
 * Reads what a query asks for beside wish and place: "wine tasting in Porto tomorrow evening under 70 euros". The time
 * grows with the length of the query only.
 */
export function readSentence(query: string, today: LocalDate): Sentence {
  const folded = foldQuery(query);
  const phrases: Phrase[] = [];
  let text = folded.text;
  for (const { pattern, read } of NUMBER.test(text) ? PATTERNS : PATTERNS_WITHOUT_NUMBERS) {
    for (const match of text.matchAll(pattern)) {
      const filter = read(match.groups ?? {}, today);
      if (filter === undefined || phrases.length === MAX_FILTERS) continue;
      phrases.push({ filter, from: match.index, to: match.index + match[0].length });
      text = blank(text, match.index, match[0].length);
    }
  }
  const spans = joined(
    phrases.toSorted((one, other) => one.from - other.from),
    folded.text,
  ).map(({ filter, from, to }) => ({ filter, ...folded.typed(from, to) }));
  if (spans.length === 0) return { filters: [], rest: tidyQuery(query) };
  return {
    filters: spans.map(({ filter, from, to }) => ({
      filter,
      words: query.slice(from, to).trim(),
      without: withoutLooseEnds(query.slice(0, from) + GAP + query.slice(to)),
    })),
    rest: withoutLooseEnds(
      spans.reduceRight((left, { from, to }) => left.slice(0, from) + GAP + left.slice(to), query),
    ),
  };
}

/** Between two times of which any will do. */
const OR = /^(?:\s?,)?\s?(?:or|oder|and|und|或者?|还是|和)\s?$/u;

/** Claims the "or" between two times of the day. What is said twice is one filter: "in the evening or at night". */
function joined(phrases: readonly Phrase[], text: string): Phrase[] {
  const all: Phrase[] = [];
  for (const phrase of phrases) {
    const before = all.at(-1);
    const isOther =
      before?.filter.kind === 'timeOfDay' &&
      phrase.filter.kind === 'timeOfDay' &&
      OR.test(text.slice(before.to, phrase.from));
    if (!isOther) all.push(phrase);
    else if (before.filter.kind === 'timeOfDay' && before.filter.part === phrase.filter.part)
      all.splice(-1, 1, { ...before, to: phrase.to });
    else all.splice(-1, 1, { ...before, to: phrase.from }, phrase);
  }
  return all;
}

type Phrase = { readonly filter: SentenceFilter; readonly from: number; readonly to: number };

/** The first to match claims its words: what is more exact comes first. */
const PATTERNS: readonly FilterPattern[] = [
  ...PRICE_PATTERNS,
  ...CLOCK_PATTERNS,
  ...PARTY_PATTERNS,
  ...FACT_PATTERNS,
  ...GUIDE_PATTERNS,
  ...TIME_OF_DAY_PATTERNS,
  ...DURATION_PATTERNS,
  ...DAY_PATTERNS,
];

// Most queries are a place or a wish without a number. They need not be tried for a price.
const NUMBER = new RegExp(
  `${AMOUNT}|${WHOLE_NUMBER}|${GERMAN_HOURS}|${JOINED_NUMBER}kopfig|zehn|zwanzig|noon|midday|mittag|中午|正午`,
  'u',
);
const PATTERNS_WITHOUT_NUMBERS = PATTERNS.filter(
  ({ pattern }) => !/\?<(?:amount|count|ages|low)>/.test(pattern.source),
);

const GAP = ' ';

function blank(text: string, from: number, length: number): string {
  return text.slice(0, from) + READ.repeat(length) + text.slice(from + length);
}
