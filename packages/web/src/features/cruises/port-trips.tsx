import type { CruiseRoutePort } from '@ashore/core/contract/cruises/sailing.ts';
import { listFormat } from '@ashore/core/locale/intl.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import { localTime, minutesOfDay } from '@ashore/core/time/local-date-time.ts';
import { localTimeAt } from '@ashore/core/time/time-zone.ts';
import type { ReactNode } from 'react';
import { type TextOf, useText } from '../../i18n/texts.ts';
import { durationText } from '../../i18n/trip-texts.ts';
import { usePage } from '../../page/use-page.ts';
import { Anchor } from '../../ui/actions/link.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { FitBar } from '../../ui/layout/port-fit.tsx';
import { PromiseLine } from './promise-line.tsx';
import type { ShownExcursions, ShownTrip } from './shown-trips.ts';
import { isByBoat, unfitReason } from './unfit-reason.ts';

/** What the cards of other pages also show of a product. The route composes it. */
export type TripParts = (tour: ShownTrip['tour']) => {
  readonly picture: ReactNode;
  readonly rating: ReactNode;
  /** The lowest price: "from €48.50", "Free". */
  readonly price: string;
};

type PortTripsProps = {
  port: CruiseRoutePort;
  excursions: ShownExcursions;
  partsOf: TripParts;
  /** The sailing and its call, for the address of a trip. */
  sailing: string;
};

/** Trips that are shown before the visitor unfolds the others. */
const FIRST_SHOWN = 4;

/** The trips of a port that bring passengers back in time, and why the others do not. */
export function PortTrips({ port, excursions, partsOf, sailing }: PortTripsProps) {
  const t = useText();
  const { trips, unsuitable } = excursions;
  const foldedTrips = trips.slice(FIRST_SHOWN);
  const rowOf = (trip: ShownTrip) => (
    <TripRow key={trip.tour.tourId} trip={trip} port={port} parts={partsOf(trip.tour)} sailing={sailing} />
  );
  return (
    <div className="port-trips">
      {trips.length > 0 && port.lastBoarding !== null && (
        <PromiseLine of="trips" className="mb-3 text-ink-2" />
      )}
      {trips.length > 0 && <ul>{trips.slice(0, FIRST_SHOWN).map(rowOf)}</ul>}
      {foldedTrips.length > 0 && (
        <Disclosure
          moreLabel={t('cruises.more', { count: foldedTrips.length })}
          lessLabel={t('cruises.fewer')}
          below
        >
          <ul>{foldedTrips.map(rowOf)}</ul>
        </Disclosure>
      )}
      {unsuitable.length > 0 && <UnsuitableTrips unsuitable={unsuitable} port={port} sailing={sailing} />}
    </div>
  );
}

type TripRowProps = Pick<PortTripsProps, 'port' | 'sailing'> & {
  trip: ShownTrip;
  parts: ReturnType<TripParts>;
};

function TripRow({ trip: { tour, date, starts }, port, parts, sailing }: TripRowProps) {
  const t = useText();
  const { locale } = usePage();
  const shown = starts.find(({ state }) => state === 'free') ?? starts[0];
  if (!shown) return null;
  const clock = (instant: string) => localTimeAt(new Date(instant), port.timeZone);
  const [from, to] = [clock(shown.startsAt), clock(shown.backAt)];
  const others = starts.flatMap(({ time, state }) =>
    time === null || time === from || state !== 'free' ? [] : time,
  );
  return (
    <li className="port-trip">
      {parts.picture}
      <div className="port-trip-words">
        <Anchor
          href={`${tour.normalizedUrlPath}?${new URLSearchParams({ date, option: shown.componentKey, sailing })}`}
          className="type-h4 port-trip-link"
        >
          {tour.tourName}
        </Anchor>
        <p className="type-small text-ink-2">{t(hoursKey(shown, port), { from, to })}</p>
        {others.length > 0 && <p className="type-small text-ink-2">{otherStartsText(others, locale, t)}</p>}
        <FitLine port={port} from={from} to={to} isTight={shown.isTight} />
        <p className="type-small text-ink-2">{parts.rating}</p>
      </div>
      <div className="port-trip-price">
        <span className="type-h4">{parts.price}</span>
        <FitBadge start={shown} port={port} />
      </div>
    </li>
  );
}

