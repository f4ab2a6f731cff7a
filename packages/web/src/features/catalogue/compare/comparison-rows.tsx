import type { ComparedTour } from '@ashore/core/contract/compare.ts';
import { displayNames, listFormat } from '@ashore/core/locale/intl.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import type { ReactNode } from 'react';
import { durationText } from '../../../i18n/duration-text.ts';
import { startsText } from '../../../i18n/starts-text.ts';
import type { Text } from '../../../i18n/use-text.ts';
import { TourRating } from '../tour-rating.tsx';
import { type Best, bestOf } from './best-of.ts';
import { CancellationCell } from './cancellation-cell.tsx';
import type { Comparison } from './comparison-address.ts';
import { DayCell } from './day-cell.tsx';
import { dayWord } from './day-word.ts';
import { Mark } from './mark.tsx';
import { PriceCell } from './price-cell.tsx';

export type ComparisonRow = {
  readonly name: string;
  readonly label: string;
  /** Nothing in it differs. */
  readonly isSame: boolean;
  readonly cells: readonly ReactNode[];
};

export type AskedRows = {
  readonly tours: readonly ComparedTour[];
  readonly asked: Comparison;
  readonly locale: Locale;
  /** This one. */
  readonly year: number;
  readonly t: Text;
};

type Kind = {
  readonly name: string;
  readonly label: string;
  /** What tells whether it differs, and what is shown where nothing else is. */
  readonly text: (tour: ComparedTour) => string;
  readonly cell?: (tour: ComparedTour) => ReactNode;
  /** Shown even where it is the same for all. */
  readonly always?: boolean;
};

/** What is compared, in the order in which one asks. */
export function comparisonRows(rows: AskedRows): ComparisonRow[] {
  const { tours } = rows;
  const best = bestOf(tours);
  return [...dayRows(rows, best), ...wordRows(rows, best), ...placeRows(rows)].map(
    ({ name, label, text, cell = text, always = false }) => ({
      name,
      label,
      isSame: !always && tours.length > 1 && new Set(tours.map(text)).size === 1,
      cells: tours.map(cell),
    }),
  );
}

function dayRows({ asked, locale, year, t }: AskedRows, { cheapest }: Best): Kind[] {
  const { date, party } = asked;
  const price: Kind = {
    name: 'price',
    label: date ? t('compare.priceFor', { count: party }) : t('compare.price'),
    text: ({ day, basePrice }) => String(day === null ? basePrice : day.total),
    cell: (tour) => <PriceCell tour={tour} isLowest={cheapest.has(tour.tourId)} />,
    always: true,
  };
  const { intl } = localeTable[locale];
  const availability: Kind = {
    name: 'availability',
    label: dayWord(date, year, intl, t),
    text: ({ day, nextAvailableDate }) =>
      `${day?.state} ${day?.least} ${nextAvailableDate} ${day?.startingTimes}`,
    cell: (tour) => <DayCell tour={tour} asked={asked} />,
    always: true,
  };
  return [price, availability];
}

function wordRows({ locale, t }: AskedRows, { bestRated }: Best): Kind[] {
  const { intl, messages } = localeTable[locale];
  const names = displayNames(messages, 'language');
  const list = listFormat(messages);
  const unknown = t('compare.unknown');
  return [
    {
      name: 'duration',
      label: t('product.duration'),
      text: ({ durations }) => (durations === null ? unknown : durationText(durations, t)),
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
          {bestRated.has(tourId) && <Mark>{t('compare.best')}</Mark>}
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

function placeRows({ asked, locale, t }: AskedRows): Kind[] {
  const list = listFormat(localeTable[locale].messages);
  const hours: Kind = {
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
      text: ({ included }) => list.format(included) || t('compare.unknown'),
    },
    {
      name: 'start',
      label: t('compare.start'),
      text: ({ startingPointInformation: start, pickupCount }) => {
        if (start) return [start.title, start.street].filter(Boolean).join(', ');
        return t(pickupCount > 0 ? 'compare.pickup' : 'compare.agreed');
      },
    },
    // Of a day its own starts are said.
    ...(asked.date === undefined ? [hours] : []),
    { name: 'supplier', label: t('compare.supplier'), text: ({ vendorName }) => vendorName },
  ];
}
