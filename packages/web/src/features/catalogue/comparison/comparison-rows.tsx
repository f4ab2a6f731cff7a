import type { ComparedTour } from '@ashore/core/contract/compare.ts';
import { DAY_PARTS, type DayPart } from '@ashore/core/contract/values/list.ts';
import { displayNames, listFormat, sideBySide } from '@ashore/core/locale/intl.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import { EVENING, localTime, NOON, partOfDay } from '@ashore/core/time/local-date-time.ts';
import type { TextOf } from '../../../i18n/texts.ts';
import {
  factTexts,
  inclusionLines,
  lineOptionsText,
  optionDurationsText,
  startsText,
} from '../../../i18n/trip-texts.ts';
import { type ComparedFact, type ComparisonRow, fillRows } from '../../../ui/comparison/comparison-rows.ts';
import { TourRating } from '../cards/card-parts.tsx';
import type { Comparison } from './comparison-address.ts';
import { BestMark, CancellationCell, DayCell, dayRowLabel, PriceCell } from './comparison-cells.tsx';

export type RowsInput = {
  readonly tours: readonly ComparedTour[];
  readonly comparison: Comparison;
  readonly locale: Locale;
  /** The current year. */
  readonly year: number;
  readonly t: TextOf;
};

type RowDefinition = ComparedFact<ComparedTour>;

/** Rows of the comparison, in the order in which travellers ask. */
export function comparisonRows(input: RowsInput): ComparisonRow[] {
  const { tours } = input;
  const best = bestTours(tours);
  return fillRows<ComparedTour>(
    [...dayRows(input, best), ...detailRows(input, best), ...factRows(input), ...placeRows(input)],
    tours,
  );
}

function dayRows({ comparison, locale, year, t }: RowsInput, { cheapest }: BestTours): RowDefinition[] {
  const { date, party } = comparison;
  const price: RowDefinition = {
    name: 'price',
    label: date ? t('compare.priceFor', { count: party }) : t('compare.price'),
    text: ({ day, basePrice }) => String(day === null ? basePrice : day.total),
    cell: (tour) => <PriceCell tour={tour} isLowest={cheapest.has(tour.tourId)} />,
    always: true,
  };
  const { intl } = localeTable[locale];
  const availability: RowDefinition = {
    name: 'availability',
    label: dayRowLabel(date, year, intl, t),
    text: ({ day, nextAvailableDate }) =>
      `${day?.state} ${day?.smallestParty} ${nextAvailableDate} ${day?.startingTimes}`,
    cell: (tour) => <DayCell tour={tour} comparison={comparison} />,
    always: true,
  };
  return [price, availability];
}

function detailRows({ locale, t }: RowsInput, { bestRated }: BestTours): RowDefinition[] {
  const { intl, messages } = localeTable[locale];
  const names = displayNames(messages, 'language');
  const list = listFormat(messages);
  const unknown = t('compare.unknown');
  return [
    {
      name: 'duration',
      label: t('product.duration'),
      text: ({ durations, options }) => optionDurationsText(durations, options, t) || unknown,
    },
    {
      name: 'languages',
      label: t('product.languages'),
      text: ({ languages }) => list.format(languages.map((tag) => names.of(tag) ?? tag)) || unknown,
    },
    {
      name: 'rating',
      label: t('compare.rating'),
      text: ({ averageRating, reviewCount }) => `${averageRating} ${reviewCount}`,
      cell: ({ tourId, averageRating, reviewCount }) => (
        <>
          <TourRating rating={averageRating} count={reviewCount} tag={intl} />
          {bestRated.has(tourId) && <BestMark>{t('compare.best')}</BestMark>}
        </>
      ),
    },
    {
      name: 'group',
      label: t('product.group'),
      text: ({ maxGroup }) => (maxGroup === null ? unknown : t('product.groupSize', { size: maxGroup })),
    },
    {
      name: 'confirmation',
      label: t('compare.confirmation'),
      text: ({ requireBookingApproval: onRequest }) =>
        t(onRequest ? 'product.onRequest' : 'product.confirmedAtOnce'),
      cell: ({ requireBookingApproval: onRequest }) =>
        onRequest ? (
          <strong className="font-semibold text-amber">{t('product.onRequest')}</strong>
        ) : (
          t('product.confirmedAtOnce')
        ),
    },
    {
      name: 'cancellation',
      label: t('product.cancellation'),
      text: ({ cancellation }) => JSON.stringify(cancellation),
      cell: (tour) => <CancellationCell tour={tour} />,
    },
  ];
}

