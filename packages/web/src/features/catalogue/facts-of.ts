import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { listFormat } from '@ashore/core/locale/intl.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date.ts';
import { durationText } from '../../i18n/duration-text.ts';
import { startsText } from '../../i18n/starts-text.ts';
import type { Text } from '../../i18n/use-text.ts';
import { bolt, calendar, clock, people, person, pin, shield, speech } from '../../ui/icon-paths.ts';
import { cancellationText } from './cancellation-text.ts';
import { refundStretches } from './refund-stretches.ts';

export type Fact = { readonly icon: string; readonly fact: string; readonly more: string };

/** As many as stand well above the fold, in the order in which one asks. */
const most = 6;

export type AskedFacts = {
  readonly tour: TourDetails;
  readonly locale: Locale;
  readonly t: Text;
  /** When the departure starts that is chosen: until when one may cancel becomes a day and a time then. */
  readonly startsAt?: Date | undefined;
  readonly now: Date;
};

/** What one wants to know before reading on; what is not known of a product is not said. */
export function factsOf({ tour, locale, t, startsAt, now }: AskedFacts): Fact[] {
  const { cancellation: tiers, timeZone } = tour;
  const facts = [
    duration(tour, locale, t),
    languages(tour, locale, t),
    tour.maxGroup !== null && {
      icon: people,
      fact: t('product.groupSize', { size: tour.maxGroup }),
      more: t('product.group'),
    },
    tour.requireBookingApproval
      ? { icon: clock, fact: t('product.onRequest'), more: t('product.onRequestMore') }
      : { icon: bolt, fact: t('product.confirmedAtOnce'), more: t('product.confirmedMore') },
    { icon: shield, ...cancellationText(refundStretches({ tiers, timeZone, startsAt, now }), locale, t) },
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
  return facts.filter((fact) => fact !== false).slice(0, most);
}

function duration({ durations, components }: TourDetails, locale: Locale, t: Text): Fact | false {
  if (durations === null) return false;
  const [first] = components;
  const hours =
    first && first.opens !== null && first.closes !== null
      ? t('product.open', { from: first.opens, to: first.closes })
      : '';
  const starts = startsText(first?.startingTimes ?? [], locale, t) || hours;
  return { icon: clock, fact: durationText(durations, t), more: starts || t('product.duration') };
}

function languages({ featureSet }: TourDetails, locale: Locale, t: Text): Fact | false {
  const values = featureSet.find(({ feature }) => feature === 'Language')?.values ?? [];
  if (values.length === 0) return false;
  const fact = listFormat(localeTable[locale].messages).format(values);
  return { icon: speech, fact, more: t('product.languages') };
}

function nextDay({ availability }: TourDetails, locale: Locale, t: Text): Fact | false {
  const [next] = availability.availableDates;
  if (next === undefined) return false;
  const fact = formatDate(localDate(next), localeTable[locale].intl, 'year');
  return { icon: calendar, fact, more: t('product.next') };
}
