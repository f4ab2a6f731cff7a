import type { SentenceFilter } from '@ashore/core/contract/search/sentence-filter.ts';
import { type FilterPattern, type PhraseWords, patternOf } from './filter-phrase.ts';
import { readNumber } from './number-words.ts';

const NOON = 12;
const MIDNIGHT = 24;
/** Until this hour, a trip without "am" or "pm" is over in the afternoon or in the evening. */
const LAST_HOUR_AFTER_NOON = 9;

const NUMBER_EN = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday';
const NUMBER_DE =
  'eins?|zwei|drei|vier|funf|fuenf|sechs|sieben|acht|neun|zehn|elf|zwolf|zwoelf|(?:drei|vier|funf|sech|sieb|acht|neun)zehn|zwanzig|mittag|mittags';
const NUMBER_ZH = '[一二两三四五六七八九]?十[一二]?|[一二两三四五六七八九]';
const DIGITS = String.raw`(?<!\d[.,:]?)(?:[01]?\d|2[0-3])`;
const MINUTES = String.raw`[0-5]\d`;

/** A number before a month is a day of it, and one before people or nights is their number. */
const NO_DAY_EN = String.raw`(?!(?:st|nd|rd|th)?\s?(?:of\s)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|nights?|weeks?|adults?|guests?))`;
/** A time of the clock: "5", "half past four", "5:30 pm", "17h". */
const TIME_EN = String.raw`(?:(?<past>half past|quarter past|quarter to)\s)?(?<count>${DIGITS}|${NUMBER_EN})(?:[:.](?<minutes>${MINUTES}))?(?:\s?(?<half>[ap])\.?\s?m\b\.?|\s?o['’\s]?\s?clock|\s?(?:hours|hrs)|h(?![a-z]))?(?:\sin the (?<part>morning|afternoon|evening))?(?![\da-z]|[:.]\d|\s?[ap]\.?\s?m\b|\s?(?:€|euros?|%|people|persons|minutes|hours|days|km))`;
/** "17 Uhr", "halb fünf", "Viertel vor sechs", "fünf". */
const TIME_DE = String.raw`(?:(?<past>halb|viertel vor|viertel nach|dreiviertel)\s)?(?<count>${DIGITS}|${NUMBER_DE})(?:[:.](?<minutes>${MINUTES})(?:\s?(?:uhr|h(?![a-z])))?|\s?(?:uhr|h(?![a-z]))(?:\s(?<minutes>${MINUTES}))?)?(?:\s(?<part>morgens|vormittags|nachmittags|abends)(?![a-z]))?(?![\da-z]|[:.]\d|\s?(?:€|euros?|%|personen|leute|minuten|stunden|tage|km))`;
const TIME_ZH = `(?:(?<part>早上|上午|中午|下午|傍晚|晚上|夜里|晚间|夜间)?(?<count>${DIGITS}|${NUMBER_ZH})(?:[:：](?<minutes>${MINUTES})|[点时](?:钟|整)?(?:(?<past>半|一刻)|(?<minutes>${MINUTES})分?)?)|(?<count>正午|中午))`;

const SHIP_EN = '(?:ship|boat|port|harbou?r|pier|dock|quay|terminal|cruise(?: ship)?)';
const BACK_EN = `(?:back|return(?:ing|s|ed)?|finish(?:ed|ing|es)?|over|done|end(?:s|ed|ing)?)(?: again)?(?: aboard| on board| (?:to|on|at|in) (?:the |our )?${SHIP_EN})?`;
const ON_BOARD_EN = `(?:on board|aboard|at (?:the |our )${SHIP_EN}|on (?:the |our )${SHIP_EN})`;
const MUST_EN =
  "(?:(?:as |because |but |and |so )?(?:(?:i|we|they)(?:['’]ve| have)? )?(?:must|need to|needs to|have to|got to|want to|should|would like to) (?:be |get |come )?)?";
const LATEST_EN = '(?:at the latest by|by|before|no later than|not later than|until)';

const SHIP_DE =
  '(?:am|an|auf dem|im)(?: dem)? (?:kreuzfahrt)?(?:schiff|bord|hafen|kai|pier|anleger|terminal)';
const BACK_DE = `(?:(?:wieder|zuruck) ${SHIP_DE}|zuruck(?:kommen)?|wieder da|fertig|vorbei|zu ende)(?: sein)?`;
const MUST_DE =
  '(?:(?:wir|ich|sie) )?(?:mussen|muss|wollen|will|mochten|mochte|sollten|sollen|soll)(?: wir| ich)?';
