import type { SentenceFilter } from '@ashore/core/contract/search/sentence-filter.ts';
import type { Requirement } from '@ashore/core/contract/values/list.ts';
import { type FilterPattern, patternOf } from './filter-phrase.ts';

/** The languages in which guides of the trade speak: English, German and Chinese words for each, folded. */
const LANGUAGES: readonly (readonly [tag: string, en: string, de: string, zh: string])[] = [
  ['en', 'english', 'englisch', '英语|英文'],
  ['de', 'german', 'deutsch', '德语|德文'],
  ['zh', 'chinese|mandarin', 'chinesisch', '中文|汉语|普通话|华语|国语'],
  ['fr', 'french', 'franzosisch', '法语|法文'],
  ['es', 'spanish', 'spanisch', '西班牙语|西语'],
  ['it', 'italian', 'italienisch', '意大利语|意语'],
  ['pt', 'portuguese', 'portugiesisch', '葡萄牙语|葡语'],
  ['ja', 'japanese', 'japanisch', '日语|日文'],
  ['ko', 'korean', 'koreanisch', '韩语|韩文'],
  ['nl', 'dutch', 'niederlandisch|hollandisch', '荷兰语'],
  ['ru', 'russian', 'russisch', '俄语|俄文'],
  ['pl', 'polish', 'polnisch', '波兰语'],
  ['tr', 'turkish', 'turkisch', '土耳其语'],
  ['ar', 'arabic', 'arabisch', '阿拉伯语'],
  ['sv', 'swedish', 'schwedisch', '瑞典语'],
  ['no', 'norwegian', 'norwegisch', '挪威语'],
  ['da', 'danish', 'danisch', '丹麦语'],
  ['el', 'greek', 'griechisch', '希腊语'],
  ['fi', 'finnish', 'finnisch', '芬兰语'],
  ['is', 'icelandic', 'islandisch', '冰岛语'],
  ['et', 'estonian', 'estnisch', '爱沙尼亚语'],
  ['cs', 'czech', 'tschechisch', '捷克语'],
  ['hr', 'croatian', 'kroatisch', '克罗地亚语'],
  ['ca', 'catalan', 'katalanisch', '加泰罗尼亚语'],
  ['id', 'indonesian', 'indonesisch', '印尼语'],
  ['ms', 'malay', 'malaiisch', '马来语'],
  ['th', 'thai', 'thailandisch', '泰语'],
  ['vi', 'vietnamese', 'vietnamesisch', '越南语'],
  ['hi', 'hindi', 'hindi', '印地语'],
  ['af', 'afrikaans', 'afrikaans', '南非语'],
];
const en = LANGUAGES.map(([, words]) => words).join('|');
const de = LANGUAGES.map(([, , words]) => words).join('|');
const zh = LANGUAGES.map(([, , , words]) => words).join('|');

/** German words for a guide and a guided trip. */
const GUIDE_DE =
  '(?:guides?|(?:stadt|fremden|reise)?fuhrer(?:in)?|reiseleit(?:er(?:in)?|ung)|fuhrung(?:en)?)';

/** Dogs that travellers bring: their own, or one of a breed. Huskies pull sledges. */
const BREEDS =
  'beagles?|labradors?|terriers?|dachshunds?|poodles?|spaniels?|retrievers?|corgis?|collies?|chihuahuas?|pugs?|whippets?|greyhounds?(?! bus)|schnauzers?|dalmatians?(?! (?:coast|islands?|cuisine|wines?|food|villages?))|bulldogs?|cockapoos?|dackeln?|pudeln?|mops|mopsen|schaferhunde?n?|jagdhunde?n?|windhunde?n?|bernhardiner|dobermann|doodles?';
