import type { SentenceFilter } from '@ashore/core/contract/search/sentence-filter.ts';
import { type FilterPattern, type PhraseWords, patternOf } from './filter-phrase.ts';
import { JOINED_NUMBER, readNumber, WHOLE_NUMBER } from './number-words.ts';

const MAX_CHILD_AGE = 17;
const MONTHS_OF_YEAR = 12;
/** More people than this are no small group. */
const MAX_SMALL_GROUP = 15;
/** A larger number in a sentence is no party: "100 people" is the size of a boat. */
const MAX_TRAVELLERS = 40;

const N = (name: string) => `(?<${name}>${WHOLE_NUMBER})`;
const ADULTS = String.raw`\s?(?:adults?|grown-?ups?|erwachsenen?|erw\.|[个位名]?(?:大人|成人|成年人))`;
const CHILDREN = String.raw`\s?(?:children|child|kids?|kindern?|kind(?:er)?|[个位名]?(?:小孩子?|孩子|儿童|小朋友|小童|宝宝|婴儿|娃娃?))`;
const AND = String.raw`\s?(?:,|and|und|&|\+|with|mit|、|和|跟|加|带着?)?\s?`;
const AGE = String.raw`\d{1,2}`;
const AGES = String.raw`(?<!\d)(?<ages>${AGE}(?:-?\s?(?:,|and|und|&|\/|和|、|-)\s?${AGE})*)`;
const YEARS = String.raw`\s?(?:years?(?:[\s-]old)?|yrs?|jahre alt|jahren?|j\.|岁)`;
/** What follows a number that is no age: a day, a price or a time. */
const NO_AGE = String.raw`(?!-[a-z]|[\d月日号点元块小分时个欧人天]|\.\s?[\da-z]|\s?(?:€|euros?|uhr|stunden?|std|tagen?|hours?|days?|jan|feb|mar|apr|mai|may|jun|jul|aug|sep|o[ck]t|nov|de[cz]))`;
const WITH_AGES = String.raw`(?:\s?[,(（]?\s?(?:aged?|ages|im alter von|of|von|ab|ist|sind)?\s?${AGES}${NO_AGE}(?:${YEARS})?[)）]?)`;
/** An age in digits or in words, where other words say that it is one. */
const SAID_AGE = String.raw`(?:\d{1,2}|${JOINED_NUMBER}(?![a-z]))`;
const SAID_AGES = String.raw`(?<!\d)(?<ages>${SAID_AGE}(?:\s?(?:,|and|und|&)\s?${SAID_AGE}){0,5})(?:${YEARS})?`;
/** Words for children that ages stand beside. */
const YOUNG =
  'children|kids|kindern?|sons?|daughters?|boys?|girls?|twins|lads?|teenagers?|teens|grandchildren|grandkids|grand(?:son|daughter)s?|nephews?|nieces?|sohn|sohnen|tochter|tochtern|child|kid|kind|enkeln?|enkelin(?:nen)?|enkelkindern?|neffen?|nichten?|jungs?|jungen|madchen|madels|zwillingen?|teenagern?';
/** Words that stand for a child only where a sentence states an age: "unser Kleiner wird sechs". */
const YOUNG_AS_SAID = `${YOUNG}|grosser|kleiner|grosse|kleine|beiden`;
const PARTNER = '(?:wife|husband|partner|girlfriend|boyfriend|fiancee?)';
const PARTNER_DE = '(?:frau|mann|partner(?:in)?|freund(?:in)?|verlobte[rn]?)';
const PARTNER_ZH = '(?:老婆|老公|妻子|丈夫|太太|先生|爱人|女朋友|男朋友|女友|男友)';
const COUPLE = `(?:for |fur )?(?:(?:me|myself|i),? (?:and |& )?my ${PARTNER}|my ${PARTNER} and (?:me|i|myself)|(?:mich|ich|mir),? (?:und )?meine?[nrm]? ${PARTNER_DE}|meine?[nrm]? ${PARTNER_DE} und (?:ich|mich|mir))(?![a-z])`;
const THEIR_CHILDREN = `,?(?: and| und| with| mit| plus)? (?:our |my |the |unseren? |meinen? )?(?:(?<count>${WHOLE_NUMBER}) )?(?:little |small |kleinen? )?(?:children|kids|kindern?|sons?|daughters?|sohnen?|tochtern?|sohn|tochter|child|kid|kind)(?![a-z])`;
const AGE_ZH = String.raw`(?:(?<!\d)\d{1,2}|(?<![一二两三四五六七八九十])[一二两三四五六七八九十]{1,3})`;
const AGES_ZH = String.raw`(?<ages>${AGE_ZH}(?:岁?\s?(?:,|，|、|和|跟|与)\s?${AGE_ZH}){0,5})岁(?:半|多)?(?!以[下内])(?:以上|大|左右)?(?:的(?=孩子|小孩|宝宝|女儿|儿子|娃|小朋友))?`;

