import { BED_TYPES } from '@ashore/core/hotels/beds.ts';
import { BOARDS } from '@ashore/core/hotels/board.ts';
import { starsOfRating } from '@ashore/core/hotels/rating.ts';
import type { TextOf } from '../../../i18n/texts.ts';
import type { OfferedFilters } from './hotel-calls.ts';
import { type HotelQuery, toggled } from './hotel-query.ts';

type FilterOption = { readonly value: string; readonly label: string; readonly count: number };

/** The options of a group, in the order of the server. */
export function optionsOf(offered: OfferedFilters, name: string): readonly FilterOption[] {
  const group = offered.find((candidate) => candidate.name === name);
  return group && 'options' in group ? group.options : [];
}

/** Lowest and highest price of a stay in the list. */
export function priceBounds(offered: OfferedFilters): { min: number; max: number } | undefined {
  const group = offered.find(({ name }) => name === 'price');
  return group && 'min' in group ? group : undefined;
}

/** The name of the sight that distances are measured to; undefined if the place has none. */
export function sightName(query: HotelQuery, offered: OfferedFilters): string | undefined {
  const sights = optionsOf(offered, 'sight');
  return (sights.find(({ value }) => value === query.sight) ?? sights[0])?.label;
}

type QuickChoice = {
  readonly id: string;
  readonly text: string;
  readonly isChosen: boolean;
  /** The filters after a press. */
  readonly next: HotelQuery;
};

/** Amenities that travellers filter by first. */
const QUICK_AMENITIES: ReadonlySet<string> = new Set([
  'pool',
  'outdoor-pool',
  'indoor-pool',
  'rooftop-pool',
  'spa',
]);

/** What travellers filter by most, each with one press. A choice without hotels is left out unless it is chosen. */
export function quickChoices(
  { query, offered }: { readonly query: HotelQuery; readonly offered: OfferedFilters },
  t: TextOf,
): QuickChoice[] {
  const stars = optionsOf(offered, 'stars').map((option): [FilterOption, QuickChoice] => {
    const number = starsOfRating(Number(option.value));
    const next = { ...query, stars: toggled(query.stars, number) };
    return [
      option,
      { id: `stars ${number}`, text: option.label, isChosen: query.stars.includes(number), next },
    ];
  });
  const hasAnyPool = optionsOf(offered, 'amenities').some(
    ({ value, count }) => value === 'pool' && count > 0,
  );
  const amenities = optionsOf(offered, 'amenities')
    .filter(({ value }) => QUICK_AMENITIES.has(value))
    // Any pool is one choice; which one is a matter for all filters.
    .filter(({ value }) => !hasAnyPool || !value.endsWith('-pool') || query.amenities.includes(value))
    .map((option): [FilterOption, QuickChoice] => {
      const next = { ...query, amenities: toggled(query.amenities, option.value) };
      return [
        option,
        { id: option.value, text: option.label, isChosen: query.amenities.includes(option.value), next },
      ];
    });
  const boards = optionsOf(offered, 'board').flatMap((option): [FilterOption, QuickChoice][] => {
    const board = BOARDS.find((candidate) => candidate === option.value);
    if (board !== 'breakfast') return [];
    const next = { ...query, boards: toggled(query.boards, board) };
    return [[option, { id: board, text: option.label, isChosen: query.boards.includes(board), next }]];
  });
  const beds = optionsOf(offered, 'bed').flatMap((option): [FilterOption, QuickChoice][] => {
    const bed = BED_TYPES.find((type) => type === option.value);
    if (bed === undefined) return [];
    const isChosen = query.bed === bed;
    const next = { ...query, bed: isChosen ? undefined : bed };
    return [[option, { id: `bed ${bed}`, text: option.label, isChosen, next }]];
  });
  const free = optionsOf(offered, 'freeCancellation').map((option): [FilterOption, QuickChoice] => [
    option,
    {
      id: 'freeCancellation',
      text: t('hotels.freeCancellation'),
      isChosen: query.freeCancellation,
      next: { ...query, freeCancellation: !query.freeCancellation },
    },
  ]);
  const atHotel = optionsOf(offered, 'payAtHotel').map((option): [FilterOption, QuickChoice] => [
    option,
    {
      id: 'payAtHotel',
      text: option.label,
      isChosen: query.payAtHotel,
      next: { ...query, payAtHotel: !query.payAtHotel },
    },
  ]);
  return [...stars, ...beds, ...amenities, ...boards, ...free, ...atHotel]
    .filter(([{ count }, { isChosen }]) => count > 0 || isChosen)
    .map(([, choice]) => choice);
}
