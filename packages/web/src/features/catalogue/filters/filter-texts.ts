import type { DayPart, Requirement } from '@ashore/core/contract/values/list.ts';
import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
import type { DaysAndParty } from '@ashore/core/contract/values/trip-days.ts';
import { numberFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { dayRangeText } from '@ashore/core/time/format-date.ts';
import { useText } from '../../../i18n/texts.ts';
import { durationRangeText } from '../../../i18n/trip-texts.ts';
import { usePage } from '../../../page/use-page.ts';
import type { ListQuery } from '../list/list-query.ts';
import type { LoadedList } from '../list/load-list.ts';
import type { ChosenFilter } from './chosen-filters.ts';

type Names = Pick<LoadedList, 'interests' | 'languages' | 'places' | 'offeredFilters'>;

/** Names of filters in the language of the page: in their group, as a chip and in a sentence. */
export function useFilterTexts({ interests, languages, places, offeredFilters }: Names) {
  const t = useText();
  const { locale, currency } = usePage();
  const { intl } = localeTable[locale];
  const formatPrice = (amount: number) =>
    numberFormat(intl, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);

  const words = {
    money: formatPrice,
    stars: (least: number) => numberFormat(intl).format(least),
    duration: (word: string) => durationRangeText(word, t),
    place: (slug: string) => places.find(({ id }) => id === slug)?.name ?? slug,
    age: (age: number) => (age === 0 ? t('filters.allAges') : t('filters.fromAge', { age })),
    interest: (id: string) => interests[id] ?? id,
    language: (tag: string) => languages.find(({ id }) => id === tag)?.name ?? tag,
    timeOfDay: (part: DayPart) => t(`filters.${part}`),
    requirement: (requirement: Requirement) => t(`requirements.${requirement}`),
    type: (type: ProductType) => t(`kinds.${type}`),
    days: ({ from, to, party }: DaysAndParty) => {
      const days = dayRangeText({ from, to }, intl);
      return party === 1
        ? days
        : t('filters.daysFor', { days, people: t('filters.people', { count: party }) });
    },
    /** In the currency of the page, even if the price was chosen in another one. */
    price: () => {
      const { from, to } = offeredFilters.price;
      if (from !== null && to !== null)
        return t('filters.between', { from: formatPrice(from), to: formatPrice(to) });
      return from === null
        ? t('filters.upTo', { to: formatPrice(to ?? 0) })
        : t('filters.from', { from: formatPrice(from) });
    },
  };

  function chosenText(
    { part, value }: Pick<ChosenFilter, 'part' | 'value'>,
    { days, rating }: ListQuery,
  ): string {
    if (part === 'days') return days ? words.days(days) : '';
    if (part === 'price') return words.price();
    if (part === 'rating') return t('filters.leastStars', { stars: words.stars(rating ?? Number(value)) });
    if (part === 'age') return words.age(Number(value));
    if (part === 'freeCancellation' || part === 'instant') return t(`filters.${part}`);
    return wordOf(part, value);
  }

  function wordOf(
    part: 'place' | 'type' | 'interest' | 'language' | 'timeOfDay' | 'requirement' | 'duration',
    value: string,
  ): string {
    return words[part](value as never);
  }

  return { ...words, chosen: chosenText };
}
