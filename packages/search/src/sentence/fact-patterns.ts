import type { Requirement } from '@ashore/core/contract/values/list.ts';
import { type FilterPattern, patternOf } from './filter-phrase.ts';

/** Who comes along and must be spared, folded. */
const RELATIVE =
  'mother|mum|mom|father|dad|parents|wife|husband|grandmother|grandma|grandfather|grandpa|grandparents|partner|friend|in-laws';
const RELATIVE_DE =
  'mutter|mama|vater|papa|eltern|frau|mann|oma|opa|grossmutter|grossvater|grosseltern|schwiegermutter|schwiegereltern|partnerin|partner|freundin|freund';
const RELATIVE_ZH =
  '(?:(?:我|咱|家里)的?)?(?:妈妈?|爸爸?|爸妈|父母|老人家?|奶奶|爷爷|外婆|外公|姥姥|姥爷|婆婆|公公|长辈|老婆|老公)';
const PERSON = `(?:(?:my|our|his|her|the) (?:old |elderly )?(?:${RELATIVE}) (?:really |also )?|(?:i|we|she|he|they) (?:really |also )?)`;
const PERSON_DE = `(?:(?:meine?|unsere?|die|der) (?:alte |alter )?(?:${RELATIVE_DE}) |(?:ich|wir|sie|er) )`;
/** "It rains" and what people put around it. */
const RAINS_DE =
  '(?:es (?:morgen |heute |mal |doch )?(?:stark )?(?:regnet|giesst|schuttet)|(?:regnet|giesst|schuttet) es)';
const NOT_WALK_ZH = '(?:不太?想|不用|不要|不必|不需要|不能|不太?能|不愿意?|别|没法|少)';

/**
 * Ways to say what a trip must be like. Words with a wish in them stay for the engine: "rainforest", "chamber music", a walk
 * along the harbour.
 */
