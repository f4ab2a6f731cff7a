import type { SentenceFilter } from '@ashore/core/contract/search/sentence-filter.ts';
import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import { type FilterPattern, type PhraseWords, patternOf, READ } from './filter-phrase.ts';
import { AMOUNT, readNumber, WHOLE_NUMBER } from './number-words.ts';

/** Words and signs of a currency, folded. */
const CURRENCIES: readonly (readonly [currency: CurrencyCode, names: string])[] = [
  ['EUR', '€|euros?|eur|欧元|欧'],
  ['GBP', '£|pounds?|quid|gbp|pfund|英镑|镑'],
  ['CHF', 'chf|sfr|franken|francs?|瑞郎|瑞士法郎|法郎'],
  ['HKD', 'hk\\$|hkd|港币|港元|港纸'],
  ['AUD', 'a\\$|aud|澳元|澳币'],
  ['CAD', 'c\\$|cad|加元|加币'],
  ['SGD', 's\\$|sgd|新币|新加坡元'],
  ['USD', 'us\\$|\\$|dollars?|usd|bucks|美元|美金|美刀|刀'],
  ['JPY', 'yen|jpy|日元|日圆|日币|円'],
  ['KRW', '₩|krw|韩元|韩币'],
  ['THB', 'thb|baht|泰铢'],
  ['TWD', 'nt\\$|twd|新台币|台币'],
  ['CNY', '¥|rmb|cny|yuan|人民币|块钱|[块元]人民币|块|元'],
];
const names = CURRENCIES.map(([, words]) => words).join('|');
const CURRENCY_BEFORE = `(?:${names})`;
const CURRENCY_AFTER = `(?:${names})(?![a-z])`;

const SUM = String.raw`(?:(?<before>${CURRENCY_BEFORE})\s?(?<amount>${AMOUNT})|(?<amount>${AMOUNT})\s?(?:,?[-–]{1,2}\s?)?(?<after>${CURRENCY_AFTER}))`;
const PERSON = String.raw`(?:\s?(?:per|a|pro|je|die)\s(?:person|pers\.?|head|adult|kopf|nase|erwachsene[rnm]?)|\s?(?:each|pp|p\.\s?p\.|/\s?pers(?:on)?))`;
const ALL = String.raw`(?:\s?(?:in total|altogether|all in|for (?:all of us|everyone|both of us|both)|insgesamt|(?:alles\s)?zusammen|gesamt|fur (?:uns )?(?:alle|beide)(?: zusammen)?|fur die ganze (?:familie|gruppe)))`;
/** "200 Euro für zwei": the number of people is read by itself. */
const ALL_OF_A_NUMBER = String.raw`(?:(?<all3>(?=\s(?:for|fur) ${WHOLE_NUMBER}(?:\s(?:people|personen|erwachsene|leute)|\s*(?:$|[,.;!?]))))|)`;
const ALL_BEFORE = String.raw`(?:(?<all2>insgesamt|zusammen|fur alle zusammen)\s)?`;
const FOR = `(?<per>${PERSON})?(?<all>${ALL})?${ALL_OF_A_NUMBER}`;
const FOR_ZH_BEFORE = String.raw`(?:(?<per>(?:平均)?每个?人|人均|一个人|每位|一位|一人)|(?<all>一共|总共|总价|总预算|合计|全部))?\s?`;
const FOR_ZH_AFTER = String.raw`(?:\s?(?:(?<per2>每个?人|人均|一个人|[一每]位|[/每一]人)|(?<all2>一共|总共|合计)))?`;
/** What says in Chinese that an amount is the most. */
const AT_MOST_ZH =
  '(?:(?:不要?|别|不能|不得)(?:超过|超|高于|多于)|(?<!不)低于|(?<!不)少于|小于|最多|最高|至多|顶多|预算(?:每人|人均|一个人)?(?:是|为|大概|大约|约|在)?|控制在)';
const AT_MOST_AFTER_ZH =
  '(?:以内|以下|之内|之下|内|左右|上下|封顶|(?:就|也)?(?:够了?|差不多了?|最多了?|顶天了?))';
/** Whom an amount is for. Beside it the amount is a limit without further words: 一个人80欧. */
const EACH_ZH =
  '(?:(?:平均)?每个?人|人均(?:消费|预算|价格)?|一个人|[每一]位|一人)(?:大概|大约|约|就|差不多)?';

