/** A word with two meanings, and the terms in which it can only have the meaning of the lexicon. */
export type Homograph = { readonly means: string; readonly safeIn: readonly string[] };

/**
 * Words that are never a term by themselves, because travellers would see results that they did not search
 * for.
 */
export const NEVER_ALONE: Readonly<Record<string, Homograph>> = {
  bach: { means: 'the composer; a brook in German', safeIn: ['bach concert', '巴赫'] },
  bad: { means: 'no good; a bath in German', safeIn: ['Thermalbad', 'Schwimmbad', 'bad weather'] },
  band: { means: 'musicians; a ribbon in German', safeIn: ['live music', 'Livemusik'] },
  bar: { means: 'a pub; cash in German', safeIn: ['bars', 'rooftop bar', 'Cocktailbar', 'Weinbar'] },
  bath: { means: 'hot water; a town', safeIn: ['thermal bath', 'public bath', 'turkish bath'] },
  bay: { means: 'of the sea; in half of the names on a coast', safeIn: ['bioluminescent bay', 'Bucht'] },
  bergen: { means: 'a city; mountains in German', safeIn: ['in den Bergen'] },
  dome: { means: 'a cupola; cathedrals in German', safeIn: ['Dom', 'Kathedralen'] },
  falls: { means: 'waterfalls; to fall; "if" in German', safeIn: ['waterfalls', 'falls es regnet'] },
  fort: { means: 'a castle; "away" in German', safeIn: ['forts', 'fortress', 'Festung'] },
  gig: { means: 'a concert; the airport of Rio', safeIn: ['gigs', 'concert'] },
  kind: { means: 'friendly, or a sort; a child in German', safeIn: ['mit Kind', 'Kinder', 'kid friendly'] },
  mauer: { means: 'the one of Berlin; any wall', safeIn: ['Stadtmauer'] },
  most: { means: 'more than others; cider in German', safeIn: ['Apfelwein'] },
  nice: { means: 'pleasant; a city in France', safeIn: [] },
  paar: { means: 'two lovers; "some" in German', safeIn: ['als Paar', 'Paare', 'Pärchen'] },
  reading: { means: 'with a book; a town', safeIn: ['reading aloud'] },
  roman: { means: 'of Rome; a novel in German', safeIn: ['roman ruins', 'romans'] },
  sagen: { means: 'legends in German; to say', safeIn: ['Legenden', 'Sagenabend'] },
  santa: { means: 'who brings presents; a saint of any church', safeIn: ['santa claus'] },
  schoner: { means: 'a ship; "more beautiful" in German, spelt as it is looked up', safeIn: ['Zweimaster'] },
  see: { means: 'with eyes; a lake in German', safeIn: ['see whales', 'am See', 'Bergsee'] },
  seen: { means: 'with eyes; lakes in German', safeIn: ['Bergseen', 'Seenlandschaft'] },
  split: { means: 'in two; a city in Croatia', safeIn: [] },
  tag: { means: 'a label; a day in German', safeIn: ['einen ganzen Tag', 'halber Tag'] },
  ton: { means: 'a weight; clay in German', safeIn: ['mit Ton arbeiten'] },
  书: { means: 'books; half of all learning', safeIn: ['书店', '图书馆'] },
  山: { means: 'mountains; half of all names', safeIn: ['爬山', '高山', '雪山', '大山'] },
  花: { means: 'flowers; to spend; Paris', safeIn: ['赏花', '看花', '花园', '花海'] },
  群岛: { means: 'islands; the end of a country’s name', safeIn: ['群岛游', '游群岛', '群岛一日游'] },
  葡萄: { means: 'grapes; the beginning of Portugal', safeIn: ['葡萄酒', '葡萄园', '采葡萄'] },
  酒: { means: 'anything with alcohol', safeIn: ['喝酒', '品酒', '红酒'] },
};

/**
 * Terms that are also names, with the places they name. A query for such a term finds the place and the
 * concept.
 */
export const ALSO_NAMES: Readonly<Record<string, string>> = {
  island: 'Iceland in German',
  'royal palace': 'sights of Madrid and Stockholm',
  konigspalast: 'the one of Madrid',
  'bell tower': 'sights of Dubrovnik and Xi’an',
  glockenturm: 'the one of Xi’an',
  钟楼: 'the one of Xi’an',
  'botanischer garten': 'the one of Singapore',
};

/**
 * Terms that mean another concept as well where the query names a place. A traveller who types "cruise naples" may have
 * a ship that calls there.
 */
export const ALSO_MEANS_AT_A_PLACE: Readonly<Record<string, string>> = {
  cruise: 'shore-excursion',
  cruises: 'shore-excursion',
};

/**
 * Terms of one Chinese character. They count only where they stand alone, because inside other words they are
 * parts of those words.
 */
export const ONE_CHARACTER_TERMS: readonly string[] = [...'鲸猴湖雪票庙寺吃茶鬼'];
