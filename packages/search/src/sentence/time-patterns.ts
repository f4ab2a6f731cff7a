import type { SentenceFilter } from '@ashore/core/contract/search/sentence-filter.ts';
import type { DayPart } from '@ashore/core/contract/values/list.ts';
import { type FilterPattern, patternOf } from './filter-phrase.ts';
import { GERMAN_HOURS, readNumber, WHOLE_NUMBER } from './number-words.ts';

const HOUR = 60;
const NOON = 12;
const EVENING = 17;
const WEEKDAY_DE = '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)';

const UNIT = String.raw`(?<half>(?:\sand\sa\shalf|\s?1\/2|个半))?\s?-?\s?(?:(?<hours>(?:hours?|hrs?|h|stunden?|stundchen|stundig(?:e[rsn]?)?|std\.?)(?![a-z])|个?(?:小时|钟头))(?<more>\sand\sa\shalf)?|(?<minutes>(?:minutes?|mins?|minuten?|minutig(?:e[rsn]?)?)(?![a-z])|分钟))`;

/** The hour beside a Chinese time of the day: 下午3点以后. The part of the day is what lists know. */
const CLOCK = String.raw`(?:\s?(?:\d{1,2}|[一二两三四五六七八九十]{1,3})(?:[:：]\d\d|点(?:半|钟|整|一刻)?)(?:左右|以后|之后|以前|之前|前|后|出发|开始)?)?`;

/** Ways to say at which time of the day a trip may start. Read before the days, because "Morgen" is both. */
export const TIME_OF_DAY_PATTERNS: readonly FilterPattern[] = [
  part(
    'morning',
    String.raw`(?:in the\s)?(?:early\s)?morning|(?:am\s(?:(?:fruhen|spaten)\s)?)?vormittags?|(?:fruh\s)?am\s(?:fruhen\s)?morgen|morgens|fruhmorgens|in der fruh|(?<=(?:morgen|heute|${WEEKDAY_DE}s?)\s)(?:(?:ganz|sehr)\s)?fruh|(?:大?清早|一大早|早上|上午|清晨|早晨|凌晨|(?<=[今明后]天)早(?!餐|茶|市|饭))${CLOCK}`,
  ),
  part(
    'afternoon',
    String.raw`(?:in the\s|this\s)?afternoon|(?:am\s)?(?:(?:fruhen|spaten)\s)?nachmittags?|(?:am\s|uber\s)?mittags?|(?:下午(?!茶)|午后)${CLOCK}`,
  ),
  part(
    'evening',
    String.raw`(?:in the\s|this\s)?evening|at night|(?:am\s)?(?:(?:fruhen|spaten)\s)?abends?|nachts|(?:bei|in der)\snacht|(?<=heute\s)nacht|(?:晚上|傍晚|夜里|晚间|夜间(?!动物园|野生|猎游)|夜晚)${CLOCK}`,
  ),
  // A meal that stands for a time is no wish for it.
  part(
    'morning',
    '(?:after|straight after|right after) breakfast|before lunch|(?:gleich )?nach dem fruhstuck|vor dem mittagessen',
  ),
  part(
    'afternoon',
    '(?:after|straight after|right after) (?:lunch|brunch)|(?:gleich )?nach dem (?:mittagessen|brunch)',
  ),
  part('evening', '(?:after|straight after|right after) (?:dinner|supper)|nach dem abendessen'),
  ofMeal('morning', '(?:早[餐饭])', '后'),
  ofMeal('morning', '(?:[午中][餐饭])', '前'),
  ofMeal('afternoon', '(?:[午中][餐饭])', '后'),
  ofMeal('evening', '(?:晚[餐饭])', '后'),
  // "Samstagabend". The day is read from the first half of the word.
  partOfDay('morning', 'vormittags?|morgens?|fruh'),
  partOfDay('afternoon', 'nachmittags?|mittags?'),
  partOfDay('evening', 'abends?|nacht'),
  {
    pattern: patternOf(
      String.raw`(?<![a-z])(?:(?:von|zwischen)\s)?(?<hour>(?<!\d)[0-2]?\d)(?:\suhr)?\s?(?:-|–|bis|und)\s?(?<end>[0-2]?\d)\suhr(?![a-z])`,
    ),
    read: ({ hour, end }) => {
      const [first, last] = [partAt(Number(hour)), partAt(Number(end) - 1)];
      return first.part === last.part ? first : undefined;
    },
  },
  {
    pattern: patternOf(
      String.raw`(?<![a-z])(?<!(?:bis|spatestens|ende|schluss)\s)(?:(?:um|gegen|beginn|start|los)\s(?:um\s)?)(?<hour>[0-2]?\d)(?:[:.][0-5]\d)?\s?uhr(?![a-z])(?![^,.;!?]{0,40}\b(?:zuruck|wieder|an bord|fertig|ablegen|legt|muss|mussen)\b)`,
    ),
    read: ({ hour }) => partAt(Number(hour)),
  },
  {
    pattern: patternOf(
      String.raw`(?<![a-z])(?:at|around|about)\s(?<hour>1[0-2]|0?[1-9])(?:[:.][0-5]\d)?\s?(?<half>[ap])\.?m\.?(?![a-z])`,
    ),
    read: ({ hour, half }) => partAt((Number(hour) % NOON) + (half === 'p' ? NOON : 0)),
  },
  {
    pattern: patternOf(String.raw`(?<![a-z])(?:until|by)\s(?:1[0-2]|0?[6-9])(?:[:.]00)?\s?a\.?m\.?(?![a-z])`),
    read: () => ({ kind: 'timeOfDay', part: 'morning' }),
  },
  {
    pattern: patternOf(String.raw`(?<![a-z])bis\s(?<hour>0?[7-9]|1[0-2])(?:[:.]00)?\s?uhr(?![a-z])`),
    read: () => ({ kind: 'timeOfDay', part: 'morning' }),
  },
  // What is to be seen then is read from the same words, so they stay.
  {
    pattern: patternOf(
      '(?<![a-z])(?=(?:before|at) (?:dawn|sunrise|daybreak|breakfast|first light)(?![a-z])|the crack of dawn|(?:vor|bei) (?:dem )?(?:sonnenaufgang|fruhstuck)(?![a-z])|im morgengrauen)|(?=天(?:还)?(?:没|不)亮|日出(?:前|之前)|早[饭餐][之以]?前)',
    ),
    read: () => ({ kind: 'timeOfDay', part: 'morning' }),
  },
  // The day is read from the same words, so they stay.
  {
    pattern: patternOf('(?<![a-z])(?=tonight)|(?=今晚|明晚)'),
    read: () => ({ kind: 'timeOfDay', part: 'evening' }),
  },
  { pattern: patternOf('(?=[今明]早)'), read: () => ({ kind: 'timeOfDay', part: 'morning' }) },
];

