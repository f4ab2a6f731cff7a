/** What people call countries beside their names in the languages of the gazetteer, by ISO code. */
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
