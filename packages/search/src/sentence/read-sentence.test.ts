import { localDate } from '@ashore/core/time/local-date-time.ts';
import { describe, expect, test } from 'vitest';
import { readSentence } from './read-sentence.ts';

/** A Monday. */
const today = localDate('2026-11-30');
const filtersOf = (query: string) => readSentence(query, today).filters.map(({ filter }) => filter);
const restOf = (query: string) => readSentence(query, today).rest;

describe('Prices', () => {
  test.each(['two thousand five hundred euros', 'boat trip under two hundred and fifty euros'])(
    'Of a sum that is not read as a whole no part is taken: %s',
    (query) => {
      expect(filtersOf(query)).toEqual([]);
    },
  );

  test.each([
    ['wine tasting in Porto under 70 euros', { to: 70, currency: 'EUR' }, 'wine tasting in Porto'],
    ['Weinprobe in Porto bis 50 Euro', { to: 50, currency: 'EUR' }, 'Weinprobe in Porto'],
    ['波尔图品酒300块以内', { to: 300, currency: 'CNY' }, '波尔图品酒'],
    ['boat trip for less than $40 per person', { to: 40, currency: 'USD' }, 'boat trip'],
    ['Fado ohne mehr als 50 Euro auszugeben', { to: 50, currency: 'EUR' }, 'Fado'],
    ['fado without spending more than 50 euros', { to: 50, currency: 'EUR' }, 'fado'],
    ['nicht teurer als 1.200 CHF', { to: 1_200, currency: 'CHF' }, ''],
    ['between 20 and 50 euros cooking class', { from: 20, to: 50, currency: 'EUR' }, 'cooking class'],
    ['tour 20-50€', { from: 20, to: 50, currency: 'EUR' }, 'tour'],
    ['museums under 25', { to: 25 }, 'museums'],
    ['预算两百欧元 佛罗伦萨', { to: 200, currency: 'EUR' }, '佛罗伦萨'],
    ['不超过三百五十元的温泉', { to: 350, currency: 'CNY' }, '的温泉'],
    ['dinner cruise over £80', { from: 80, currency: 'GBP' }, 'dinner cruise'],
    ['Weinprobe mit einem Budget von 80 Euro', { to: 80, currency: 'EUR' }, 'Weinprobe'],
    ['Weinprobe um die 50 Euro', { to: 50, currency: 'EUR' }, 'Weinprobe'],
    ['Weinprobe bis max. 50,- Euro die Person', { to: 50, currency: 'EUR' }, 'Weinprobe'],
    ['Weinprobe, darf 80 Euro kosten', { to: 80, currency: 'EUR' }, 'Weinprobe'],
    ['Weinprobe nicht teurer als 80', { to: 80 }, 'Weinprobe'],
    ['Weinprobe bis 100', { to: 100 }, 'Weinprobe'],
    ['Weinprobe, keine 40 Euro', { to: 40, currency: 'EUR' }, 'Weinprobe'],
    ['sailing under 1000 euros', { to: 1_000, currency: 'EUR' }, 'sailing'],
    ['大阪预算1000元以内', { to: 1_000, currency: 'CNY' }, '大阪'],
    ['3000人民币以下 包船', { to: 3_000, currency: 'CNY' }, '包船'],
    ['2000元以上', { from: 2_000, currency: 'CNY' }, ''],
    ['不低于800元', { from: 800, currency: 'CNY' }, ''],
    ['1.5万以内', { to: 15_000 }, ''],
    ['1千元以下', { to: 1_000, currency: 'CNY' }, ''],
    ['巴黎预算500左右', { to: 500 }, '巴黎'],
    ['每人不要超过600元', { to: 600, currency: 'CNY' }, ''],
    ['每人200到300元', { from: 200, to: 300, currency: 'CNY' }, ''],
    ['200～300块', { from: 200, to: 300, currency: 'CNY' }, ''],
    ['两三百块', { from: 200, to: 300, currency: 'CNY' }, ''],
    ['首尔5万韩元以内', { to: 50_000, currency: 'KRW' }, '首尔'],
    ['1000泰铢以内', { to: 1_000, currency: 'THB' }, ''],
    ['1000新台币以内', { to: 1_000, currency: 'TWD' }, ''],
    ['500港纸封顶', { to: 500, currency: 'HKD' }, ''],
    ['北京看京剧，400块以内', { to: 400, currency: 'CNY' }, '北京看京剧'],
    ['东京，50欧以下', { to: 50, currency: 'EUR' }, '东京'],
    ['威尼斯，预算每人50欧', { to: 50, currency: 'EUR' }, '威尼斯'],
    ['里斯本帆船，一个人80欧', { to: 80, currency: 'EUR' }, '里斯本帆船'],
    ['每人80欧以下的帆船', { to: 80, currency: 'EUR' }, '的帆船'],
    ['罗马，人均80', { to: 80 }, '罗马'],
    ['罗马，人均消费80欧', { to: 80, currency: 'EUR' }, '罗马'],
    ['罗马预算80欧', { to: 80, currency: 'EUR' }, '罗马'],
    ['罗马美食，80欧一个人', { to: 80, currency: 'EUR' }, '罗马美食'],
    ['罗马美食，每个人不超过80欧', { to: 80, currency: 'EUR' }, '罗马美食'],
    ['伦敦，30镑以内', { to: 30, currency: 'GBP' }, '伦敦'],
    ['伦敦，30英镑/人', { to: 30, currency: 'GBP' }, '伦敦'],
    ['纽约，50刀每人', { to: 50, currency: 'USD' }, '纽约'],
    ['纽约，一个人50美金', { to: 50, currency: 'USD' }, '纽约'],
    ['东京，8000日元以内', { to: 8_000, currency: 'JPY' }, '东京'],
    ['巴黎，300块一位', { to: 300, currency: 'CNY' }, '巴黎'],
    ['walking tour, 50 quid, tops', { to: 50, currency: 'GBP' }, 'walking tour'],
    ['首尔，500块人民币以内', { to: 500, currency: 'CNY' }, '首尔'],
    ['Ghent with 25 euros in hand', { to: 25, currency: 'EUR' }, 'Ghent with in hand'],
    ['Ich hätte da noch 35 Euro', { to: 35, currency: 'EUR' }, 'Ich hätte da noch'],
    ['200块人民币够不够', { to: 200, currency: 'CNY' }, '不够'],
    ['a walk, forty-five euros tops', { to: 45, currency: 'EUR' }, 'a walk'],
    ['Weinprobe für fünfundzwanzig Euro', { to: 25, currency: 'EUR' }, 'Weinprobe'],
    ['two hundred dollars at most', { to: 200, currency: 'USD' }, ''],
    ['mehr als 45 Euro wollen wir nicht ausgeben', { to: 45, currency: 'EUR' }, 'wollen wir nicht ausgeben'],
    ["more than 60 pounds I can't do", { to: 60, currency: 'GBP' }, "I can't do"],
  ])('%s', (query, bounds, rest) => {
    expect(filtersOf(query)).toEqual([{ kind: 'price', isForAll: false, ...bounds }]);
    expect(restOf(query)).toBe(rest);
  });

  test('An amount for everyone together is not the price of one', () => {
    expect(filtersOf('sailing under 300 euros in total')).toEqual([
      { kind: 'price', to: 300, currency: 'EUR', isForAll: true },
    ]);
    expect(filtersOf('一共800元以内 上海')).toMatchObject([{ to: 800, isForAll: true }]);
    for (const words of ['insgesamt höchstens 200 Euro', 'bis 200 Euro für uns beide', 'bis 200 Euro gesamt'])
      expect(filtersOf(words)).toMatchObject([{ to: 200, isForAll: true }]);
    expect(filtersOf('bis 200 Euro für zwei')).toMatchObject([
      { to: 200, isForAll: true },
      { travellers: 2 },
    ]);
  });

  test('Limits that contradict each other are both read', () => {
    for (const query of ['kayak under 50, over 80', 'kayak over 80, under 50', 'kayak under 50 but over 80'])
      expect(
        filtersOf(query)
          .map((filter) => ('to' in filter ? filter.to : -1))
          .toSorted(),
      ).toEqual([-1, 50]);
    expect(filtersOf('a walk for people over 80')).toEqual([]);
  });

  test.each([
    '一块去',
    'about 60 dollars',
    'a walk for twenty people',
    'the hundred towers',
    'twenty minutes',
  ])('“%s” names no price', (query) => {
    expect(filtersOf(query).filter(({ kind }) => kind === 'price')).toEqual([]);
  });

  test('A number of minutes is no price', () => {
    expect(filtersOf('under 50 minutes')).toEqual([{ kind: 'duration', to: 50 }]);
  });

  test('An age of children is no price', () => {
    expect(filtersOf('Kajak für Kinder unter 6')).toEqual([]);
  });
});