const DOG = `(?:(?:with|mit) )?(?:(?:an?|my|our|her|his|their|the|one|two|ein(?:em|en)?|zwei|(?:mein|unser|sein|ihr)(?:em|en|er|e)?|dem|den|der) )?(?:(?:little|small|old|kleine[nr]?|grosse[nr]?) )?(?:${BREEDS})|(?:(?:my|our|her|his|their) (?:(?:little|small|old|big) )?|(?:mein|unser|sein|ihr)(?:em|en|e)? (?:(?:kleine[nrm]?|grosse[nrm]?|alte[nrm]?) )?)(?:dogs?|puppy|hunde?n?)`;
const DOG_ZH =
  '(?:我家|咱家|家里|自家)(?:的)?(?:狗狗?|小狗|毛孩子)|柯基|拉布拉多|金毛|泰迪|柴犬|贵宾犬|比熊|雪纳瑞|边牧|法斗|腊肠犬|吉娃娃|博美';

/** Ways to say how a trip is given and booked. */
export const GUIDE_PATTERNS: readonly FilterPattern[] = [
  {
    pattern: patternOf(
      String.raw`(?<![a-z])(?:(?:with (?:an? )?)?(?<name>${en})[\s-]speaking(?:\s(?:tour\s)?guide)?|(?:with (?:an? )?)(?<name>${en})\s(?:tour\s)?guide|(?:guided\s)?in (?<name>${en})(?!\s(?:quarter|riviera|alps|polynesia|guiana|harlem|town|village|islands?|market|gardens?|tea|food|wine|style|restaurants?|saunas?|cooking|boxing|massages?|opera|theat(?:re|er)))|(?:guide (?:who )?(?:speaks|speaking))\s(?<name>${en}))(?![a-z])`,
    ),
    read: readLanguage,
  },
  {
    pattern: patternOf(
      String.raw`(?<![a-z])(?:(?:auf|in) (?<name>${de})|in (?<name>${de})er sprache|sprache:? (?<name>${de})|(?:mit (?:einem |einer )?)?(?<name>${de})(?:sprachig|[\s-]?sprechend)(?:e[rnsm]?)?(?:\s${GUIDE_DE})?|(?:mit (?:einem |einer )?)?(?<name>${de})e[rnm]?(?:\s${GUIDE_DE}|(?=\s[a-z]{3,12}fuhrung))|(?:${GUIDE_DE},?\s)?(?:(?:der|die) )?(?<name>${de}) (?:spricht|sprechen)|${GUIDE_DE} (?:spricht|sprechen) (?<name>${de})|(?<=${GUIDE_DE}\s)(?<name>${de}))(?![a-z])`,
    ),
    read: readLanguage,
  },
  {
    // What a traveller speaks: "she speaks nothing but Italian", "er versteht nur Spanisch". One who speaks none says so.
    pattern: patternOf(
      `(?<![a-z])(?<!n['’]t |dont |not |no |and )(?:(?:speaks?|speaking|understands?|talks?) (?:(?:nothing but|only|just|mainly|mostly) )?(?<name>${en})|(?:spricht|sprechen|versteht|verstehen|kann|konnen) (?:(?:leider|nur|bloss|ausschliesslich|nichts als|vor allem|hauptsachlich|lediglich) ){1,2}(?<name>${de})|nur (?<name>${de}) (?:spricht|sprechen|versteht|verstehen|kann|konnen))(?: only)?(?![a-z])`,
    ),
    read: readLanguage,
  },
  {
    pattern: patternOf(`(?:只|光|就)(?:会|能|听得?懂|看得?懂|懂|讲|说)(?:得?懂|讲|说|听)?(?<name>${zh})`),
    read: readLanguage,
  },
  {
    pattern: patternOf(
      `(?:有没有|要|有|带|配|讲|说|会说|会讲|用|需要)?(?<name>${zh})(?:的)?(?:导游|讲解员?|解说|向导|导览|领队|带队|陪同|司导|服务|团)|(?<![不])(?:讲|说|会说|会讲|会|懂)(?<name>${zh})(?:的)?(?:导游|向导|领队|司机)?|(?:最好|希望)?(?:要|有)(?<name>${zh})(?:的)?(?=$|[\\s,，。吗嘛?？])`,
    ),
    read: readLanguage,
  },
  say(
    { kind: 'freeCancellation' },
    String.raw`(?:with\s)?(?:free cancell?ation|free to cancel|cancell?able|can (?:still )?cancel(?: for free)?|refundable)|(?:mit\s)?(?:(?:bis (?:zu )?\d{1,2} (?:stunden|tage?n?) (?:vorher|vor beginn|davor|im voraus) )?(?:(?:kostenlos|kostenfrei|gratis|flexibel|kurzfristig|jederzeit) )?(?<!nicht )stornierbar|(?:kostenlose|kostenfreie|gratis|flexible)[rn]?[ -]storn(?:o|ierung)|(?:kostenlos|kostenfrei|gratis|kurzfristig|flexibel) (?:zu )?storn(?:o|ieren|ierung)|stornomoglichkeit|stornooption|kann (?:man |ich )?stornieren)|ohne storno(?:kosten|gebuhr(?:en)?)|(?<!nicht )erstattbar|(?:可以?|能|支持)?(?:随时)?免费(?:取消|退订|退改|退款|退票|退(?![税房休]))|(?<!不)(?:可以?|能够?|支持|随时)(?:随时|可以?)?(?:取消|退订|退款|退改|退票|退(?![税房休]))(?:的)?`,
  ),
  say(
    { kind: 'instant' },
    String.raw`(?:with\s)?(?:instant(?:ly)? confirm(?:ation|ed)|immediate confirmation|instant booking)|(?:mit\s)?(?:sofortige[rn]? (?:buchungs)?bestatigung|sofort bestatigt|sofortbestatigung|sofort buchbar)|(?:即时|立即|马上|当场|立刻|秒)(?:确认|出票)`,
  ),
  requirement(
    'private',
    '(?:as a |a )?private(?= (?:tour|guide|trip|boat|driver|transfer|walk|excursion|cruise|charter))|privately|only (?:for )?us|just (?:for )?us|(?:all )?to (?:ourselves|myself)|(?:with )?no strangers|ohne fremde(?: leute)?|privat(?:e[rns]?)?(?= (?:[a-z]{3,12})?(?:tour|fuhrung|guide|ausflug|fahrt|rundgang|transfer|boot|kurs|fuhrer|fahrer|wanderung|verkostung|probe|reiseleit))|privat(?= mit )|(?:nur|exklusiv|ganz) fur uns(?: allein)?|privat(?:tour|fuhrung|ausflug|guide|boot)|einzelfuhrung|私人|独立成团|私家团|小?包团|一对一|(?:不想?|别)(?:跟|和)(?:陌生人|别人|外人)(?:拼[船车团]|一起)?|(?:不|不想|不要|拒绝)(?:拼团|跟团)|只(?:要|有|带)我们(?:自己)?(?:一家人?)?(?:的?团)?',
  ),
  requirement(
    'small-group',
    '(?:in a |with a )?small(?:er)? groups?|(?:in (?:einer )?)?kleine[rn]? gruppen?|(?:in (?:einer )?)?kleingruppen?(?:tour(?:en)?)?|(?:mit )?wenigen? (?:teilnehmern?|leuten?)|(?:mit )?wenig leuten?|keine (?:grosse gruppe|grossen gruppen|massenabfertigung)|(?:[0-9]{1,2}人(?:以[内下])?)?(?:精品)?小(?:型)?团|小班制?|迷你团|人少(?!的(?:时|地方|海滩|季节))(?:一点|些)?的?|人(?:不要|别|不)太?多',
  ),
  requirement(
    'wheelchair',
    String.raw`(?:for a |with a |by |in a )?wheelchairs?(?:[\s-](?:accessible|friendly|user))?|step-?\s?free|barrier-?free|(?:im |mit (?:dem |einem )?|fur )?(?:rollstuhl|rolli)(?:gerecht|geeignet|fahrer(?:innen|in)?|tauglich|freundlich)?(?:e[rns]?)?(?: geeignet)?|(?:mit (?:dem |einem )?)?rollator|barr?ierefrei(?:e[rns]?)?|behindertengerecht(?:e[rns]?)?|(?:fur )?gehbehinderte?n?|mit gehbehinderung|stufenlos(?:e[rns]?)?|(?:能?坐|推|用|可用|适合)?轮椅(?:可进|可入|可通行|通行|可用|友好|出行)?|无障碍`,
  ),
  requirement(
    'stroller',
    String.raw`(?:with (?:a |our )?)?(?:stroller|pushchair|pram|buggy)(?:[\s-]friendly)?|(?:mit (?:dem |einem |unserem |meinem )?|fur )?(?:kinderwagen|buggy)(?:tauglich|gerecht|geeignet|freundlich)?(?:e[rns]?)?(?: geeignet)?|(?:可以?|能)?(?:推|带)?(?:婴儿推车|婴儿车|手推车|推车|童车)(?:友好|可进|可入)?`,
  ),
  requirement(
    'dogs',
    `${DOG}|(?:with (?:my |our |a |the )?)(?:dogs?|puppy)|dogs? (?:welcome|allowed|friendly)|dog-friendly|(?:mit (?:(?:meine|unsere|eine|kleine|grosse)[mn] |dem |den |zwei |2 )*)(?:hund(?:en)?|haustier(?:en)?|vierbeiner)|(?:darf|kann) (?:der|die|mein|meine|unser|unsere) hunde?|hunde? (?:erlaubt|willkommen|gestattet|mitnehmen|mitbringen|dabei|darf mit)|hundefreundlich(?:e[rns]?)?|(?:可以?|能|允许)?带(?:着)?(?:狗狗?|小狗|大狗|爱犬|宠物犬?|毛孩子)|(?:宠物|狗狗?)(?:友好|可入内?|可进|能进)|${DOG_ZH}`,
  ),
  requirement(
    'vegetarian',
    'vegetarians?(?: food(?! (?:tours?|walks?|markets?|crawls?|trails?|class(?:es)?|festivals?|experiences?))| options?| friendly)?|for vegetarians|vegetarisch(?:e[rnsm]?)?(?: essen)?|(?:fur )?vegetarier(?:innen|in|n)?|ohne fleisch|fleischlos(?:e[rns]?)?|fleischfrei(?:e[rns]?)?|(?<![纯全]|严格)(?:有|含|提供)?(?<![纯全]|严格)(?:素食|素餐|素菜|吃素)(?:者|的)?',
  ),
  requirement(
    'vegan',
    'vegans?(?: food(?! (?:tours?|walks?|markets?|crawls?|trails?|class(?:es)?|festivals?|experiences?))| options?| friendly)?|vegan(?:e[rnsm]?)?(?: essen)?|(?:fur )?veganer(?:innen|in|n)?|(?:rein )?pflanzlich(?:e[rnsm]?)?(?: essen)?|(?:吃)?(?:纯|全|严格)素(?:食|餐|菜)?(?:者|的)?',
  ),
];

function say(filter: SentenceFilter, words: string): FilterPattern {
  return { pattern: patternOf(`(?<![a-z])(?:${words})(?![a-z])`), read: () => filter };
}

function requirement(name: Requirement, words: string): FilterPattern {
  return say({ kind: 'requirement', requirement: name }, words);
}

function readLanguage({ name = '' }: { readonly name?: string | undefined }): SentenceFilter | undefined {
  const language = LANGUAGES.find(([, ...names]) =>
    names.some((words) => words.split('|').includes(name)),
  )?.[0];
  return language === undefined ? undefined : { kind: 'guideLanguage', language };
}
