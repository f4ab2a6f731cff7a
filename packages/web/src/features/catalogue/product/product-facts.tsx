import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { listFormat } from '@ashore/core/locale/intl.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { type TextOf, useText } from '../../../i18n/texts.ts';
import { durationText, optionDurationsText, startsText } from '../../../i18n/trip-texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Icon } from '../../../ui/media/icon.tsx';
import {
  bolt,
  calendar,
  clock,
  info,
  people,
  person,
  pin,
  shield,
  speech,
} from '../../../ui/media/icon-paths.ts';
import { cancellationText, refundStretches } from './cancellation-text.ts';

/** Key facts of a product, shown before its description. */
export function ProductFacts({ tour, startsAt }: { tour: TourDetails; startsAt: Date | undefined }) {
  const t = useText();
  const { locale } = usePage();
  return (
    <ul className="mt-7 grid gap-x-6 gap-y-5 border-y border-line py-6 sm:grid-cols-2">
      {factsOf({ tour, locale, t, startsAt, now: new Date() }).map(({ icon, fact, more }) => (
        <li key={more} className="flex gap-3.5">
          <Icon path={icon} className="mt-0.5 text-sea" />
          <p className="min-w-0">
            <span className="block type-h4">{fact}</span>
            <span className="block type-small text-ink-2">{more}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

export type Fact = { readonly icon: string; readonly fact: string; readonly more: string };

/** As many facts as fit well above the fold, in the order in which travellers ask. */
const MAX_FACTS = 6;

export type FactsInput = {
  readonly tour: TourDetails;
  readonly locale: Locale;
  readonly t: TextOf;
  /** Start of the chosen departure. With it the cancellation deadline becomes a day and a time. */
  readonly startsAt?: Date | undefined;
  readonly now: Date;
};

/** Key facts of a product, shown before its description. Unknown facts are left out. */
export function factsOf({ tour, locale, t, startsAt, now }: FactsInput): Fact[] {
  const { cancellation: tiers, timeZone } = tour;
  const facts = [
    durationFact(tour, locale, t),
    tour.startShiftMinutes !== null && {
      icon: info,
      fact: t('product.startShift', { most: durationText(tour.startShiftMinutes, t) }),
      more: t('product.startShiftMore'),
    },
    languagesFact(tour, locale, t),
    tour.maxGroup !== null && {
      icon: people,
      fact: t('product.groupSize', { size: tour.maxGroup }),
      more: t('product.group'),
    },
    tour.requireBookingApproval
      ? { icon: clock, fact: t('product.onRequest'), more: t('product.onRequestMore') }
      : { icon: bolt, fact: t('product.confirmedAtOnce'), more: t('product.confirmedMore') },
    {
      icon: shield,
      ...cancellationText(refundStretches({ tiers, timeZone, startsAt, now }), tour.tourCity, locale, t),
    },
    tour.minAge !== null && {
      icon: person,
      fact: t('product.minAgeFrom', { age: tour.minAge }),
      more: t('product.minAge'),
    },
    tour.pickupPlaces.length > 0 && {
      icon: pin,
      fact: t('product.pickedUp'),
      more: t('product.pickupPlaces', { count: tour.pickupPlaces.length }),
    },
    nextDay(tour, locale, t),
  ];
  return facts.filter((fact) => fact !== false).slice(0, MAX_FACTS);
}

function durationFact({ durations, components }: TourDetails, locale: Locale, t: TextOf): Fact | false {
  if (durations === null) return false;
  const [first] = components;
  const hours =
    first && first.opens !== null && first.closes !== null
      ? t('product.open', { from: first.opens, to: first.closes })
      : '';
  const starts = startsText(first?.startingTimes ?? [], locale, t) || hours;
  return {
    icon: clock,
    fact: optionDurationsText(durations, components, t),
    more: starts || t('product.duration'),
  };
}

function languagesFact({ featureSet }: TourDetails, locale: Locale, t: TextOf): Fact | false {
  const values = featureSet.find(({ feature }) => feature === 'Language')?.values ?? [];
  if (values.length === 0) return false;
  const fact = listFormat(localeTable[locale].messages).format(values);
  return { icon: speech, fact, more: t('product.languages') };
}

function nextDay({ availability }: TourDetails, locale: Locale, t: TextOf): Fact | false {
  const [next] = availability.availableDates;
  if (next === undefined) return false;
  const fact = formatDate(localDate(next), localeTable[locale].intl, 'year');
  return { icon: calendar, fact, more: t('product.next') };
}