test.each([
  "we don't speak Italian",
  '我爸妈不懂英语',
  'in a Thai cooking class',
  'a husky ride',
  'dog sledding',
])('“%s” asks for no language and brings no dog', (query) => {
  expect(filtersOf(query)).toEqual([]);
});

describe('Days', () => {
  test.each([
    ['tomorrow', '2026-12-01', '2026-12-01'],
    ['übermorgen', '2026-12-02', '2026-12-02'],
    ['nächsten Samstag', '2026-12-05', '2026-12-05'],
    ['周末', '2026-12-05', '2026-12-06'],
    ['next weekend', '2026-12-12', '2026-12-13'],
    ['下周三', '2026-12-09', '2026-12-09'],
    ['周五', '2026-12-04', '2026-12-04'],
    ['am 12. Dezember', '2026-12-12', '2026-12-12'],
    ['in May', '2027-05-01', '2027-05-31'],
    ['from 12 to 15 December', '2026-12-12', '2026-12-15'],
    ['12月12日到15日', '2026-12-12', '2026-12-15'],
    ['三天后', '2026-12-03', '2026-12-03'],
    ['nächste Woche', '2026-12-07', '2026-12-13'],
    ['in der nächsten Woche', '2026-12-07', '2026-12-13'],
    ['nächste Woche Dienstag', '2026-12-08', '2026-12-08'],
    ['am Dienstag nächster Woche', '2026-12-08', '2026-12-08'],
    ['am kommenden Samstag', '2026-12-05', '2026-12-05'],
    ['an diesem Wochenende', '2026-12-05', '2026-12-06'],
    ['kommendes Wochenende', '2026-12-05', '2026-12-06'],
    ['am nächsten Wochenende', '2026-12-12', '2026-12-13'],
    ['in zwei Wochen', '2026-12-14', '2026-12-20'],
    ['im nächsten Monat', '2026-12-01', '2026-12-31'],
    ['diesen Monat', '2026-11-30', '2026-11-30'],
    ['Anfang Dezember', '2026-12-01', '2026-12-10'],
    ['Mitte Mai 2027', '2027-05-11', '2027-05-20'],
    ['Ende Februar', '2027-02-21', '2027-02-28'],
    ['vom 12. bis zum 15.12.', '2026-12-12', '2026-12-15'],
    ['28.12.-3.1.', '2026-12-28', '2027-01-03'],
    ['zwischen dem 12. und dem 15. Dezember', '2026-12-12', '2026-12-15'],
    ['am Freitag, den 4. Dezember', '2026-12-04', '2026-12-04'],
    ['Fr 4.12.', '2026-12-04', '2026-12-04'],
    ['大后天', '2026-12-03', '2026-12-03'],
    ['下下周', '2026-12-14', '2026-12-20'],
    ['下下周六', '2026-12-19', '2026-12-19'],
    ['下下周末', '2026-12-19', '2026-12-20'],
    ['本月', '2026-11-30', '2026-11-30'],
    ['十二月二十四日', '2026-12-24', '2026-12-24'],
    ['十二月', '2026-12-01', '2026-12-31'],
    ['一月份', '2027-01-01', '2027-01-31'],
    ['明年12月', '2027-12-01', '2027-12-31'],
    ['12月初', '2026-12-01', '2026-12-10'],
    ['12月中旬', '2026-12-11', '2026-12-20'],
    ['12月底', '2026-12-21', '2026-12-31'],
    ['12月12号到12月15号', '2026-12-12', '2026-12-15'],
    ['12月30日至1月2日', '2026-12-30', '2027-01-02'],
    ['24号', '2026-12-24', '2026-12-24'],
    ['圣诞节期间', '2026-12-24', '2026-12-25'],
    ['平安夜当天', '2026-12-24', '2026-12-24'],
    ['元旦假期', '2027-01-01', '2027-01-01'],
    ['五一黄金周', '2027-05-01', '2027-05-05'],
    ['国庆长假', '2027-10-01', '2027-10-07'],
    ['十一期间', '2027-10-01', '2027-10-07'],
    ['24号到26号', '2026-12-24', '2026-12-26'],
    ['März', '2027-03-01', '2027-03-31'],
    ['Dezember 2027', '2027-12-01', '2027-12-31'],
    ['über Weihnachten', '2026-12-24', '2026-12-26'],
    ['am ersten Weihnachtstag', '2026-12-25', '2026-12-25'],
    ['am 2. Weihnachtsfeiertag', '2026-12-26', '2026-12-26'],
    ['on Christmas Day', '2026-12-25', '2026-12-25'],
    ['on Boxing Day', '2026-12-26', '2026-12-26'],
    ['an Silvester', '2026-12-31', '2026-12-31'],
    ['zu Neujahr', '2027-01-01', '2027-01-01'],
  ])('%s', (words, from, to) => {
    expect(filtersOf(`kayak ${words}`)).toEqual([{ kind: 'days', from, to }]);
    expect(restOf(`kayak ${words}`)).toBe('kayak');
  });

  test('A number of a pier or a line and the beginning of a name are no days', () => {
    for (const query of [
      '1号码头',
      '地铁10号线',
      '五月天',
      '上海三日游',
      '柏林圣诞市集',
      '跨年烟花',
      '二十一在',
    ])
      expect(filtersOf(query)).toEqual([]);
    expect(restOf('12月底特律')).toBe('底特律');
    expect(restOf('圣诞节去柏林')).toBe('去柏林');
  });

  test('“May” and “4.5 stars” are no days', () => {
    expect(filtersOf('may I bring my camera')).toEqual([]);
    expect(filtersOf('tours with 4.5 stars')).toEqual([]);
    expect(filtersOf('Chiang Mai')).toEqual([]);
    expect(filtersOf('Silvester-Gala und Weihnachten im Zoo')).toEqual([]);
  });
});

