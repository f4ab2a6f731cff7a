import type { Coordinates } from '@ashore/core/cruises/distance.ts';

/** A place that a traveller may name. */
export type GazetteerPlace = {
  readonly id: string;
  readonly kind: 'country' | 'state' | 'city' | 'port' | 'sight';
  /** Names in every language, the usual ones first, then other names that people use. */
  readonly names: readonly string[];
  /** ID of the place that contains this one. */
  readonly parent: string | null;
  /** From 0 to 1. Of two places with the same name, the more popular one is more likely meant. */
  readonly popularity: number;
  /** Where the place is, if that is known. */
  readonly position?: Coordinates | undefined;
};

export type Gazetteer = readonly GazetteerPlace[];

/**
 * Whether the place is a country, city or state. A traveller who types its name means it, while the name of a
 * sight may be an ordinary word.
 */
export function isMajorPlace({ kind }: GazetteerPlace): boolean {
  return kind === 'country' || kind === 'city' || kind === 'state';
}

/** Further names of a country that travellers use, besides its names in our three languages. Keyed by ISO code. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Emirates', 'United Arab Emirates', 'VAE', 'Emirate', '阿联酋'],
  AU: ['Down Under', '澳洲'],
  BR: ['Brasil'],
  CH: ['Suisse', 'Svizzera'],
  CN: ['PRC', 'VR China', '中国大陆'],
  CZ: ['Czechia', 'Czech Republic', 'Tschechien', 'Tschechische Republik'],
  DE: ['Deutschland'],
  ES: ['España'],
  GB: ['UK', 'Great Britain', 'Britain', 'England', 'Großbritannien', 'Vereinigtes Königreich', '英国'],
  GR: ['Hellas'],
  HR: ['Hrvatska'],
  IE: ['Republic of Ireland', 'Eire'],
  IT: ['Italia'],
  JP: ['Nippon'],
  KR: ['Korea', 'South Korea', 'Südkorea', '韩国', '南韩'],
  MA: ['Maroc'],
  MX: ['México'],
  NL: ['Holland', 'The Netherlands', '尼德兰'],
  NO: ['Norge'],
  NZ: ['Aotearoa', '纽西兰'],
  PT: ['Portugal'],
  SE: ['Sverige'],
  TR: ['Türkiye', 'Turkiye', 'Turkey'],
  US: [
    'USA',
    'U.S.',
    'U.S.A.',
    'United States',
    'America',
    'Vereinigte Staaten',
    'Amerika',
    '美国',
    '美利坚',
  ],
};

export function otherNamesOfCountry(code: string): readonly string[] {
  return OTHER_NAMES[code] ?? [];
}
