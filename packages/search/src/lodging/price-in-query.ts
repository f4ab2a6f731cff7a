import type { SentenceFilter } from '@ashore/core/contract/search/sentence-filter.ts';
import { tidyQuery } from '@ashore/core/text/tidy-query.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { PRICE_PATTERNS } from '../sentence/price-patterns.ts';
import { foldQuery } from '../text/folded-query.ts';

type PriceFilter = Extract<SentenceFilter, { kind: 'price' }>;

/** What a stay may cost, as the words of a query say it. */
export type StayPrice = Pick<PriceFilter, 'from' | 'to' | 'currency'> & {
  readonly per: 'night' | 'stay';
  /** Whom or what the amount is for. */
  readonly of: 'all' | 'room' | 'guest';
  /** As typed. */
  readonly words: string;
};

export type PriceInQuery = {
  readonly price: StayPrice | undefined;
  /** The query as typed, without the words of the price. */
  readonly rest: string;
};

/** What stands before a unit; `and` only between two of them. */
const before = (words: string, other: string) =>
  String.raw`(?:\s*(?<![a-z])(?:${words})\s+|\s*/\s*|(?<=${other})\s*(?:und|and|&)\s*)`;
const ROOM = 'room|zimmer';
const GUEST = String.raw`person|pers\.?|guest|kopf|gast`;
const NIGHT = 'night|nacht';

/** Words beside an amount that say what it is for. They are taken out before the amount is read: "150 a night or less". */
const UNITS: readonly (readonly [unit: 'night' | 'stay' | 'room' | 'guest', words: string])[] = [
  [
    'night',
    String.raw`${before('per|a|each|every|pro|je|die', `${ROOM}|${GUEST}`)}(?:${NIGHT})(?![a-z])|每晚|每夜|单晚|一晚(?=\s?\d)|(?<=[欧元块镑刀])\s?/?一?晚`,
  ],
  ['room', `${before('per|each|pro|je', NIGHT)}(?:${ROOM})(?![a-z])|每间房?|每个房间`],
  ['guest', `${before('per|each|pro|je', NIGHT)}(?:${GUEST})(?![a-z])|每人|人均|每位`],
  [
    'stay',
    String.raw`\s*(?<![a-z])(?:for the (?:whole |entire )?stay|fur den (?:ganzen |gesamten )?aufenthalt)(?![a-z])|整个行程|全程`,
  ],
];
const UNIT = new RegExp(UNITS.map(([unit, words]) => `(?<${unit}>${words})`).join('|'), 'gu');

/** "300 euros for 2 nights" is the price of both, and so is 两晚300欧. */
const FOR_NIGHTS =
  /^\s*(?:for|fur)\s+(?:[2-9]|\d\d|two|three|four|five|zwei|drei|vier|funf)\s*(?:nights|nacht)/u;
const NIGHTS_BEFORE = /(?:[2-9两二三四五六七]|\d\d)\s?[晚夜]\s?$/u;

/** Reads what a stay may cost: "under 150 euros a night", "unter 150 Euro pro Nacht", 每晚150欧以下. Without a unit an amount is for a night. */
export function priceInQuery(query: string, today: LocalDate): PriceInQuery {
  if (!/[\d一二两三四五六七八九十百千万]/u.test(query)) return { price: undefined, rest: query };
  const folded = foldQuery(query);
  const units = [...folded.text.matchAll(UNIT)];
  const isSaid = (unit: string) => units.some(({ groups }) => groups?.[unit] !== undefined);
  const bare = withoutSpans(folded.text, units.map(spanOf));
  for (const { pattern, read } of PRICE_PATTERNS)
    for (const match of bare.text.matchAll(pattern)) {
      const filter = read(match.groups ?? {}, today);
      if (filter?.kind !== 'price') continue;
      const end = match.index + match[0].length;
      const [first = 0, last = 0] = [bare.positions[match.index], bare.positions[end - 1]];
      const spans = [{ from: first, to: last + 1 }, ...units.map(spanOf)]
        .map(({ from, to }) => folded.typed(from, to))
        .toSorted((one, other) => one.from - other.from);
      const isOfNights =
        FOR_NIGHTS.test(bare.text.slice(end)) || NIGHTS_BEFORE.test(bare.text.slice(0, match.index));
      const isOfStay = filter.isForAll || isSaid('stay') || (isOfNights && !isSaid('night'));
      const { from, to, currency } = filter;
      return {
        price: {
          ...{ from, to, currency },
          per: isOfStay ? 'stay' : 'night',
          of: isSaid('guest') ? 'guest' : isSaid('room') ? 'room' : 'all',
          words: spans.map((typed) => query.slice(typed.from, typed.to).trim()).join(' '),
        },
        rest: tidyQuery(withoutSpans(query, spans, ' ').text),
      };
    }
  return { price: undefined, rest: query };
}

type Span = { readonly from: number; readonly to: number };

function spanOf({ index, 0: { length } }: RegExpExecArray): Span {
  return { from: index, to: index + length };
}

/** A text without some parts of it, which may overlap, and where each character of what is left stood. */
function withoutSpans(text: string, spans: readonly Span[], gap = '') {
  let left = '';
  const positions: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const span = spans.find(({ from, to }) => at >= from && at < to);
    if (!span) {
      left += text[at];
      positions.push(at);
    } else if (gap !== '' && left.at(-1) !== gap) {
      left += gap;
      positions.push(at);
    }
  }
  return { text: left, positions };
}