const AT_MOST = String.raw`(?:for\s)?(?:under|below|less than|up to|max(?:imum|\.)?(?:\sof)?|at most|no(?:t)? more than|not over|without (?:spending|paying) (?:more than|over)|ohne (?:mehr als|uber|ueber)|cheaper than|within|(?:(?:a|mein|unser|mit einem)\s)?budget(?:\sof|\sis|\svon|\sist|\ssind|\sliegt bei|:)?|unter|bis\s(?:zu\s)?(?:max(?:imal|\.)?|hochstens)|bis(?:\szu)?|maximal|hochstens|hoechstens|um die|etwa|ungefahr|rund|circa|ca\.?|keine|nicht (?:mehr als|uber|ueber|teurer als)|weniger als|gunstiger als|billiger als|fur(?:\sunter)?|for)`;
const AT_LEAST = '(?:over|above|more than|at least|from|starting at|uber|ueber|mehr als|mindestens|ab)';
/** Between the two ends of a range. */
const TO = String.raw`\s?(?:-|–|—|~|～|to|and|bis|und|到|至)\s?`;

const RANGE_ZH = '(?:每人|人均|每位|预算(?:是|为|大概|大约|约|在)?|价格(?:在)?|价位(?:在)?)';

/** Ways to say what a trip may cost. */
export const PRICE_PATTERNS: readonly FilterPattern[] = [
  {
    pattern: patternOf(
      String.raw`(?:(?:between|zwischen|from|von)\s|${RANGE_ZH})?(?<before>${CURRENCY_BEFORE})?\s?(?<low>${AMOUNT})\s?(?:${CURRENCY_AFTER})?${TO}(?:${CURRENCY_BEFORE})?\s?(?<amount>${AMOUNT})\s?(?<after>${CURRENCY_AFTER})${FOR}(?:之间|左右|每人|一个人|[/每一]人)?`,
    ),
    read: (words) => range(words),
  },
  {
    // 两三百块: two digits that share their unit are a range.
    pattern: patternOf(
      `${RANGE_ZH}?(?<low>[一两二三四五六七八])(?<amount>[二三四五六七八九](?<unit>[十百千万]))(?<after>${CURRENCY_AFTER})(?:左右|上下)?`,
    ),
    read: (words) => range({ ...words, low: `${words.low}${words.unit}` }),
  },
  {
    pattern: patternOf(
      String.raw`(?:(?:between|from)\s)?(?<before>${CURRENCY_BEFORE})\s?(?<low>${AMOUNT})${TO}(?:${CURRENCY_BEFORE})?\s?(?<amount>${AMOUNT})${FOR}`,
    ),
    read: (words) => range(words),
  },
  {
    pattern: patternOf(
      String.raw`(?<![a-z])${ALL_BEFORE}(?:(?:darf|soll|sollte|kostet)\s)?${AT_MOST}\s?${SUM}${FOR}(?:\s(?:kosten|kostet|ausgeben|auszugeben|zu (?:be)?zahlen))?(?![a-z])`,
    ),
    read: atMost,
  },
  {
    pattern: patternOf(String.raw`(?<![a-z])(?:darf|soll|sollte)\s${SUM}${FOR}\skosten(?![a-z])`),
    read: atMost,
  },
  {
    pattern: patternOf(
      String.raw`${SUM}${FOR},?\s(?:or less|max(?:imum|\.)?|at (?:the )?most|tops|maximal|hochstens|oder weniger)(?![a-z])`,
    ),
    read: atMost,
  },
  {
    // "More than 45 euros I would not spend": a limit, because the clause says no.
    pattern: patternOf(
      String.raw`(?<![a-z])(?:over|above|more than|uber|ueber|mehr als)\s?${SUM}${FOR}(?=[^,.;!?]{0,60}?(?:\b(?:nicht|kein(?:e[nrms]?)?|not|no|never|too much|zu viel|zu teuer)\b|n['’]t\b))`,
    ),
    read: atMost,
  },
  { pattern: patternOf(String.raw`(?<![a-z])${AT_LEAST}\s?${SUM}${FOR}`), read: atLeast },
  {
    // Without a currency only where no other unit follows: "under 50 minutes" is a duration.
    pattern: patternOf(
      String.raw`(?<![a-z])(?<!(?:children|child|kids?|kindern?|kind)\s)(?:under|below|less than|up to|max(?:imum|\.)?|cheaper than|(?:a\s)?budget(?:\sof|\sis|\svon|:)?|unter|bis(?:\szu)?(?=\s\d{3})|maximal|hochstens|nicht (?:mehr als|uber|teurer als)|gunstiger als|billiger als)\s(?<amount>${AMOUNT})(?:${PERSON}|${ALL}|(?=\s*(?:$|[,.;!?])|\s(?:and|but|und|aber)\s(?:over|above|more than|at least|uber|mehr als|mindestens)\s))`,
    ),
    read: atMost,
  },
  {
    // Beside another limit a number without a currency is a price too: "under 50, over 80".
    pattern: patternOf(
      String.raw`(?:(?<=${READ}[,;]?\s?(?:and |but |und |aber )?)(?:over|above|more than|at least|uber|mehr als|mindestens)\s(?<amount>${AMOUNT})|(?<![a-z])(?:over|above|more than|at least|uber|mehr als|mindestens)\s(?<amount>${AMOUNT})(?=[,;]?\s?(?:and |but |und |aber )?${READ}))(?=\s*(?:$|[,.;!?${READ}]))`,
    ),
    read: atLeast,
  },
  {
    pattern: patternOf(
      String.raw`${FOR_ZH_BEFORE}${AT_MOST_ZH}?\s?${SUM}${FOR_ZH_AFTER}\s?${AT_MOST_AFTER_ZH}`,
    ),
    read: atMost,
  },
  {
    pattern: patternOf(
      String.raw`${FOR_ZH_BEFORE}${AT_MOST_ZH}\s?(?:${SUM}|(?<amount>${AMOUNT})(?![\d个小时分钟刻天日晚人位名大公岁点]))${FOR_ZH_AFTER}${AT_MOST_AFTER_ZH}?`,
    ),
    read: atMost,
  },
  {
    pattern: patternOf(
      String.raw`${EACH_ZH}\s?(?:${SUM}|(?<=人均\p{sc=Han}{0,4}\s?)(?<amount>${AMOUNT})(?![\d个小时分钟刻天日晚人位名大公岁点]))|${SUM}\s?(?:[/每]\s?个?[人位]|一[个位]人?|一人)(?![走去来玩])`,
    ),
    read: atMost,
  },
  {
    pattern: patternOf(`${FOR_ZH_BEFORE}(?<amount>${AMOUNT})(?:以内|以下|之内|封顶)${FOR_ZH_AFTER}`),
    read: atMost,
  },
  {
    pattern: patternOf(
      String.raw`${FOR_ZH_BEFORE}(?:(?:超过|高于|至少|不低于|不少于)\s?${SUM}(?:以上)?|${SUM}(?:以上|起步))`,
    ),
    read: atLeast,
  },
  {
    // A sum that is named at all is what the traveller has to spend: "with 30 euros in my pocket".
    pattern: patternOf(
      String.raw`(?<![\d.,]|(?:about|around|roughly|hundred|thousand|hundred and|thousand and|one|two|three|four|five|six|seven|eight|nine)\s)(?=${CURRENCY_BEFORE}?\s?(?:\d|[a-z]{5}))${SUM}(?!\s?(?:note|bill|coin|schein|munze|store|shop|laden|纸币|硬币|店))${FOR}`,
    ),
    read: atMost,
  },
];

function atMost(words: PhraseWords): SentenceFilter | undefined {
  const to = readNumber(words.amount);
  return to === undefined ? undefined : price(words, { to });
}

function atLeast(words: PhraseWords): SentenceFilter | undefined {
  const from = readNumber(words.amount);
  return from === undefined ? undefined : price(words, { from });
}

function range(words: PhraseWords): SentenceFilter | undefined {
  const [from, to] = [readNumber(words.low), readNumber(words.amount)];
  if (from === undefined || to === undefined || from > to) return undefined;
  return price(words, { from, to });
}

function price(words: PhraseWords, bounds: { from?: number; to?: number }): SentenceFilter {
  const currency = currencyOf(words.before ?? words.after);
  const isForAll = (words.all ?? words.all2 ?? words.all3) !== undefined;
  return { kind: 'price', ...bounds, ...(currency && { currency }), isForAll };
}

function currencyOf(word: string | undefined): CurrencyCode | undefined {
  if (word === undefined) return undefined;
  return CURRENCIES.find(([, words]) => new RegExp(`^(?:${words})$`, 'u').test(word))?.[0];
}