export const FACT_PATTERNS: readonly FilterPattern[] = [
  requirement(
    'indoors',
    [
      `(?:it(?:['’]s| is) |when it(?:['’]s| is) )?(?:raining cats and dogs|bucketing down|pouring down|chucking it down|tipping it down)|(?:to |can |could |must |somewhere to |want to )?(?:we |i )?(?:stay|keep|remain)(?:ing)? (?:us |me |everyone |the kids |nice and |warm and )*dry|(?:out of|away from) the wet|(?:somewhere|something|anywhere) dry(?! (?:white|wine))`,
      `(?:when|if|in case|while|because) it(?:['’]s|s| is| starts)? (?:rain(?:s|ing|y)?|pour(?:s|ing)|wet)(?: outside| tomorrow| today)?`,
      `it(?:['’]s|s| is) (?:raining|pouring|rainy|wet outside)(?: outside)?`,
      '(?:for |on )?(?:an? )?(?:rainy|wet) (?:day|weather)s?|(?:for |on )?(?:an? )?rainy(?= (?:morning|afternoon|evening))',
      '(?:in|during|for) (?:the )?(?:rain|bad weather|wet weather)|bad[- ]weather(?: plan| option| alternative)?|out of the rain',
      '(?:somewhere |something |anything |things? )?indoors|indoor(?: activit(?:y|ies)| things?| options?| plans?)?(?!-? ?(?:pool|swimming|market|waterfall))',
      '(?:with a roof over (?:our|my|your) heads?|under (?:cover|a roof))',
    ],
    [
      `(?:auch )?(?:wenn|falls|weil|sollte) ${RAINS_DE}|${RAINS_DE}`,
      '(?:bei|im|fur|gegen|trotz) (?:schlechte[mns] wetter|schlechtwetter|regen(?:wetter)?|starkregen|dauerregen|sauwetter|schmuddelwetter)',
      '(?:an |fur )?(?:einem |einen )?(?:regentage?n?|regnerische[nmr]? tag(?:en)?|verregnete[nmr]? tag(?:en)?)|bei regnerischem wetter',
      '(?:regen|schlechtwetter)(?:programm|alternative)|regenfest(?:e[rsn]?)?|wetterunabhangig(?:e[rsn]?)?|wettergeschutzt(?:e[rsn]?)?',
      '(?:etwas |was )?drinnen|(?:im|ins) trocken(?:en|e)|unter (?:einem )?dach|uberdacht(?:e[rsn]?)?|indoor[- ]?(?:aktivitaten|programm)',
      `(?:bleib(?:en|t|e|st)? (?:(?:wir|ich|sie|man|alle|auch|dort|da|die kinder) )*trocken|bleib(?:en|t|e|st)? (?:wir|ich|sie|man|alle)(?= (?:in|im|am|auf|bei) (?:[a-z-]+ ){1,3}trocken(?![a-z]))|trocken (?:zu )?bleib(?:en|t|e|st)?|trockenen fusses|nicht nass (?:zu )?werden|ohne nass zu werden|wo (?:es|man) (?:auch )?trocken (?:ist|bleibt))|(?:es )?(?:schuttet|giesst|regnet) (?:es )?(?:aus|wie aus) (?:eimern|kubeln)|(?:regnet|giesst) (?:es )?in stromen`,
    ],
    [
      '(?:要是|如果|万一|遇到|碰上)?(?:外面|外头|明天|今天)?(?:正|正在|在)?(?:下|刮)(?:着|大|小|暴)?雨(?:天)?(?:的话|的时候|的日子|时|了)?(?:也(?:能|可以)(?:去|玩)?的?|不怕的?)?',
      '(?:阴?雨天|雨季)(?:也(?:能|可以)(?:去|玩)?的?)?|天气不(?:太)?好(?:的话|的时候|时)?|天(?:公)?不作美',
      '(?:在)?室内(?!乐|泳池|游泳|设计|音乐)(?:的)?(?:活动|项目)?|不(?:会|用|怕|想)?(?:被)?(?:雨淋|淋(?:到)?雨)的?|淋不(?:到|着)雨的?|(?:避|躲)雨的?|(?:不会|不想|别|不)(?:被)?淋湿的?|(?:瓢泼|倾盆)?大雨(?:天|时|的时候|的话)?(?!林)',
    ],
  ),
  requirement(
    'little-walking',
    [
      `(?:because |but |as |since )?${PERSON}?(?:can['’]?t|cannot|can not|couldn['’]?t|does ?n[o'’]t want to|do ?n[o'’]t want to|doesn['’]?t|don['’]?t|shouldn['’]?t) walk (?:very |too |that |so )?(?:far|much|a lot|long|well|long distances)`,
      '(?:with |only )?(?:very )?(?:little|hardly any|minimal|not (?:too |so |very )?much|not a lot of|barely any) walking|without (?:much |a lot of |any long |long )?walk(?:ing|s)',
      '(?:not (?:too )?far|short distances?) to walk|no long (?:walks?|distances?)',
      `${PERSON}?(?:has |have |with )?(?:trouble|difficulty|problems) walking|${PERSON}?(?:walks? )?with a (?:walking stick|cane|crutch(?:es)?)|on crutches`,
      '(?:easy|gentle) on (?:the|your|her|his|my|our|old) (?:legs|feet)|not (?:good|great|steady) on (?:her|his|their|my|our) (?:feet|legs)',
    ],
    [
      `(?:aber |weil |da |denn )?${PERSON_DE}?(?:kann|konnen|mochte|mochten|will|wollen|mag) (?:leider )?(?:nicht|nich|nur wenig|kaum|schlecht|nur schlecht) (?:mehr )?(?:so |sehr |allzu |zu )?(?:gut |weit |viel |lange? |weite strecken )?(?:laufen|gehen)(?: kann| konnen)?`,
      `${PERSON_DE}?(?:ist |sind )?(?:schlecht|nicht (?:so |sehr |mehr )?gut) zu fuss`,
      '(?:mit |moglichst )?(?:sehr )?(?:wenig(?:er)?|kaum|nicht (?:so |zu |allzu )?(?:viel|weit|lange?)) (?:zu )?(?:laufen|gehen|lauferei|fussweg(?:e|en)?|fussmarsch|zu fuss)(?: (?:mussen|muss))?',
      'ohne (?:viel(?:e)? |weite?[ns]? |lange?[sn]? |grosse?[ns]? )(?:zu )?(?:laufen|gehen|lauferei|fussmarsch(?:e)?|fusswege?|wege|strecken|spaziergange)(?: zu mussen)?|(?:ohne|keine) (?:langen?|weiten?) (?:fusswege|fussmarsche|wege|strecken)|kurze (?:fusswege|wege)',
    ],
    [
      `(?:(?:带|陪)?${RELATIVE_ZH}?(?:们)?)?${NOT_WALK_ZH}(?:怎么|太|多)?走(?:太多|太远|很多|很远|那么多|这么多|多少|多|远|长|点|些)?(?:的)?路(?:的)?`,
      `${RELATIVE_ZH}?(?:走路不(?:太)?方便|腿脚不(?:太)?(?:方便|灵便|利索|便|好)|腿不(?:太)?好|走不(?:了|动)(?:太|很|多)?(?:远|多|多少|长)?(?:的)?路?)的?`,
      '不(?:用|需要)怎么走(?:路)?的?|(?:走路|步行|走的?路)(?:要)?(?:比较)?(?:少|不多)(?:一点|点|一些|些)?的?',
    ],
  ),
  requirement(
    'few-steps',
    [
      '(?:without|no|not (?:too )?many|few|avoid(?:ing)?|with few) (?:too |so )?(?:many |a lot of |any |steep )?(?:stairs|steps|stair[- ]climbing)|without climbing (?:stairs|steps)',
      `(?:because |but )?${PERSON}?(?:can['’]?t|cannot|can not|doesn['’]?t|don['’]?t) (?:climb|do|manage|take) (?:many |the )?(?:stairs|steps)`,
      `${PERSON}?(?:has |have |with )?(?:an? )?(?:bad|sore|weak|new|dodgy) (?:knees?|hips?)|knee (?:problems|trouble|pain)`,
    ],
    [
      '(?:ohne|keine|kaum|wenige?|nicht (?:so |zu |allzu )?viele) (?:vielen? |steile[n]? )?(?:treppen(?:steigen|stufen)?|stufen)|ohne treppen zu steigen|ebenerdig(?:e[rsn]?)?',
      `(?:aber |weil )?${PERSON_DE}?(?:kann|konnen|will|wollen) (?:leider )?(?:keine|kaum|nicht (?:so |mehr )?(?:gut |viele )?|schlecht) ?(?:mehr )?(?:viele )?(?:treppen|stufen) (?:mehr )?(?:steigen|laufen|gehen|schaffen)`,
      '(?:mit )?(?:knieproblemen?|kniebeschwerden|knieschmerzen|(?:kaputte[nsm]?|schlechte[nsm]?|neue[nsm]?) (?:knien?|hufte[n]?))',
    ],
    [
      `${RELATIVE_ZH}?(?:不太?用|不太?要|不太?想|不必|无需|不需要|不能|不|别|少|没法)(?:去)?(?:爬|走|上)(?:太多|很多|那么多|高)?(?:的)?(?:楼梯?|台阶)的?|(?:没有?|无|很少有?|少)(?:楼梯|台阶)的?|(?:楼梯|台阶)(?:少|不多)(?:一点|点)?的?`,
      `${RELATIVE_ZH}?(?:爬|上)不(?:了|动)(?:楼梯|台阶|楼)的?|${RELATIVE_ZH}?(?:爬|上|走|上下)楼梯?(?:很|比较|有点|都)?(?:慢|吃力|困难|不便|不方便|费劲)的?|${RELATIVE_ZH}?膝盖(?:不(?:太)?好|疼|痛|有问题)`,
    ],
  ),
  requirement(
    'calm',
    [
      'not (?:too |so |very )?(?:strenuous|tiring|exhausting|demanding|physical|hard|active)|nothing (?:too )?(?:strenuous|tiring|exhausting|demanding|hard|active|wild)|(?:without|no|little) (?:much |great )?(?:effort|exertion)',
      '(?:(?:something|anything|somewhere) (?:nice and |really )?(?:quiet|calm|relaxed|easy-?going|gentle|peaceful)(?:(?:,| and) (?:quiet|calm|relaxed|gentle|easy))?|(?:quiet|calm)(?:,| and) (?:calm|quiet))',
      '(?:at an? |in an? )?(?:easy|slow|leisurely|gentle|relaxed|unhurried) pace|slow-paced|easy-?going|unhurried|leisurely|relaxed(?= (?:tour|trip|outing|day|morning|afternoon|evening|excursion|cruise))|calm(?= (?:tour|trip|outing|excursion|activit))',
      '(?:while )?(?:sitting(?: down)?|seated)(?! (?:dinner|meal|lunch))',
      '(?:suitable|good|ok(?:ay)?|nice|easy enough) for (?:seniors|the elderly|elderly (?:people|parents)|older people|pensioners)|senior-friendly',
    ],
    [
      '(?:etwas |was |nichts )?nicht (?:so |zu |sehr |allzu )?(?:anstrengend(?:e[rsnm]?)?|strapazios|sportlich)|nichts (?:zu |allzu )?(?:anstrengendes|wildes|sportliches)|ohne (?:grosse |viel )?anstrengung',
      '(?:etwas |was )(?:ganz )?(?:ruhiges|gemutliches|entspanntes|geruhsames)|(?:in |im )(?:ruhigem|gemutlichem|langsamem|entspanntem) tempo|ganz gemutlich|(?:ruhige|gemutliche|entspannte|geruhsame)[rsnm]?(?= (?:(?:stadt|hafen|insel|boots|schiffs|rund)?(?:tour|ausflug|rundfahrt|fahrt|runde|programm|rundgang|spaziergang)|bootsfahrt|schifffahrt))',
      '(?:alles )?im sitzen|sitzend',
      '(?:geeignet |passend |etwas |was )?fur (?:senioren|rentner|altere (?:leute|menschen|herrschaften))(?: geeignet| passend)?|seniorengerecht(?:e[rsnm]?)?',
    ],
    [
      '(?:不(?:太|会太|怎么|会|要太|用太)?|别太)(?:累|费力|费体力|耗体力|剧烈)(?:人)?的?|轻松(?:一点|点|些|悠闲|休闲|惬意)?的?(?!熊)|悠闲(?:一点|点)?的?|慢节奏的?|节奏(?:慢|轻松|舒缓)(?:一点|点)?的?',
      '(?<!乘)坐着(?:就能|就可以|就行|能)?(?:看|玩|游览?|逛|欣赏)?的?|安静(?:一点|点|些)的?|(?:适合|照顾)(?:老人家?|老年人|长辈|老爸老妈|爸妈|父母)的?',
    ],
  ),
  requirement(
    'at-pier',
    [
      '(?:that )?(?:starts?|starting|begins?|beginning|leaves?|leaving|departs?|departing|meets? us|meeting|picks? us up|picked up|pick-?up|collected) (?:right |directly |straight )?(?:at|from|by) (?:the |our )?(?:cruise )?(?:pier|port|quay|dock|ship|gangway|terminal|cruise terminal)(?! wine)',
      '(?:near|close to|close by|next to|right by|beside|by|around|not far from|(?:with)?in (?:easy )?walking distance (?:of|from)|walking distance from|walkable from|(?:on foot|a short walk) from|(?:minutes|steps) from) (?:where )?(?:the |our )?(?:cruise )?(?:port|pier|quay|dock|ship|terminal|gangway)(?:(?<=ship) (?:docks|is|lies))?(?! wine)|near (?:the |our )?(?:cruise )?harbou?r(?! (?:bridge|tour|cruise))|straight (?:off|from) the (?:ship|gangway|boat)|(?:when|after|once) (?:we|i) (?:get off|come off) the (?:ship|boat)',
    ],
    [
      '(?:beginnt|startet|start|treffpunkt|abfahrt|abholung|los|losgehen|los geht es) (?:direkt |gleich )?(?:am|vom|ab|beim) (?:(?:dem|unserem) )?(?:kreuzfahrt|schiffs|cruise-?)?(?:kai|hafen|pier|anleger|terminal|schiff)|direkt (?:am|vom|ab) (?:kreuzfahrt|schiffs)?(?:kai|hafen|pier|anleger|terminal|schiff)',
      '(?:am|vom|ab|beim) (?:kreuzfahrt|cruise-?)(?:kai|hafen|pier|terminal|anleger)(?: aus)?|(?:nahe|nah|dicht|gleich|unweit) (?:am|beim|vom|des|dem) (?:kreuzfahrt)?(?:hafens?|terminals?|kais?|piers?|anlegers?|schiffs?)|in (?:der nahe (?:vom|des) (?:kreuzfahrt)?(?:hafens?|terminals?|schiffs?)|hafennahe)|(?:zu fuss|fusslaufig) (?:vom|ab|von unserem) (?:kreuzfahrt)?(?:schiff|hafen|terminal)(?: aus)?(?: (?:erreichbar|zu erreichen))?|(?:vom|ab|von unserem) (?:kreuzfahrt)?(?:schiff|hafen|terminal)(?: aus)? (?:zu fuss|fusslaufig)(?: (?:erreichbar|zu erreichen))?|wo (?:unser|das) schiff (?:anlegt|liegt)|hafennah(?:e[rsn]?)?',
    ],
    [
      '(?:从|在)?邮轮(?:码头|港口?|中心)(?:附近|旁边?|边上|周边|出发|集合|上车|接)的?|(?:从|在)码头(?:出发|集合|上车|附近)的?|(?<![\\p{sc=Han}])码头(?:附近|旁边?|周边|出发|集合)的?',
      '(?:离|靠近|距离?)(?:邮轮)?(?:码头|港口|船)(?:很|比较|不)?(?:近|远)?的?|(?:港口|海港|下船的?地方)(?:附近|旁边?|周边|边上|出发|集合|步行|走路)(?:可?到|能到|就到)?的?|下(?:了)?(?:邮轮|游轮|船)(?:就能|后?(?:直接)?)(?:步行|走路)(?:可?到|去|玩)?的?|(?:邮轮|游轮|船)(?:停靠|靠岸|靠港)(?:的?(?:地方|码头|港口))?(?:附近|旁边?|周边)的?',
    ],
  ),
  // The rest of the German word stays: the engine finds trips for children.
  age(
    2,
    '(?:(?:with|for) )?(?:an? |our |my |two )?toddlers?|klein(?=kind(?:er|ern)?(?![a-z]))|学步(?:儿|的孩子)',
  ),
  age(
    1,
    '(?:(?:with|for) )(?:an? |our |my )?(?:baby|babies|infants?)|mit (?:(?:einem |unserem |meinem )?(?:baby|saugling)|babys)|(?:带着?)?(?:婴儿|小宝宝)(?!车|推车)',
  ),
];

function requirement(name: Requirement, en: string[], de: string[], zh: string[]): FilterPattern {
  const words = [...en, ...de].join('|');
  return {
    pattern: patternOf(`(?<![a-z])(?:${words})(?![a-z])|${zh.join('|')}`),
    read: () => ({ kind: 'requirement', requirement: name }),
  };
}

function age(years: number, words: string): FilterPattern {
  return { pattern: patternOf(`(?<![a-z])(?:${words})`), read: () => ({ kind: 'ages', ages: [years] }) };
}
