/**
 * For the search-quality test only: cities that the demonstration data neither contains nor mentions. The right answer to each of them is an
 * empty one.
 */
export const CITIES_NOT_OFFERED: readonly string[] = [
  ...'Cologne Köln Dortmund Stuttgart Frankfurt Leipzig Bologna Bremen Zagreb Valencia'.split(' '),
  ...'Lyon Krakau Warschau Turin Boston Chicago Melbourne Hanoi Delhi Cairo Lima'.split(' '),
  ...'Montreal Seattle Phuket Ibiza Teneriffa Nürnberg Hannover Belfast Rostov'.split(' '),
  ...'Quito Dallas Houston Atlanta Auckland Perth Tunis Zadar'.split(' '),
  // Frankfurt, Geneva, Chicago, Melbourne, Houston, Seattle, Kuala Lumpur.
  ...'法兰克福 日内瓦 芝加哥 墨尔本 休斯顿 西雅图 吉隆坡'.split(' '),
];
