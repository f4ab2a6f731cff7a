import type { ConceptId } from './concepts.ts';

/** A word that says of which kind something is: "Indian", "wooden", 川剧. */
export type Qualifier = {
  /** Words of a text that is about it, folded; of Chinese two characters each. */
  readonly words: readonly string[];
  /** The English name of the country in which everything is of this kind. */
  readonly country?: string;
};

/** English word, German stem, Chinese words, and the country. */
const NATIONS = `
  chinese chinesisch 中式,中餐,中国 china
  indian indisch 印度 india
  thai thailandisch 泰式,泰国 thailand
  japanese japanisch 日式,日本,和式 japan
  korean koreanisch 韩式,韩国 south-korea
  vietnamese vietnamesisch 越南 vietnam
  indonesian indonesisch 印尼 indonesia
  balinese balinesisch 巴厘 indonesia
  persian persisch 波斯 iran
  lebanese libanesisch 黎巴嫩 lebanon
  turkish turkisch 土耳其 turkey
  moroccan marokkanisch 摩洛哥 morocco
  egyptian agyptisch 埃及 egypt
  ethiopian athiopisch 埃塞俄比亚 ethiopia
  greek griechisch 希腊 greece
  italian italienisch 意式,意大利 italy
  french franzosisch 法式,法国 france
  spanish spanisch 西班牙 spain
  portuguese portugiesisch 葡式,葡萄牙 portugal
  mexican mexikanisch 墨西哥 mexico
  brazilian brasilianisch 巴西 brazil
  argentinian argentinisch 阿根廷 argentina
  peruvian peruanisch 秘鲁 peru
  cuban kubanisch 古巴 cuba
  jamaican jamaikanisch 牙买加 jamaica
  russian russisch 俄式,俄罗斯 russia
  ukrainian ukrainisch 乌克兰 ukraine
  georgian georgisch 格鲁吉亚 georgia
  polish polnisch 波兰 poland
  hungarian ungarisch 匈牙利 hungary
  swedish schwedisch 瑞典 sweden
  danish danisch 丹麦 denmark
  dutch hollandisch 荷兰 netherlands
  belgian belgisch 比利时 belgium
  bavarian bayerisch 巴伐利亚 germany
  hawaiian hawaiianisch 夏威夷 hawaii`;

const MATERIALS = 'wooden holzern 木制,木船';

const GERMAN_ENDINGS = ['', 'e', 'er', 'es', 'en', 'em'];

function qualifiersIn(table: string): [word: string, Qualifier][] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', german = '', chinese = '', country] = line.trim().split(' ');
      const forms = GERMAN_ENDINGS.map((ending) => german + ending);
      const words = [english, ...forms, ...chinese.split(',').filter((word) => word.length === 2)];
      const qualifier = { words, ...(country && { country: country.replace('-', ' ') }) };
      return [english, ...forms, ...chinese.split(',')].map((word): [string, Qualifier] => [word, qualifier]);
    });
}

/** What a word before the name of a thing says of its kind. */
export const QUALIFIERS: ReadonlyMap<string, Qualifier> = new Map([
  ...qualifiersIn(NATIONS),
  ...qualifiersIn(MATERIALS),
]);

const chineseOpera: Qualifier = {
  words: [
    'chinese',
    ...GERMAN_ENDINGS.map((ending) => `chinesisch${ending}`),
    '京剧',
    '川剧',
    '粤剧',
    '昆曲',
    '戏曲',
  ],
  country: 'china',
};
const pekingOpera: Qualifier = { words: ['pekingoper', 'peking', '京剧', '京戏'] };
const sichuanOpera: Qualifier = { words: ['sichuan', 'sichuanoper', '川剧', '变脸'] };

/** Terms that name a kind of what their concept is. They are the keys of folded terms. */
export const QUALIFIED_TERMS: ReadonlyMap<string, Qualifier> = new Map([
  ['chinese opera', chineseOpera],
  ['chinesische oper', chineseOpera],
  ['戏曲', chineseOpera],
  ['看戏曲', chineseOpera],
  ['听戏', chineseOpera],
  ...['peking opera', 'peking oper', 'pekingoper', '京剧', '看京剧', '京戏'].map(
    (term): [string, Qualifier] => [term, pekingOpera],
  ),
  ['川剧', sichuanOpera],
  ['变脸', sichuanOpera],
  ['粤剧', { words: ['粤剧'] }],
  ['昆曲', { words: ['昆曲'] }],
  ['评弹', { words: ['评弹'] }],
  ['芭蕾', { words: ['ballet', 'ballett', '芭蕾'] }],
  ['ballet', { words: ['ballet', 'ballett', '芭蕾'] }],
  ['ballett', { words: ['ballet', 'ballett', '芭蕾'] }],
]);

/** Concepts of which there are kinds. Before others the words name a language or a people: "Spanish walking tour". */
export const HAS_KINDS: ReadonlySet<string> = new Set<ConceptId>([
  ...([
    'food-tour',
    'street-food',
    'cooking-class',
    'dinner',
    'lunch',
    'breakfast-brunch',
    'baking',
  ] as const),
  ...([
    'cheese',
    'chocolate-sweets',
    'seafood',
    'tapas',
    'wine-tasting',
    'beer-brewery',
    'spirits-whisky',
  ] as const),
  ...([
    'coffee',
    'tea',
    'opera',
    'concert-classical',
    'live-music',
    'dance',
    'puppets',
    'martial-arts',
  ] as const),
  ...([
    'crafts-workshop',
    'painting-class',
    'pottery-tiles',
    'costume',
    'spa-wellness',
    'sauna-hammam',
  ] as const),
  ...(['garden-park', 'boat-trip', 'sailing', 'rowing', 'church', 'temple'] as const),
]);