/** What the trips are like. A fact that no trip states has no row. */
function factRows({ tours, locale, t }: RowsInput): RowDefinition[] {
  const list = listFormat(localeTable[locale].messages);
  const textsOf = ({ facts }: ComparedTour) => factTexts(facts, t);
  const rows: (Pick<RowDefinition, 'name' | 'label' | 'always'> & {
    readonly value: (tour: ComparedTour) => string | undefined;
  })[] = [
    { name: 'setting', label: t('compare.setting'), value: (tour) => textsOf(tour).setting },
    { name: 'pace', label: t('compare.pace'), value: (tour) => textsOf(tour).pace },
    // Travellers who cannot walk far compare for these two, and equal values are their answer as well.
    { name: 'walk', label: t('compare.walk'), value: (tour) => textsOf(tour).walk, always: true },
    { name: 'steps', label: t('compare.steps'), value: (tour) => textsOf(tour).steps, always: true },
    { name: 'ages', label: t('compare.ages'), value: (tour) => textsOf(tour).ages },
    { name: 'pier', label: t('compare.pier'), value: (tour) => textsOf(tour).startsAtPier },
    {
      name: 'dogs',
      label: t('compare.dogs'),
      value: ({ dogsWelcome }) => (dogsWelcome ? t('compare.dogsWelcome') : undefined),
    },
    {
      name: 'timeOfDay',
      label: t('filters.timeOfDay'),
      value: (tour) =>
        list.format(
          dayPartsOf(tour).map((part, at) => {
            const name = t(`filters.${part}`);
            return at === 0 ? name : name.toLocaleLowerCase(localeTable[locale].intl);
          }),
        ) || undefined,
    },
  ];
  return rows
    .filter(({ value }) => tours.some((tour) => value(tour) !== undefined))
    .map(({ value, ...row }) => ({ ...row, text: (tour) => value(tour) ?? t('compare.unknown') }));
}

/** The parts of the day in which a trip starts, or in which it is open. */
function dayPartsOf({ startingTimes, open }: Pick<ComparedTour, 'startingTimes' | 'open'>): DayPart[] {
  const parts = new Set(startingTimes.map((time) => partOfDay(localTime(time))));
  if (open) {
    const { opens, closes } = open;
    const isOvernight = closes <= opens;
    if (opens < NOON) parts.add('morning');
    if (opens < EVENING && (isOvernight || closes > NOON)) parts.add('afternoon');
    if (isOvernight || closes > EVENING) parts.add('evening');
  }
  return DAY_PARTS.filter((part) => parts.has(part));
}

function placeRows({ comparison, locale, t }: RowsInput): RowDefinition[] {
  const { messages } = localeTable[locale];
  const list = listFormat(messages);
  // What any option includes, and for which options it is true unless for all.
  const includedParts = ({ included, options }: ComparedTour): [text: string, options: string][] =>
    inclusionLines([{ label: '', included, excluded: [] }, ...options.slice(1)])
      .filter(({ isIncluded }) => isIncluded)
      .map((line) => [line.text, lineOptionsText(line, locale, t) ?? '']);
  const hours: RowDefinition = {
    name: 'hours',
    label: t('compare.hours'),
    text: ({ startingTimes, open }) => {
      const hours = open && t('product.open', { from: open.opens, to: open.closes });
      return startsText(startingTimes, locale, t) || (hours ?? t('compare.unknown'));
    },
  };
  return [
    {
      name: 'included',
      label: t('product.included'),
      text: (tour) => list.format(includedParts(tour).flat()) || t('compare.unknown'),
      cell: (tour) => {
        const parts = includedParts(tour);
        return parts.length > 0 ? <IncludedList parts={parts} /> : t('compare.unknown');
      },
    },
    {
      name: 'start',
      label: t('compare.start'),
      text: ({ startingPointInformation: start, pickupCount }) => {
        if (start) return sideBySide([start.title, start.street], messages);
        return t(pickupCount > 0 ? 'compare.pickup' : 'compare.agreed');
      },
    },
    // With a chosen day, the row of the day already lists its start times.
    ...(comparison.date === undefined ? [hours] : []),
    { name: 'supplier', label: t('compare.supplier'), text: ({ vendorName }) => vendorName },
  ];
}

function IncludedList({ parts }: { readonly parts: readonly (readonly [text: string, options: string])[] }) {
  return (
    <ul className="grid gap-1">
      {parts.map(([text, options]) => (
        <li key={text}>
          {text}
          <span className="block type-small text-ink-2">{options}</span>
        </li>
      ))}
    </ul>
  );
}

type BestTours = {
  /**
   * Ids of the trips that cost the party least. Empty if all cost the same or fewer than two have a price.
   */
  readonly cheapest: ReadonlySet<string>;
  readonly bestRated: ReadonlySet<string>;
};

type RatedTour = Pick<ComparedTour, 'tourId' | 'averageRating' | 'reviewCount'> & {
  readonly day: Pick<NonNullable<ComparedTour['day']>, 'total'> | null;
};

/** Fewest reviews a trip needs before its rating can be called the highest. */
const fewestReviews = 3;

/**
 * Finds the trips that stand out in a comparison. If all are equal none does, because a mark on every trip
 * says nothing.
 */
export function bestTours(tours: readonly RatedTour[]): BestTours {
  return {
    cheapest: toursWithHighest(tours, ({ day }) => (day?.total == null ? undefined : -day.total)),
    bestRated: toursWithHighest(tours, ({ averageRating, reviewCount }) =>
      averageRating === null || reviewCount < fewestReviews ? undefined : averageRating,
    ),
  };
}

function toursWithHighest(
  tours: readonly RatedTour[],
  worth: (tour: RatedTour) => number | undefined,
): Set<string> {
  const valuedTours = tours.flatMap((tour) => {
    const value = worth(tour);
    return value === undefined ? [] : [{ id: tour.tourId, value }];
  });
  const highest = Math.max(...valuedTours.map(({ value }) => value));
  const best = valuedTours.filter(({ value }) => value === highest);
  return new Set(best.length === valuedTours.length ? [] : best.map(({ id }) => id));
}
