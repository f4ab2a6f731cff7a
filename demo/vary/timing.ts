import { priceBy } from './price-by.ts';
import type { Aspect, Trait } from './trait.ts';

const TROPIC_OF_CANCER = 23.44;

/** Part of the year. */
export const seasons: Aspect = [
  seasonTrait('spring', ['03-01', '05-31'], ['im Frühling', '春季团'], {
    en: 'Dates are in spring only, before the heat and the crowds.',
    de: 'Termine gibt es nur im Frühling, bevor es heiß und voll wird.',
    'zh-Hans': '只在春季开团，避开暑热和人潮。',
  }),
  seasonTrait('summer', ['06-01', '08-31'], ['im Sommer', '夏季团'], {
    en: 'Dates are in summer only, when the evenings are longest.',
    de: 'Termine gibt es nur im Sommer, wenn die Abende am längsten sind.',
    'zh-Hans': '只在夏季开团，傍晚的天光最长。',
  }),
  seasonTrait('autumn', ['09-01', '11-30'], ['im Herbst', '秋季团'], {
    en: 'Dates are in autumn only, when the light is low and the crowds have gone.',
    de: 'Termine gibt es nur im Herbst, wenn das Licht tief steht und die Stadt wieder Zeit hat.',
    'zh-Hans': '只在秋季开团，光线柔和，城市也清静下来。',
  }),
  seasonTrait('winter', ['12-01', '02-29'], ['im Winter', '冬季团'], {
    en: 'Dates are in winter only, when the place belongs to those who live here.',
    de: 'Termine gibt es nur im Winter, wenn der Ort denen gehört, die hier leben.',
    'zh-Hans': '只在冬季开团，这时的城市属于本地人。',
  }),
];

/** Days of the week. */
export const weekdays: Aspect = [
  onDays('weekdays', ['mon', 'tue', 'wed', 'thu', 'fri'], 90, {
    name: { en: 'Monday to Friday', de: 'montags bis freitags', 'zh-Hans': '工作日' },
    sentence: {
      en: 'From Monday to Friday it’s quieter and costs a little less.',
      de: 'Von Montag bis Freitag ist mehr Platz, und es kostet etwas weniger.',
      'zh-Hans': '周一至周五人少一些，价格也略低。',
    },
  }),
  onDays('weekend', ['sat', 'sun'], 110, {
    name: { en: 'at the weekend', de: 'am Wochenende', 'zh-Hans': '周末' },
    sentence: {
      en: 'Dates are on Saturdays and Sundays, for those who work during the week.',
      de: 'Termine gibt es samstags und sonntags, für alle, die unter der Woche arbeiten.',
      'zh-Hans': '安排在周六和周日，适合平日要上班的人。',
    },
  }),
];

/** Pace of the trip. */
export const pace: Aspect = [
  {
    id: 'unhurried',
    name: { en: 'unhurried', de: 'mit viel Zeit', 'zh-Hans': '慢行版' },
    sentence: {
      en: 'It takes a quarter longer than usual, so that there is time to sit down.',
      de: 'Eingeplant ist ein Viertel mehr Zeit als üblich, damit man sich auch einmal setzen kann.',
      'zh-Hans': '比平常多留出四分之一的时间，可以坐下来慢慢看。',
    },
    fits: ({ durationMinutes, type, shares = [] }) =>
      durationMinutes !== null &&
      durationMinutes <= 480 &&
      type !== 'shows' &&
      type !== 'transfers' &&
      shares.length === 0,
    change: (product) => ({
      ...priceBy(product, 115),
      durationMinutes: Math.ceil(((product.durationMinutes ?? 0) * 1.25) / 15) * 15,
    }),
  },
];

function seasonTrait(
  id: string,
  [from, to]: readonly [string, string],
  [german, chinese]: readonly [string, string],
  sentence: Trait['sentence'],
): Trait {
  return {
    id,
    name: { en: `in ${id}`, de: german, 'zh-Hans': chinese },
    sentence,
    // The months and the texts are those of the north. The texts of a trip with special times, days or prices in part of
    // the year describe the whole year. Such a trip does not fit.
    fits: (product, latitude) =>
      latitude > TROPIC_OF_CANCER &&
      product.season === null &&
      !product.alsoRuns &&
      !product.exceptions &&
      !product.priceSeasons,
    change: () => ({ season: { from, to } }),
  };
}

type TraitDays = Parameters<Trait['fits']>[0]['days'];

function onDays(
  id: string,
  wanted: TraitDays,
  percent: number,
  words: Pick<Trait, 'name' | 'sentence'>,
): Trait {
  return {
    id,
    ...words,
    fits: ({ days, alsoRuns, exceptions, priceSeasons }) =>
      !alsoRuns &&
      !exceptions &&
      !priceSeasons &&
      wanted.every((day) => days.includes(day)) &&
      days.length > wanted.length,
    change: (product) => ({ ...priceBy(product, percent), days: wanted }),
  };
}
