/** A line of GeoNames: https://download.geonames.org/export/dump/readme.txt */
type GeoName = {
  readonly name: string;
  readonly ascii: string;
  readonly alternatives: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  readonly feature: string;
  readonly country: string;
  readonly population: number;
};

/** A line of `travelled-cities.txt`. */
type TravelledCity = {
  readonly country: string;
  readonly en: string;
  readonly de: string;
  readonly zh: string;
  readonly others: readonly string[];
};

const MIN_POPULATION = 100_000;
/** Parts of cities, and places that no longer exist. */
const NO_CITY = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

/**
 * The lines of `world-cities.tsv`: the cities of 100,000 people, all capitals, and the travelled ones, in the order of
 * their importance. `notFound` are travelled cities that GeoNames does not have under their English name.
 */
export function citiesOf(geoNames: string, travelled: string): { lines: string[]; notFound: string[] } {
  const places = geoNames.split('\n').flatMap((line) => geoNameOf(line) ?? []);
  const byName = groupByName(places);
  const lines: string[] = [];
  const notFound: string[] = [];
  const taken = new Set<GeoName>();
  for (const city of travelled.split('\n').flatMap((line) => travelledCityOf(line) ?? [])) {
    const place = bestOf(byName, city);
    if (!place) notFound.push(`${city.country} ${city.en}`);
    if (!place || taken.has(place)) continue;
    taken.add(place);
    lines.push(lineOf(place, city));
  }
  const others = places
    .filter((place) => !taken.has(place) && isImportant(place))
    .sort((one, other) => other.population - one.population);
  return { lines: [...lines, ...others.map((place) => lineOf(place, undefined))], notFound };
}

function geoNameOf(line: string): GeoName | undefined {
  const fields = line.split('\t');
  const [, name = '', ascii = '', alternatives = '', latitude, longitude, , feature = '', country = ''] =
    fields;
  if (name === '') return undefined;
  return {
    ...{ name, ascii, feature, country },
    alternatives: alternatives.split(',').filter(Boolean),
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(fields[14]),
  };
}

function travelledCityOf(line: string): TravelledCity | undefined {
  const { country, names } = /^(?<country>[A-Z]{2}) (?<names>.+)$/.exec(line)?.groups ?? {};
  if (!country || !names) return undefined;
  const [en = '', de = '', zh = '', others = ''] = names.split('|');
  return { country, en, de: de || en, zh, others: others.split(',').filter(Boolean) };
}

/** Administrative regions of China are countries in GeoNames. */
const COUNTRIES_WITHIN: Readonly<Record<string, readonly string[]>> = { CN: ['CN', 'HK', 'MO'] };

function groupByName(places: readonly GeoName[]): Map<string, GeoName[]> {
  const byName = new Map<string, GeoName[]>();
  for (const place of places)
    for (const name of new Set([place.name, place.ascii, ...place.alternatives])) {
      const key = `${place.country} ${name}`;
      byName.set(key, [...(byName.get(key) ?? []), place]);
    }
  return byName;
}

/** The largest place of this name that is no part of another one; a place whose main name it is comes first. */
function bestOf(byName: ReadonlyMap<string, readonly GeoName[]>, city: TravelledCity): GeoName | undefined {
  const { country, en, de, others } = city;
  const names = [...new Set([en, en.replaceAll('’', "'"), de, ...others])];
  const countries = COUNTRIES_WITHIN[country] ?? [country];
  for (const name of names) {
    const found = countries.flatMap((one) => byName.get(`${one} ${name}`) ?? []);
    const whole = found.filter(({ feature }) => !NO_CITY.has(feature));
    const isMain = (place: GeoName) => place.name === name || place.ascii === name;
    const [best] = (whole.length > 0 ? whole : found).toSorted(
      (one, other) => other.population - one.population || Number(isMain(other)) - Number(isMain(one)),
    );
    if (best) return best;
  }
  return undefined;
}

function isImportant({ feature, population }: GeoName): boolean {
  return feature === 'PPLC' || (population >= MIN_POPULATION && !NO_CITY.has(feature));
}

const COUNTRY_OF_REGION: Readonly<Record<string, string>> = { HK: 'CN', MO: 'CN' };

/**
 * Country, latitude, longitude, a star if it is travelled to, English, German and Chinese name, and other names. The German
 * name is empty if it is the English one.
 */
function lineOf(place: GeoName, travelled: TravelledCity | undefined): string {
  const { name, country, latitude, longitude, ascii } = place;
  const chinese = chineseNamesOf(place);
  const en = travelled?.en ?? name;
  const de = travelled && travelled.de !== en ? travelled.de : '';
  const zh = travelled?.zh.replace(/（.*）/, '') ?? chinese[0] ?? '';
  const own = [name, ascii, ...(travelled?.others ?? []), ...chinese];
  const others = [...new Set(own)].filter((one) => one && ![en, de, zh].includes(one));
  return [
    COUNTRY_OF_REGION[country] ?? country,
    latitude.toFixed(2),
    longitude.toFixed(2),
    travelled ? '*' : '',
    ...[en, de, zh, others.join('|')],
  ].join('\t');
}

const isHan = (text: string) => /^\p{sc=Han}{2,}$/u.test(text);
const SIMPLIFIED = simplifiedCharacters();
const UNIT = /(?<=..)(?:市|县|区|州府)$/u;
/** In names that write a dialect by sound. */
const DIALECT = /[孛嘅乜]/u;

/** Names in simplified characters, the shortest form of each. Traditional and Japanese ones have other characters. */
function chineseNamesOf({ alternatives }: GeoName): string[] {
  const names = alternatives.filter(
    (one) => isHan(one) && !DIALECT.test(one) && [...one].every((glyph) => SIMPLIFIED.has(glyph)),
  );
  return [...new Set(names.map((one) => one.replace(UNIT, '')))];
}

/** The characters of the standard GB 2312, which are the simplified ones. */
function simplifiedCharacters(): Set<string> {
  const decoder = new TextDecoder('gbk');
  const characters = new Set<string>();
  for (let row = 0xb0; row <= 0xf7; row++)
    for (let cell = 0xa1; cell <= 0xfe; cell++) characters.add(decoder.decode(Uint8Array.of(row, cell)));
  return characters;
}