/** What "not too long" means, in minutes. The page says so. */
const SHORT = 3 * HOUR;
const TRIP_EN =
  '(?:city |boat |walking |guided |bike |day )?(?:tours?|trips?|walks?|cruises?|excursions?|visits?|hikes?|outings?|rides?|activit(?:y|ies)|sail)';
const TRIP_DE =
  '(?:stadt|boots|hafen|schiffs|rund|wander)?(?:tour(?:en)?|ausfluge?n?|fahrt(?:en)?|rundfahrt(?:en)?|fuhrung(?:en)?|spaziergange?|rundgange?|wanderung(?:en)?|unternehmung(?:en)?)';

/** Ways to say how long a trip may take. */
export const DURATION_PATTERNS: readonly FilterPattern[] = [
  say(
    [
      `(?:(?:but |and )?(?:something |nothing |anything )?(?:that(?:['’]s| is) )?(?:it )?(?:(?:should|must)(?: be)? )?)?(?:not|(?:is|does|must|should|wo)n['’]t(?: be| take)?) (?:be |take )?(?:too|very|so|overly) long(?! (?:a )?(?:walk|drive|queue|wait|bus|way|distance|ago|flight|stairs))|nothing (?:too |very )?long|(?:something|anything) short|a short one`,
      String.raw`short(?:er|ish)?(?=\s${TRIP_EN}(?![a-z]))`,
      `(?:etwas |was |nichts |aber |bitte )*(?:nicht|nich) (?:so |zu |allzu |sehr )lang(?:e[rnsm]?|es)?(?! (?:laufen|gehen|fahren|anstehen|warten|fusswege?|wege?|strecken?))(?: (?:dauern|dauert|sein|sind|ist|soll|sollte)(?![a-z]))*|nichts (?:allzu |zu |so )?langes|(?:etwas|was) kurzes`,
      String.raw`kurze[rnsm]?(?=\s${TRIP_DE}(?![a-z]))`,
      '(?:时间|时长|行程)?(?:不要|别|不用|不想|不能|不必|最好别|最好不要|最好不|不)(?:玩|花|用)?(?:太久|太长(?:时间)?|特别久|很久|太长)(?:时间)?的?|(?:时间|时长|行程)(?:要)?(?:短|少)(?:一点|一些|点|些)?的?|短(?:一点|一些|点|些)的',
    ].join('|'),
    { to: SHORT },
  ),
  say('(?:不要?超过|别超过|最多|顶多|只有)(?:半天|半日)|(?:半天|半日)(?:以内|之内|内)', { to: 330 }),
  say(
    String.raw`(?:for\s)?(?:half\s(?:a\s)?-?\s?day|half-day)|halbtags|halbtagig(?:e[rsn]?)?|(?:einen?\s)?halbe[nr]?\stag(?:es)?|halbtages?(?:tour(?:en)?|ausfluge?n?)|[大小]?半天(?:时间)?|半日游?`,
    { from: 150, to: 330 },
  ),
  say(
    String.raw`(?:for\s)?(?:a\s|the\s)?(?:full|whole|all)[\s-]day|all day long|ganztags|ganztagig(?:e[rsn]?)?|(?:den\s|einen\s)?ganze[nr]?\stag|ganztages?(?:tour(?:en)?|ausfluge?n?)|一整天|全天|整天|(?<=玩|逛|待|游览|只有)一天(?:时间)?|(?:一|当)天(?:来回|往返)`,
    { from: 330, to: 1_440 },
  ),
  say('(?:eine\\s)?halbe\\sstunde|halbstundig(?:e[rsn]?)?', { from: 15, to: 45 }),
  {
    pattern: patternOf(
      String.raw`(?<![a-z])(?:between\s|zwischen\s|from\s)?(?<low>${WHOLE_NUMBER})\s?(?:-|–|—|~|～|to|and|bis|und|到|至)\s?(?<high>${WHOLE_NUMBER})\s?(?:个)?(?:hours?|hrs?|h|stunden|std\.?|小时|钟头)(?![a-z])`,
    ),
    read: ({ low, high }) => between(readNumber(low), readNumber(high), HOUR),
  },
  {
    // 两三个小时: two digits in a row are a range.
    pattern: patternOf('(?<low>[一两二三四五六七八])(?<high>[二三四五六七八九])个?(?:小时|钟头)'),
    read: ({ low, high }) => between(readNumber(low), readNumber(high), HOUR),
  },
  {
    pattern: patternOf(`(?<count>${WHOLE_NUMBER})个?(?:小时|钟头)半`),
    read: ({ count }) => {
      const hours = readNumber(count);
      return hours === undefined ? undefined : between(hours, hours + 1, HOUR);
    },
  },
  say('(?<![\\d一两二三四五六七八九十]个?)半个?(?:小时|钟头)(?:左右)?', { from: 15, to: 45 }),
  length(
    String.raw`(?:under|less than|up to|max(?:imum|\.)?|at most|no(?:t)? (?:more|longer) than|not over|within|shorter than|unter|bis(?:\szu)?|maximal|hochstens|nicht (?:mehr|langer) als|weniger als|kurzer als|(?:we|i)(?:\s(?:only\s)?have|'ve got)(?:\sonly|\sabout)?|(?:(?:wir|ich)\s)?(?:haben|habe)(?:\snur|\setwa|\snoch)*(?:\sgenau|\sknapp)?|only|just|nur(?:\snoch)?|noch(?:\sgenau|\sknapp)?|[就只]剩下?(?:不到)?|剩下?不到|(?:不要?|别|不能)超过|最多|顶多|(?<!不)少于|不到|只有)`,
    '(?:以内|之内|以下|内|\\szeit)?',
    (minutes) => ({ to: minutes }),
  ),
  length(
    '',
    '(?:以内|之内|以下|内|,?\\s(?:left|to (?:spare|kill)|or less|max(?:imum)?|at (?:the )?most|tops|zeit|oder weniger|hochstens|maximal)(?![a-z]))',
    (minutes) => ({ to: minutes }),
  ),
  // The time that a ship leaves is the most that a trip may take.
  length(
    '',
    String.raw`\s(?:in\s(?:the\s)?(?:port|harbour|harbor)|ashore|on\sland|im\shafen|an\sland|landgang|liegezeit)(?![a-z])`,
    (minutes) => ({
      to: minutes,
    }),
  ),
  length('(?:靠港|停靠|靠岸|上岸|岸上|在港)(?:时间)?(?:只有|有|共)?', '(?:时间)?', (minutes) => ({
    to: minutes,
  })),
  length(
    '(?:over|more than|at least|longer than|uber|mehr als|mindestens|langer als|至少|不少于|超过)',
    '(?:以上)?',
    (minutes) => ({ from: minutes }),
  ),
  length('', '(?:以上|\\sor more|\\soder mehr)', (minutes) => ({ from: minutes })),
  // "A three-hour tour": half an hour more or less is still that.
  length(
    String.raw`(?:about|around|for|etwa|ungefahr|rund|circa|ca\.?|um die|gut|knapp|dauer:?|大约|大概)?`,
    '(?:左右|ige[rsn]?)?',
    (minutes) => ({
      from: minutes - HOUR / 2,
      to: minutes + HOUR / 2,
    }),
  ),
];