const LATEST_DE = '(?:spatestens (?:um|bis|gegen)|spatestens|bis(?: spatestens| um)?|vor)';
const AT_DE = `(?:${LATEST_DE}|um|gegen)`;
const END_DE = '(?: (?:sein|mussen|muss|wollen|sollen|sollten)(?![a-z])){0,2}(?![a-z])';

const MUST_ZH = '(?:需要|必须|一定要?|得|要|想)';
const BACK_ZH = '(?:返回|赶回|回来|回|上|到|结束|完)(?:到)?(?:游轮|邮轮|船上?|码头|港口|港)?';

const START_EN = '(?:starts?|starting|begins?|beginning|leaves?|leaving|departs?|departing|sets? off)';

/** Ways to say from and until which time a trip may start, and when travellers must be back. Read before parts of the day. */
export const CLOCK_PATTERNS: readonly FilterPattern[] = [
  backBy(`(?<![a-z])${MUST_EN}${BACK_EN} (?:${LATEST_EN}|at) ${TIME_EN}`),
  backBy(`(?<![a-z])${MUST_EN}${ON_BOARD_EN} ${LATEST_EN} ${TIME_EN}`),
  backBy(`(?<![a-z])all[- ]aboard(?: is| time)?(?: at| by)? ${TIME_EN}`),
  backBy(
    `(?<![a-z])(?:${LATEST_EN}|at) ${TIME_EN} (?:we (?:must|have to|need to) be )?back(?! (?:door|street))(?: aboard| on board| (?:at|in|on) (?:the |our )?${SHIP_EN})?(?![a-z])`,
  ),
  backBy(`(?<![a-z])${LATEST_EN} ${TIME_EN} (?:we (?:must|have to|need to) be )?${ON_BOARD_EN}(?![a-z])`),
  backBy(`(?<![a-z])${MUST_DE} ${AT_DE} ${TIME_DE} (?:${BACK_DE}|${SHIP_DE})${END_DE}`),
  backBy(`(?<![a-z])${AT_DE} ${TIME_DE},? (?:${MUST_DE} )?${BACK_DE}${END_DE}`),
  backBy(`(?<![a-z])${LATEST_DE} ${TIME_DE},? (?:${MUST_DE} )?${SHIP_DE}${END_DE}`),
  backBy(
    `(?<![a-z])(?:${MUST_DE} )?(?:${BACK_DE}|ruckkehr|ruckkunft|endet|ende),? ${AT_DE} ${TIME_DE}${END_DE}`,
  ),
  backBy(`(?:我们|咱们|我)?${MUST_ZH}?在?${TIME_ZH}(?:之前|以前|前)就?(?:能|可以|都|${MUST_ZH})?${BACK_ZH}`),
  backBy(`(?:我们|咱们|我)?${MUST_ZH}?(?:最晚|最迟|不晚于)在?${TIME_ZH}${MUST_ZH}?${BACK_ZH}`),
  backBy(`(?:我们|咱们|我)?${TIME_ZH}(?:必须|一定要|得|要)${BACK_ZH}`),
  startFrom(
    String.raw`(?<![a-z])(?:starting |start |beginning )?(?:after|from|not before) (?=\w+(?:[:.]\d\d)?\s?[ap]\.?\s?m\b|\d\d:\d\d)${TIME_EN}(?: onwards?| on(?![a-z ]))?(?!\s?(?:to|until|till|-|–)\s?\d)`,
  ),
  startFrom(
    String.raw`(?<![a-z])(?:erst )?(?:nach|ab|nicht vor) (?=(?:[\d:.]+|${NUMBER_DE})\s?(?:uhr|h\b))${TIME_DE}(?!\s?(?:bis|-|–|zuruck|wieder))`,
  ),
  // Beside a word of starting, an hour needs no "am" or "Uhr".
  startFrom(
    `(?<![a-z])(?:(?:that |which )?(?:only |don't |doesn't )*${START_EN} (?:only )?)?(?:at )?${TIME_EN},? (?:or (?:later|after(?:wards)?)|at the earliest|onwards?)(?![a-z])`,
  ),
  startFrom(`(?<![a-z])${START_EN} (?:only )?(?:after|from|not before) ${TIME_EN}${NO_DAY_EN}`),
  startFrom(
    `(?<![a-z])(?:(?:fruhestens|erst) (?:um|ab|gegen) |(?:nach|ab) (?=[^,.;!?]{1,12} (?:abends|morgens|nachmittags|vormittags)))${TIME_DE}`,
  ),
  startFrom(`${TIME_ZH}(?:以后|之后|过后|后(?!天))(?:的|出发|开始)?`),
  startBefore(
    String.raw`(?<![a-z])(?:(?:starts?|starting|leaves?|leaving|begins?|beginning|departs?|departing) )?(?:before|(?:no|not) later than) (?=\w+(?:[:.]\d\d)?\s?[ap]\.?\s?m\b|\d\d?:\d\d|noon|midday)${TIME_EN}`,
  ),
  startBefore(
    String.raw`(?<![a-z])(?<!(?:viertel|zehn|funf|zwanzig|\d) )(?:(?:start|beginn|abfahrt|startet|beginnt) )?(?:vor|nicht spater als|nicht nach) (?=(?:[\d:.]+|${NUMBER_DE})\s?(?:uhr|h\b))${TIME_DE}(?: (?:losgehen|los|starten|beginnen|anfangen|startet|beginnt|losgeht)(?![a-z]))?`,
  ),
  startBefore(`(?<![a-z])${START_EN} (?:before|by|no later than) ${TIME_EN}${NO_DAY_EN}`),
  startBefore(
    `(?<![a-z])(?<!(?:viertel|zehn|funf|zwanzig|\\d) )vor (?=(?:funf|sechs|sieben|acht|neun|zehn|elf)(?![a-z]))${TIME_DE}(?=\\s*(?:$|[,.;!?])|\\s(?:los|losgehen|unternehmen|machen|tun|erleben|starten|startet|beginnen|beginnt|anfangen)(?![a-z]))`,
  ),
  startBefore(
    `${TIME_ZH}(?:之前|以前|前(?![往台后面天]))就?(?:能|可以|要|必须|得)?(?:出发|开始|出门|开)?(?:的(?!士))?`,
  ),
];