describe('Times of the day', () => {
  test.each([
    ['tomorrow morning', ['timeOfDay', 'days']],
    ['morgen früh', ['days', 'timeOfDay']],
    ['am Morgen', ['timeOfDay']],
    ['morgen Abend', ['days', 'timeOfDay']],
    ['heute Nachmittag', ['days', 'timeOfDay']],
    ['明天早上', ['days', 'timeOfDay']],
    ['今晚', ['timeOfDay', 'days']],
    ['am Samstagabend', ['days', 'timeOfDay']],
    ['Samstag früh', ['days', 'timeOfDay']],
    ['sonntags ganz früh', ['days', 'timeOfDay']],
    ['heute Mittag', ['days', 'timeOfDay']],
    ['am Vormittag', ['timeOfDay']],
    ['in der Früh', ['timeOfDay']],
    ['am frühen Abend', ['timeOfDay']],
    ['nachts', ['timeOfDay']],
    ['明早', ['timeOfDay', 'days']],
    ['一大早', ['timeOfDay']],
    ['凌晨4点', ['timeOfDay']],
    ['in the evening or at night', ['timeOfDay']],
    ['in the morning or afternoon', ['timeOfDay', 'timeOfDay']],
    ['abends oder nachts', ['timeOfDay']],
    ['晚上或夜里', ['timeOfDay']],
    ['晚上8:30出发', ['timeOfDay']],
    ['晚间', ['timeOfDay']],
  ])('%s', (words, kinds) => {
    const read = filtersOf(`kayak ${words}`);
    expect(read.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
    expect(restOf(`kayak ${words}`)).toBe('kayak');
  });
});

test.each([
  ['um 10 Uhr', 'morning'],
  ['gegen 14:30 Uhr', 'afternoon'],
  ['zwischen 10 und 12 Uhr', 'morning'],
  ['Sonntagmittag', 'afternoon'],
])('“%s” is a part of the day', (words, part) => {
  expect(filtersOf(`Kajak ${words}`)).toContainEqual({ kind: 'timeOfDay', part });
});

test.each(['at the crack of dawn', 'before breakfast', 'vor Sonnenaufgang', '天还没亮'])(
  '“%s” is the morning, and is looked for as well',
  (words) => {
    expect(filtersOf(`kayak ${words}`)).toEqual([{ kind: 'timeOfDay', part: 'morning' }]);
    expect(restOf(`kayak ${words}`)).toBe(`kayak ${words}`);
  },
);

test('An afternoon tea and a night zoo are no times of the day', () => {
  for (const query of ['伦敦下午茶', '新加坡夜间动物园', '明天早餐'])
    expect(filtersOf(query).filter(({ kind }) => kind === 'timeOfDay')).toEqual([]);
});

describe('Durations', () => {
  test.each([
    ['half a day', { from: 150, to: 330 }],
    ['nicht länger als 3 Stunden', { to: 180 }],
    ['at most two hours', { to: 120 }],
    ['we only have 4 hours', { to: 240 }],
    ['两小时以内', { to: 120 }],
    ['半天', { from: 150, to: 330 }],
    ['ganztägig', { from: 330, to: 1_440 }],
    ['2 to 4 hours', { from: 120, to: 240 }],
    ['a 3-hour', { from: 150, to: 210 }],
    ['mindestens 5 Stunden', { from: 300 }],
    ['1.5 hours', { from: 60, to: 120 }],
    ['zweistündige', { from: 90, to: 150 }],
    ['anderthalb Stunden', { from: 60, to: 120 }],
    ['zweieinhalb Stunden', { from: 120, to: 180 }],
    ['eine halbe Stunde', { from: 15, to: 45 }],
    ['um die drei Stunden', { from: 150, to: 210 }],
    ['wir haben 4 Stunden Zeit', { to: 240 }],
    ['an hour and a half', { from: 60, to: 120 }],
    ['two hours to kill', { to: 120 }],
    ['wir haben noch genau ein Stündchen', { to: 60 }],
    ['就剩两个小时了', { to: 120 }],
    ['Halbtagestour', { from: 150, to: 330 }],
    ['Halbtagesausflug', { from: 150, to: 330 }],
    ['ganztags', { from: 330, to: 1_440 }],
    ['Ganztagesausflug', { from: 330, to: 1_440 }],
    ['不要超过4小时', { to: 240 }],
    ['不到3小时', { to: 180 }],
    ['不少于2小时', { from: 120 }],
    ['两个半小时', { from: 120, to: 180 }],
    ['一小时半', { from: 60, to: 120 }],
    ['半小时', { from: 15, to: 45 }],
    ['两三个小时', { from: 120, to: 180 }],
    ['2~3小时', { from: 120, to: 180 }],
    ['不超过半天', { to: 330 }],
    ['半天以内', { to: 330 }],
    ['大半天', { from: 150, to: 330 }],
    ['半日游', { from: 150, to: 330 }],
    ['玩一天', { from: 330, to: 1_440 }],
    ['一天来回', { from: 330, to: 1_440 }],
    ['not too long', { to: 180 }],
    ['that isn’t too long', { to: 180 }],
    ['nothing too long', { to: 180 }],
    ['nicht zu lang', { to: 180 }],
    ['aber nicht so lange', { to: 180 }],
    ['别太久', { to: 180 }],
    ['时间不要太长', { to: 180 }],
  ])('%s', (words, minutes) => {
    expect(filtersOf(`kayak ${words}`)).toEqual([{ kind: 'duration', ...minutes }]);
  });
});

describe('Travellers', () => {
  test.each([
    ['2 adults and 2 children (3 and 7)', { kind: 'party', travellers: 4, ages: [3, 7] }],
    ['six friends', { kind: 'party', travellers: 6, ages: [] }],
    ['zu viert', { kind: 'party', travellers: 4, ages: [] }],
    ['6个人', { kind: 'party', travellers: 6, ages: [] }],
    ['两大一小', { kind: 'party', travellers: 3, ages: [] }],
    ['一家三口', { kind: 'party', travellers: 3, ages: [] }],
    ['with kids 3 and 7', { kind: 'ages', ages: [3, 7] }],
    ['mit Kindern, 4 und 9 Jahre', { kind: 'ages', ages: [4, 9] }],
    ['with a 5-year-old', { kind: 'ages', ages: [5] }],
    ['带3岁孩子', { kind: 'ages', ages: [3] }],
    ['meinem 6-jährigen Sohn', { kind: 'ages', ages: [6] }],
    ['mit sechsjähriger Tochter', { kind: 'ages', ages: [6] }],
    ['mit 4- und 7-jährigen Kindern', { kind: 'ages', ages: [4, 7] }],
    ['mit Kindern von 4 und 9 Jahren', { kind: 'ages', ages: [4, 9] }],
    ['für Kinder ab 6 Jahren', { kind: 'ages', ages: [6] }],
    ['unsere Tochter ist 8', { kind: 'ages', ages: [8] }],
    ['für eine Familie mit zwei Kindern (5 und 8)', { kind: 'party', travellers: 4, ages: [5, 8] }],
    ['2 Erwachsene und ein 6-jähriges Kind', { kind: 'party', travellers: 3, ages: [6] }],
    ['vierköpfige Familie', { kind: 'party', travellers: 4, ages: [] }],
    ['Gruppe mit 8 Leuten', { kind: 'party', travellers: 8, ages: [] }],
    ['mit 3 Freundinnen', { kind: 'party', travellers: 4, ages: [] }],
    ['für uns beide', { kind: 'party', travellers: 2, ages: [] }],
    ['für ein Paar', { kind: 'party', travellers: 2, ages: [] }],
    ['4 Pers.', { kind: 'party', travellers: 4, ages: [] }],
    ['zu zehnt', { kind: 'party', travellers: 10, ages: [] }],
    ['max. 8 Teilnehmer', { kind: 'requirement', requirement: 'small-group' }],
    ['höchstens acht Leute', { kind: 'requirement', requirement: 'small-group' }],
    ['2位成人1位儿童', { kind: 'party', travellers: 3, ages: [] }],
    ['俩大人带一个娃', { kind: 'party', travellers: 3, ages: [] }],
    ['两大一小（5岁）', { kind: 'party', travellers: 3, ages: [5] }],
    ['一家5口人', { kind: 'party', travellers: 5, ages: [] }],
    ['四口之家', { kind: 'party', travellers: 4, ages: [] }],
    ['夫妻俩', { kind: 'party', travellers: 2, ages: [] }],
    ['我们一共6人', { kind: 'party', travellers: 6, ages: [] }],
    ['6岁和9岁的孩子', { kind: 'ages', ages: [6, 9] }],
    ['带一个六岁的孩子', { kind: 'ages', ages: [6] }],
    ['女儿十二岁', { kind: 'ages', ages: [12] }],
  ])('%s', (words, filter) => {
    expect(filtersOf(`kayak ${words}`)).toEqual([filter]);
  });

  test('“We are a family of four” is four travellers', () => {
    expect(filtersOf('we are a family of four')).toEqual([{ kind: 'party', travellers: 4, ages: [] }]);
  });

  test('The day after a number of children is not their age', () => {
    for (const query of ['2个大人1个小孩12月5日', '2 adults 1 child 5 December'])
      expect(filtersOf(query)).toEqual([
        { kind: 'party', travellers: 3, ages: [] },
        { kind: 'days', from: '2026-12-05', to: '2026-12-05' },
      ]);
  });

  test('The size of a group is not who comes along', () => {
    for (const query of ['最多12人', '不超过12人', '7人座']) expect(filtersOf(query)).toEqual([]);
  });

  test('The age of a grown-up limits nothing', () => {
    expect(filtersOf('walk with my 80 year old mother')).toEqual([]);
    expect(filtersOf('带七十岁老人')).toEqual([]);
  });

  test('A hundred years are no age, a day after children is none, and a few hours are no couple', () => {
    expect(filtersOf('100 Jahre alte Straßenbahn')).toEqual([]);
    expect(filtersOf('2 Erwachsene und 2 Kinder, 12. Dezember')).toMatchObject([
      { kind: 'party', travellers: 4, ages: [] },
      { kind: 'days', from: '2026-12-12' },
    ]);
    expect(filtersOf('für ein paar Stunden ans Meer')).toEqual([]);
  });
});

describe('Guides, booking and comfort', () => {
  test.each([
    ['tour in English at noon', { kind: 'guideLanguage', language: 'en' }],
    ['tour in German', { kind: 'guideLanguage', language: 'de' }],
    ['Stadtführung auf Deutsch', { kind: 'guideLanguage', language: 'de' }],
    ['deutschsprachige Führung Rom', { kind: 'guideLanguage', language: 'de' }],
    ['罗马 中文导游', { kind: 'guideLanguage', language: 'zh' }],
    ['with a French-speaking guide', { kind: 'guideLanguage', language: 'fr' }],
    ['boat trip with free cancellation', { kind: 'freeCancellation' }],
    ['kostenlos stornierbar', { kind: 'freeCancellation' }],
    ['可以免费取消', { kind: 'freeCancellation' }],
    ['instant confirmation', { kind: 'instant' }],
    ['step-free museum tour', { kind: 'requirement', requirement: 'wheelchair' }],
    ['mit Kinderwagen', { kind: 'requirement', requirement: 'stroller' }],
    ['vegan food tour', { kind: 'requirement', requirement: 'vegan' }],
    ['in a small group', { kind: 'requirement', requirement: 'small-group' }],
    ['private boat', { kind: 'requirement', requirement: 'private' }],
    ['带狗', { kind: 'requirement', requirement: 'dogs' }],
    ['a boat to ourselves', { kind: 'requirement', requirement: 'private' }],
    ['ohne fremde Leute', { kind: 'requirement', requirement: 'private' }],
    ['不和别人一起', { kind: 'requirement', requirement: 'private' }],
    ['our old dog is coming too', { kind: 'requirement', requirement: 'dogs' }],
    ['two humans and one spaniel', { kind: 'requirement', requirement: 'dogs' }],
    ['der Pudel muss mit', { kind: 'requirement', requirement: 'dogs' }],
    ['我家金毛也去', { kind: 'requirement', requirement: 'dogs' }],
    ['my aunt speaks nothing but Greek', { kind: 'guideLanguage', language: 'el' }],
    ['they only understand Finnish', { kind: 'guideLanguage', language: 'fi' }],
    ['Opa versteht leider nur Polnisch', { kind: 'guideLanguage', language: 'pl' }],
    ['weil sie nur Türkisch spricht', { kind: 'guideLanguage', language: 'tr' }],
    ['奶奶只听得懂普通话', { kind: 'guideLanguage', language: 'zh' }],
    ['walking tour in Czech', { kind: 'guideLanguage', language: 'cs' }],
    ['Stadtrundgang in deutscher Sprache', { kind: 'guideLanguage', language: 'de' }],
    ['deutsche Stadtführung', { kind: 'guideLanguage', language: 'de' }],
    ['mit deutscher Stadtführerin', { kind: 'guideLanguage', language: 'de' }],
    ['Deutsch sprechender Guide', { kind: 'guideLanguage', language: 'de' }],
    ['Guide, der Deutsch spricht', { kind: 'guideLanguage', language: 'de' }],
    ['Führung deutsch', { kind: 'guideLanguage', language: 'de' }],
    ['kostenlos stornieren', { kind: 'freeCancellation' }],
    ['bis 24 Stunden vorher kostenlos stornierbar', { kind: 'freeCancellation' }],
    ['ohne Stornokosten', { kind: 'freeCancellation' }],
    ['sofortige Buchungsbestätigung', { kind: 'instant' }],
    ['behindertengerecht', { kind: 'requirement', requirement: 'wheelchair' }],
    ['für Rollstühle geeignet', { kind: 'requirement', requirement: 'wheelchair' }],
    ['keine Treppen', { kind: 'requirement', requirement: 'few-steps' }],
    ['kinderwagenfreundlich', { kind: 'requirement', requirement: 'stroller' }],
    ['mit unseren zwei kleinen Hunden', { kind: 'requirement', requirement: 'dogs' }],
    ['Darf der Hund', { kind: 'requirement', requirement: 'dogs' }],
    ['Hunde willkommen', { kind: 'requirement', requirement: 'dogs' }],
    ['wenige Teilnehmer', { kind: 'requirement', requirement: 'small-group' }],
    ['privat mit Auto', { kind: 'requirement', requirement: 'private' }],
    ['private Stadtführung', { kind: 'requirement', requirement: 'private' }],
    ['ohne Fleisch', { kind: 'requirement', requirement: 'vegetarian' }],
    ['für Veganerinnen', { kind: 'requirement', requirement: 'vegan' }],
    ['国语导游', { kind: 'guideLanguage', language: 'zh' }],
    ['英文导览', { kind: 'guideLanguage', language: 'en' }],
    ['会中文的导游', { kind: 'guideLanguage', language: 'zh' }],
    ['有没有中文讲解', { kind: 'guideLanguage', language: 'zh' }],
    ['朱诺，最好有中文', { kind: 'guideLanguage', language: 'zh' }],
    ['有中文的吗', { kind: 'guideLanguage', language: 'zh' }],
    ['中文领队', { kind: 'guideLanguage', language: 'zh' }],
    ['随时取消', { kind: 'freeCancellation' }],
    ['支持退改', { kind: 'freeCancellation' }],
    ['可退', { kind: 'freeCancellation' }],
    ['秒确认', { kind: 'instant' }],
    ['轮椅可进', { kind: 'requirement', requirement: 'wheelchair' }],
    ['不要爬楼梯', { kind: 'requirement', requirement: 'few-steps' }],
    ['没台阶', { kind: 'requirement', requirement: 'few-steps' }],
    ['可推婴儿车', { kind: 'requirement', requirement: 'stroller' }],
    ['能带小狗', { kind: 'requirement', requirement: 'dogs' }],
    ['宠物可入内', { kind: 'requirement', requirement: 'dogs' }],
    ['6人小团', { kind: 'requirement', requirement: 'small-group' }],
    ['人不要多', { kind: 'requirement', requirement: 'small-group' }],
    ['人少一点', { kind: 'requirement', requirement: 'small-group' }],
    ['只要我们自己一家的团', { kind: 'requirement', requirement: 'private' }],
    ['不想拼团', { kind: 'requirement', requirement: 'private' }],
    ['素食者', { kind: 'requirement', requirement: 'vegetarian' }],
    ['纯素食', { kind: 'requirement', requirement: 'vegan' }],
  ])('%s', (query, filter) => {
    expect(filtersOf(query)).toEqual([filter]);
  });

  test('What cannot be cancelled, a refund of tax, quiet hours and a menu are no such wishes', () => {
    for (const query of ['不可取消', '可退税', '人少的时候', '有中文菜单'])
      expect(filtersOf(query)).toEqual([]);
  });

  test('A language is only meant where a guide can speak it', () => {
    expect(filtersOf('cooking class in French Quarter')).toEqual([]);
    expect(filtersOf('German beer tasting')).toEqual([]);
    expect(filtersOf('Spanische Treppe und Englischer Garten')).toEqual([]);
    expect(filtersOf('Führung Spanische Hofreitschule')).toEqual([]);
  });

  test('“Nicht stornierbar” does not ask for free cancellation', () => {
    expect(filtersOf('auch nicht stornierbar')).toEqual([]);
  });
});

test('Chinese words around a wish are read with it', () => {
  for (const query of [
    '带婴儿车',
    '坐轮椅',
    '能带狗狗',
    '素食者',
    '轮椅友好',
    '严格素食',
    '能取消的',
    '上午10点',
  ])
    expect([query, restOf(query)]).toEqual([query, '']);
});

test('Removing a filter leaves the query without its words', () => {
  const { filters, rest } = readSentence('Wine tasting in Porto, tomorrow evening, under 70 euros', today);
  expect(filters.map(({ words, without }) => [words, without])).toEqual([
    ['tomorrow', 'Wine tasting in Porto, evening, under 70 euros'],
    ['evening', 'Wine tasting in Porto, tomorrow, under 70 euros'],
    ['under 70 euros', 'Wine tasting in Porto, tomorrow evening'],
  ]);
  expect(rest).toBe('Wine tasting in Porto');
});

test('Words that only led to a filter go with it', () => {
  expect(restOf('Hotel in Rom, im Mai')).toBe('Hotel in Rom');
  expect(restOf('Kajak in Porto am Samstag')).toBe('Kajak in Porto');
  expect(restOf('A boat in Porto for about two hours')).toBe('A boat in Porto');
  expect(restOf('Kajak in, Samstag')).toBe('Kajak');
});

test.each([
  'seven hours in port',
  '7 hours ashore',
  'sieben Stunden im Hafen',
  '7 Stunden Landgang',
  '靠港7小时',
  '停靠时间7个小时',
])('The time that a ship leaves is the most that a trip may take: %s', (words) => {
  expect(filtersOf(words)).toEqual([{ kind: 'duration', to: 420 }]);
});

test('“Short” limits the duration only beside a word for a trip', () => {
  expect(filtersOf('short boat trip in Porto')).toEqual([{ kind: 'duration', to: 180 }]);
  expect(filtersOf('kurze Hafenrundfahrt')).toEqual([{ kind: 'duration', to: 180 }]);
  expect(filtersOf('short film museum')).toEqual([]);
  expect(filtersOf('it should not be too long a walk')).toEqual([]);
});

test('A sentence without filters stays as it is', () => {
  for (const query of ['Alhambra', 'things to do in Lisbon', '京都 茶道', 'Tuk-Tuk durch die Alfama'])
    expect(readSentence(query, today)).toEqual({ filters: [], rest: query });
});

describe('Meals as times of the day', () => {
  test.each([
    ['boat trip in Lisbon after lunch', 'afternoon'],
    ['castle before lunch', 'morning'],
    ['a walk after dinner', 'evening'],
    ['Weinprobe nach dem Mittagessen', 'afternoon'],
    ['Stadtführung nach dem Frühstück', 'morning'],
    ['Hafenrundfahrt nach dem Abendessen', 'evening'],
    ['吃完午饭以后坐船', 'afternoon'],
    ['晚饭后散步', 'evening'],
    ['午餐前参观城堡', 'morning'],
  ])('%s', (query, part) => {
    expect(filtersOf(query)).toEqual([{ kind: 'timeOfDay', part }]);
  });

  test.each(['lunch in Rome', 'dinner cruise', 'Mittagessen in Rom', '午餐', '晚餐游船'])(
    '%s is no time',
    (query) => {
      expect(filtersOf(query)).toEqual([]);
    },
  );
});

test('A wish for food stays beside a diet', () => {
  for (const query of [
    'vegetarian food tour',
    'vegan food tours',
    'vegetarian food walk',
    'vegan food market',
  ])
    expect(restOf(query), query).toMatch(/^food /);
  expect(restOf('vegetarian food in Rome')).toBe('in Rome');
  expect(restOf('vegan food')).toBe('');
});