/** Where the sailing ends, passengers do not return to the ship. */
function hoursKey({ time }: ShownTrip['starts'][number], { departure }: CruiseRoutePort) {
  if (departure === null) return time === null ? 'cruises.anyTimeAshore' : 'cruises.fromToAshore';
  return time === null ? 'cruises.anyTime' : 'cruises.fromTo';
}

/** Start times that are written out; more are counted. */
const MOST_WRITTEN = 3;

function otherStartsText(times: readonly string[], locale: Locale, t: TextOf): string {
  if (times.length > MOST_WRITTEN) return t('cruises.otherStarts', { count: times.length });
  return t('cruises.alsoAt', { times: listFormat(localeTable[locale].messages).format(times) });
}

type FitBadgeProps = { start: ShownTrip['starts'][number]; port: CruiseRoutePort };

function FitBadge({ start: { state, minutesLeft, isTight }, port }: FitBadgeProps) {
  const t = useText();
  if (state !== 'free')
    return <Badge tone="ink">{t(state === 'sold_out' ? 'cruises.soldOut' : 'cruises.closed')}</Badge>;
  if (minutesLeft === null) return null;
  const before = t(isByBoat(port) ? 'cruises.beforeBoat' : 'cruises.before', {
    left: durationText(minutesLeft, t),
  });
  return <Badge tone={isTight ? 'amber' : 'leaf'}>{before}</Badge>;
}

/** The scale goes on after all aboard, so that its mark does not stand at the edge. */
const MINUTES_AFTER_ALL_ABOARD = 30;

type FitLineProps = { port: CruiseRoutePort; from: string; to: string; isTight: boolean };

/** The trip on the scale of the day in port. Not drawn for a night in port, whose scale would say nothing. */
function FitLine({ port, from, to, isTight }: FitLineProps) {
  const t = useText();
  const { arrival, lastBoarding, timeZone } = port;
  if (arrival === null || lastBoarding === null) return null;
  const clock = (instant: string) => localTimeAt(new Date(instant), timeZone);
  const [landed, aboard] = [clock(arrival), clock(lastBoarding)];
  const times = [landed, from, to, aboard].map((time) => minutesOfDay(localTime(time)));
  const [scaleFrom = 0, tripFrom = 0, tripTo = 0, allAboard = 0] = times;
  if (times.some((minute, index) => minute < (times[index - 1] ?? 0))) return null;
  return (
    <div className="mt-1.5">
      <FitBar
        times={{ scaleFrom, scaleTo: allAboard + MINUTES_AFTER_ALL_ABOARD, tripFrom, tripTo, allAboard }}
        label={t('cruises.bar', { from, to, aboard })}
        tight={isTight}
      />
    </div>
  );
}

type UnsuitableTripsProps = Pick<ShownExcursions, 'unsuitable'> & Pick<PortTripsProps, 'port' | 'sailing'>;

/** Their pages open at the day in port, and repeat the reason. */
function UnsuitableTrips({ unsuitable, port, sailing }: UnsuitableTripsProps) {
  const t = useText();
  return (
    <Disclosure
      moreLabel={t('cruises.unsuitable', { count: unsuitable.length })}
      lessLabel={t('cruises.hideUnsuitable')}
    >
      <ul className="mt-1 grid gap-y-2 type-small text-ink-2">
        {unsuitable.map(({ tour, ...why }) => (
          <li key={tour.tourId}>
            <Anchor
              href={`${tour.normalizedUrlPath}?${new URLSearchParams({ date: port.date, sailing })}`}
              className="link"
            >
              {tour.tourName}
            </Anchor>
            <br />
            {unfitReason(why, port, t)}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