function backBy(source: string): FilterPattern {
  return {
    pattern: patternOf(source),
    read: (words) => at('backBy', timeOf(words, { isEnd: true })),
  };
}

function startFrom(source: string): FilterPattern {
  return {
    pattern: patternOf(source),
    read: (words) => at('startFrom', timeOf(words, { isEnd: false })),
  };
}

function startBefore(source: string): FilterPattern {
  return {
    pattern: patternOf(source),
    read: (words) => at('startBefore', timeOf(words, { isEnd: false })),
  };
}

function at(
  kind: 'backBy' | 'startFrom' | 'startBefore',
  time: string | undefined,
): SentenceFilter | undefined {
  return time === undefined ? undefined : { kind, time };
}

const TEENS: Readonly<Record<string, number>> = {
  ...{ noon: 12, midday: 12, mittag: 12, mittags: 12, 正午: 12, 中午: 12 },
  ...{ eins: 1, dreizehn: 13, vierzehn: 14, funfzehn: 15, sechzehn: 16, siebzehn: 17, achtzehn: 18 },
  ...{ neunzehn: 19, zwanzig: 20 },
};

/** Minutes that words before or after the hour add to it. */
const ADDED: Readonly<Record<string, number>> = {
  ...{ 'half past': 30, 'quarter past': 15, 'quarter to': -15 },
  ...{ halb: -30, 'viertel vor': -15, 'viertel nach': 15, dreiviertel: -15, 半: 30, 一刻: 15 },
};

const BEFORE_NOON = new Set(['a', 'morning', 'morgens', 'vormittags', '早上', '上午']);
const AFTER_NOON = new Set([
  'p',
  'afternoon',
  'evening',
  'nachmittags',
  'abends',
  '中午',
  '下午',
  '傍晚',
  '晚上',
  '夜里',
  '晚间',
  '夜间',
]);

/** Undefined if it is no time of a clock. */
function timeOf(
  { count = '', minutes = '0', past, half, part }: PhraseWords,
  { isEnd }: { readonly isEnd: boolean },
): string | undefined {
  const named = TEENS[count] ?? readNumber(count);
  if (named === undefined || named >= MIDNIGHT) return undefined;
  const partOfDay = half ?? part ?? '';
  const isUsuallyAfterNoon = isEnd && !BEFORE_NOON.has(partOfDay) && /^(?:\d|\D+)$/.test(count);
  const isAfterNoon =
    named > 0 && (AFTER_NOON.has(partOfDay) || (isUsuallyAfterNoon && named <= LAST_HOUR_AFTER_NOON));
  // Twelve at noon is twelve, and in the evening it is midnight.
  const hour = isAfterNoon && named < NOON ? named + NOON : BEFORE_NOON.has(partOfDay) ? named % NOON : named;
  const all = hour * 60 + Number(minutes) + (ADDED[past ?? ''] ?? 0);
  if (all < 0 || all >= MIDNIGHT * 60) return undefined;
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(all / 60))}:${two(all % 60)}`;
}