function part(name: DayPart, words: string): FilterPattern {
  return {
    pattern: patternOf(`(?<![a-z])(?:${words})(?![a-z])`),
    read: () => ({ kind: 'timeOfDay', part: name }),
  };
}

/** A time before or after a meal: 吃完午饭以后. */
function ofMeal(name: DayPart, meal: string, side: '前' | '后'): FilterPattern {
  return {
    pattern: patternOf(`吃?[完过]?${meal}[以之]?${side}(?![菜])`),
    read: () => ({ kind: 'timeOfDay', part: name }),
  };
}

/** The second half of a German word that begins with the name of a day. */
function partOfDay(name: DayPart, words: string): FilterPattern {
  return {
    pattern: patternOf(`(?<=${WEEKDAY_DE})(?:${words})(?![a-z])`),
    read: () => ({ kind: 'timeOfDay', part: name }),
  };
}

function partAt(hour: number): Extract<SentenceFilter, { kind: 'timeOfDay' }> {
  return { kind: 'timeOfDay', part: hour < NOON ? 'morning' : hour < EVENING ? 'afternoon' : 'evening' };
}

type Minutes = { readonly from?: number; readonly to?: number };

function say(words: string, minutes: Minutes): FilterPattern {
  return {
    pattern: patternOf(`(?<![a-z])(?:${words})(?![a-z])`),
    read: () => ({ kind: 'duration', ...minutes }),
  };
}

function length(before: string, after: string, bounds: (minutes: number) => Minutes): FilterPattern {
  const lead = before === '' ? '' : String.raw`(?<![a-z])${before}\s?(?:a\s)?`;
  return {
    pattern: patternOf(String.raw`${lead}(?<count>${WHOLE_NUMBER}|\d[.,]5|${GERMAN_HOURS})${UNIT}${after}`),
    read: ({ count, half, more, hours }) => {
      const number = readNumber(count);
      if (number === undefined || number === 0) return undefined;
      const minutes =
        hours === undefined ? number : (number + ((half ?? more) === undefined ? 0 : 0.5)) * HOUR;
      return duration(bounds(minutes));
    },
  };
}

function between(
  low: number | undefined,
  high: number | undefined,
  unit: number,
): SentenceFilter | undefined {
  if (low === undefined || high === undefined || low > high) return undefined;
  return duration({ from: low * unit, to: high * unit });
}

function duration(minutes: Minutes): SentenceFilter {
  return { kind: 'duration', ...minutes };
}