/** Ways to say who comes along, and how old the children are. */
export const PARTY_PATTERNS: readonly FilterPattern[] = [
  {
    // "For me, my wife and our children of 4 and 9". Without their number or ages, it is not said how many come along.
    pattern: patternOf(
      String.raw`(?<![a-z])${COUPLE}${THEIR_CHILDREN}(?:\s?[,(]?\s?(?:aged?|ages|of|im alter von|von|is|are)?\s?${SAID_AGES}${NO_AGE}\s?\)?)?`,
    ),
    read: ({ count, ages }) => {
      const children = readNumber(count) ?? agesIn(ages).length;
      return children === 0 ? undefined : party(2 + children, agesIn(ages));
    },
  },
  {
    pattern: patternOf(`(?<![a-z])${COUPLE}(?!${THEIR_CHILDREN.replace('?<count>', '?:')})`),
    read: () => party(2),
  },
  {
    pattern: patternOf(
      `(?:我(?:们)?[和跟与]${PARTNER_ZH}|${PARTNER_ZH}[和跟与]我)(?:还有|[,，、和跟与带加着])*(?<count>${WHOLE_NUMBER})个?(?:小孩子?|孩子|娃娃?|宝宝|儿子|女儿)`,
    ),
    read: ({ count }) => party(2 + (readNumber(count) ?? 0)),
  },
  {
    pattern: patternOf(
      `(?:我(?:们)?[和跟与]${PARTNER_ZH}|${PARTNER_ZH}[和跟与]我)(?!.{0,6}(?:孩|娃|宝宝|儿子|女儿))`,
    ),
    read: () => party(2),
  },
  {
    // So many take part: the group is small, and how many of it travel together is not said.
    pattern: patternOf(
      String.raw`(?<![a-z])(?:max(?:imal|\.)?|hochstens|bis zu|nicht mehr als)\s${N('count')}\s(?:(?<=(?:max(?:imal|\.)?|hochstens|als)\s\S{1,6}\s)(?:leuten?|personen)|teilnehmer(?:n|innen)?|teilnehmende[nr]?|gaste[n]?|personen pro gruppe|personen in der gruppe)(?![a-z])`,
    ),
    read: ({ count }) =>
      (readNumber(count) ?? MAX_SMALL_GROUP + 1) <= MAX_SMALL_GROUP
        ? { kind: 'requirement', requirement: 'small-group' }
        : undefined,
  },
  {
    pattern: patternOf(
      `(?:wir sind\\s)?${N('adults')}${ADULTS}${AND}${N('children')}${CHILDREN}${WITH_AGES}?(?![a-z])`,
    ),
    read: ({ adults, children, ages }) => partyOf([adults, children], agesIn(ages)),
  },
  {
    pattern: patternOf(
      String.raw`${N('adults')}${ADULTS}${AND}ein(?:em?)?\s(?<ages>${AGE})\s?-?\s?jahrige[snm]?\s(?:kind|sohn|tochter)(?![a-z])`,
    ),
    read: ({ adults, ages }) => partyOf([adults, '1'], agesIn(ages)),
  },
  {
    // A family has two grown-ups unless it says otherwise.
    pattern: patternOf(
      String.raw`(?<![a-z])(?:fur\s)?(?:eine\s|als\s)?familie mit\s${N('children')}${CHILDREN}${WITH_AGES}?(?![a-z])`,
    ),
    read: ({ children, ages }) => partyOf(['2', children], agesIn(ages)),
  },
  {
    // "Vierköpfige Familie".
    pattern: patternOf(
      String.raw`(?<![a-z])(?:(?<count>${JOINED_NUMBER})|(?<count>\d{1,2})-?)kopfige[nr]?\s(?:familie|gruppe)(?![a-z])`,
    ),
    read: ({ count }) => partyOf([count]),
  },
  {
    // Who comes along with friends is one more.
    pattern: patternOf(
      String.raw`(?<![a-z])mit\s(?:meinen\s)?${N('count')}\s(?:freunden|freundinnen|kollegen|kolleginnen)(?![a-z])`,
    ),
    read: ({ count }) => partyOf([count, '1']),
  },
  {
    pattern: patternOf(
      String.raw`(?<![a-z])(?:(?:fur|nur)\s(?:uns|wir)|wir)\s(?<group>beiden?|zwei|drei|vier|funf|sechs)(?![a-z]|\s(?:kinder|stunden|tage|nachte|wochen))`,
    ),
    read: ({ group = '' }) => party(group.startsWith('beide') ? 2 : readNumber(group)),
  },
  {
    // "Für ein paar Stunden" is no couple.
    pattern: patternOf(String.raw`(?<![a-z])(?:fur ein|als|fur) paar(?=\s*(?:$|[,.;!?]|in\s))`),
    read: () => party(2),
  },
  {
    pattern: patternOf(
      String.raw`(?<![a-z])(?:fur\s)?(?:alleinreisende[rn]?|allein reisende[rn]?|ich (?:bin|reise) allein(?:e)?)(?![a-z])`,
    ),
    read: () => party(1),
  },
  {
    pattern: patternOf(
      String.raw`${N('adults')}个?大${N('children')}个?小(?!时)(?:\s?[(（]?(?:孩子)?${AGES}岁[)）]?|\s?[(（]${AGES}[)）])?`,
    ),
    read: ({ adults, children, ages }) => partyOf([adults, children], agesIn(ages)),
  },
  {
    pattern: patternOf(
      String.raw`(?<![a-z])(?:family of|familie mit|party of|group of|gruppe (?:von|mit)|we are|we're|wir sind|table for)\s${N('count')}(?:\s?(?:people|persons|personen|leuten?|travellers))?(?![a-z]|\s?(?:kinder|children|kids|€|euro))`,
    ),
    // "We are a …" counts no travellers.
    read: ({ count }) => (readNumber(count) === 1 ? undefined : partyOf([count])),
  },
  {
    pattern: patternOf(`一家${N('count')}口人?|${N('count')}口之家|一家${N('count')}人`),
    read: ({ count }) => partyOf([count]),
  },
  {
    pattern: patternOf('(?:夫妻|夫妇)(?:俩|两人|二人)|小?两口子?|(?:我们|咱们|我|咱)俩|(?<![a-z])二人世界'),
    read: () => party(2),
  },
  {
    pattern: patternOf(
      String.raw`(?:for\s|fur\s|(?:我们|咱们)?(?:一行|一共|总共|共)?)?(?<!最多|至多|不超过|至少)${N('count')}\s?(?:people|persons?|friends|travell?ers|adults?|pax|of us|personen|pers\.?|leuten?|freunden?|freundinnen|erwachsenen?|reisende|[个位名]?(?:人|朋友|大人|成人|成年人|游客|旅客)|[位名])(?![a-z]|均|以|间|座|小?团|精品|小组)`,
    ),
    read: ({ count }) => partyOf([count]),
  },
  {
    pattern: patternOf(
      String.raw`(?:wir sind\s)?(?<![a-z])zu\s(?<group>zweit|dritt|viert|funft|sechst|siebt|acht|neunt|zehnt)(?![a-z])`,
    ),
    read: ({ group = '' }) => party(GROUPS[group]),
  },
  {
    pattern: patternOf(
      String.raw`(?<![a-z])(?:just\s)?(?:for|fur)\s${N('count')}(?=\s*(?:$|[,.;!?]|in\s|on\s|tomorrow|today|morgen|heute|am\s))`,
    ),
    read: ({ count }) => partyOf([count]),
  },
  { pattern: patternOf(AGES_ZH), read: ({ ages }) => agesFilter(agesIn(ages)) },
  {
    pattern: patternOf(
      String.raw`(?<=(?:${YOUNG}|孩子|小孩|儿童|小朋友|宝宝|儿子|女儿|娃))${WITH_AGES}(?![a-z\d€])`,
    ),
    read: ({ ages }) => agesFilter(agesIn(ages)),
  },
  {
    // "Our daughter is six", "aged four and nine".
    pattern: patternOf(
      String.raw`(?<=(?:${YOUNG_AS_SAID})),?\s?(?:who (?:is|are)|(?:just )?turn(?:ed|ing)|aged?|ages|im alter von|of|von|is|are|ist|sind|wird)\s${SAID_AGES}(?!\s?[a-z]*stundig)${NO_AGE}(?![a-z\d€])`,
    ),
    read: ({ ages }) => agesFilter(agesIn(ages)),
  },
  {
    // "They're 6 and 10." "She is 4."
    pattern: patternOf(
      String.raw`(?<![a-z])(?:(?:he|she|they|one)\s?(?:['’](?:s|re)|is|are)|(?:er|sie|die)\s(?:ist|sind|wird|werden))\s${AGES}${NO_AGE}(?:${YEARS})?(?=\s*(?:$|[,.;!?)]|(?:and|und|but|aber)\s[a-z]))`,
    ),
    read: ({ ages }) => agesFilter(agesIn(ages)),
  },
  {
    // A child of months is in its first or second year.
    pattern: patternOf(
      String.raw`(?<![a-z])(?:(?:an?|our|my|mit|with)\s)*(?<count>${WHOLE_NUMBER})[\s-]?(?:months?[\s-]olds?|monate alt|monatige[rnms]?)(?![a-z])|(?<count>${WHOLE_NUMBER})个月(?:大)?的?(?=宝宝|孩子|婴儿|娃)`,
    ),
    read: ({ count }) => agesFilter([Math.floor((readNumber(count) ?? 0) / MONTHS_OF_YEAR)]),
  },
  {
    pattern: patternOf(
      String.raw`(?<![a-z])(?:aged?|ages|im alter von)\s${SAID_AGES}${NO_AGE}(?![a-z\d€%-])`,
    ),
    read: ({ ages }) => agesFilter(agesIn(ages)),
  },
  {
    // "A six-year-old", "unser Sohn, sechs Jahre alt".
    pattern: patternOf(
      String.raw`(?:(?<![a-z])(?:for )?an? )?(?<ages>${JOINED_NUMBER}(?:\s?(?:,|and|und|&)\s?${JOINED_NUMBER}){0,5})(?:[\s-]years?[\s-]olds?|\sjahren? alt)(?![a-z])`,
    ),
    read: ({ ages }) => agesFilter(agesIn(ages)),
  },
  {
    pattern: patternOf(
      String.raw`(?:(?<![a-z])for an? )?${AGES}(?:\s?-?\s?(?:years?|yrs?)[\s-]olds?|-?\s?jahrige[rnms]?|\sjahren?(?:\salt)?)(?![a-z])`,
    ),
    read: ({ ages }) => agesFilter(agesIn(ages)),
  },
  {
    // "Sechsjährige Tochter".
    pattern: patternOf(`(?<age>${JOINED_NUMBER})jahrige[rnms]?(?![a-z])`),
    read: ({ age }) => agesFilter([readNumber(age) ?? MAX_CHILD_AGE]),
  },
];

const GROUPS: PhraseNumbers = {
  zweit: 2,
  dritt: 3,
  viert: 4,
  funft: 5,
  sechst: 6,
  siebt: 7,
  acht: 8,
  neunt: 9,
  zehnt: 10,
};
type PhraseNumbers = Readonly<Record<string, number>>;

function agesIn(text: string | undefined): number[] {
  return (text?.match(/\d+|[一二两三四五六七八九十]+|[a-z]+/g) ?? [])
    .flatMap((age) => readNumber(age) ?? [])
    .filter((age) => age <= MAX_CHILD_AGE);
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
