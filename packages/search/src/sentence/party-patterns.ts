import type { SentenceFilter } from '@ashore/core/contract/search/sentence-filter.ts';
import { type FilterPattern, type PhraseWords, patternOf } from './filter-phrase.ts';
import { readNumber, WHOLE_NUMBER } from './number-words.ts';

const MAX_CHILD_AGE = 17;
/** A larger number in a sentence is no party: "100 people" is the size of a boat. */
const MAX_TRAVELLERS = 40;

const N = (name: string) => `(?<${name}>${WHOLE_NUMBER})`;
const ADULTS = String.raw`\s?(?:adults?|grown-?ups?|erwachsenen?|erw\.|个?(?:大人|成人))`;
const CHILDREN = String.raw`\s?(?:children|child|kids?|kindern?|kind(?:er)?|个?(?:小孩|孩子|儿童|小朋友))`;
const AND = String.raw`\s?(?:,|and|und|&|\+|with|mit|和|带)?\s?`;
const AGE = String.raw`\d{1,2}`;
const AGES = String.raw`(?<ages>${AGE}(?:\s?(?:,|and|und|&|\/|和|、|-)\s?${AGE})*)`;
const YEARS = String.raw`\s?(?:years?(?:[\s-]old)?|yrs?|jahren?|jahre alt|j\.|岁)`;
const WITH_AGES = String.raw`(?:\s?[,(（]?\s?(?:aged?|ages|im alter von|of)?\s?${AGES}(?:${YEARS})?[)）]?)`;

/** Ways to say who comes along, and how old the children are. */
export const PARTY_PATTERNS: readonly FilterPattern[] = [
  {
    pattern: patternOf(`${N('adults')}${ADULTS}${AND}${N('children')}${CHILDREN}${WITH_AGES}?(?![a-z])`),
    read: ({ adults, children, ages }) => partyOf([adults, children], agesIn(ages)),
  },
  {
    pattern: patternOf(`${N('adults')}大${N('children')}小`),
    read: ({ adults, children }) => partyOf([adults, children]),
  },
  {
    pattern: patternOf(
      String.raw`(?<![a-z])(?:family of|familie mit|party of|group of|gruppe von|we are|we're|wir sind|table for)\s${N('count')}(?:\s?(?:people|persons|personen|leuten?|travellers))?(?![a-z]|\s?(?:kinder|children|kids|€|euro))`,
    ),
    // "We are a …" counts no travellers.
    read: ({ count }) => (readNumber(count) === 1 ? undefined : partyOf([count])),
  },
  {
    pattern: patternOf(
      String.raw`(?:for\s|fur\s)?${N('count')}\s?(?:people|persons?|friends|travell?ers|adults?|pax|of us|personen|leute|freunden?|freundinnen|erwachsenen?|reisende|个?(?:人|朋友|大人|成人|游客)|位)(?![a-z]|均|以)`,
    ),
    read: ({ count }) => partyOf([count]),
  },
  {
    pattern: patternOf(
      String.raw`(?:wir sind\s)?(?<![a-z])zu\s(?<group>zweit|dritt|viert|funft|sechst|siebt|acht)(?![a-z])`,
    ),
    read: ({ group = '' }) => party(GROUPS[group]),
  },
  { pattern: patternOf(`一家${N('count')}口`), read: ({ count }) => partyOf([count]) },
  {
    pattern: patternOf(
      String.raw`(?<![a-z])(?:just\s)?(?:for|fur)\s${N('count')}(?=\s*(?:$|[,.;!?]|in\s|on\s|tomorrow|today|morgen|heute|am\s))`,
    ),
    read: ({ count }) => partyOf([count]),
  },
  {
    pattern: patternOf(
      String.raw`(?<=(?:children|kids|kindern?|sons?|daughters?|boys|girls|twins|sohn|sohnen|tochter|tochtern|child|kid|kind|孩子|小孩))${WITH_AGES}(?![a-z\d€])`,
    ),
    read: ({ ages }) => agesFilter(agesIn(ages)),
  },
  {
    pattern: patternOf(
      String.raw`${AGES}(?:\s?-?\s?(?:years?|yrs?)[\s-]olds?|-?\s?jahrige[rnms]?|\sjahre(?:\salt)?|岁)(?:的(?=孩子|小孩|宝宝|女儿|儿子))?(?![a-z])`,
    ),
    read: ({ ages }) => agesFilter(agesIn(ages)),
  },
];

const GROUPS: PhraseNumbers = { zweit: 2, dritt: 3, viert: 4, funft: 5, sechst: 6, siebt: 7, acht: 8 };
type PhraseNumbers = Readonly<Record<string, number>>;

function agesIn(text: string | undefined): number[] {
  return (text?.match(/\d+/g) ?? []).map(Number).filter((age) => age <= MAX_CHILD_AGE);
}

function partyOf(counts: readonly PhraseWords[string][], ages: number[] = []): SentenceFilter | undefined {
  const numbers = counts.map(readNumber);
  if (numbers.includes(undefined)) return undefined;
  return party(
    numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0),
    ages,
  );
}

function party(travellers = 0, ages: number[] = []): SentenceFilter | undefined {
  return travellers >= 1 && travellers <= MAX_TRAVELLERS ? { kind: 'party', travellers, ages } : undefined;
}

/** Undefined if all of them are grown up: an age then limits no trip. */
function agesFilter(ages: number[]): SentenceFilter | undefined {
  return ages.length > 0 ? { kind: 'ages', ages } : undefined;
}
