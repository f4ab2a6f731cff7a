import type { CruiseRoutePort } from '@ashore/core/contract/cruises/sailing.ts';
import { placeAddress, portPath } from '@ashore/core/contract/values/product-path.ts';
import { useText } from '../../i18n/texts.ts';
import { usePage } from '../../page/use-page.ts';
import { Anchor } from '../../ui/actions/link.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { anchor, chevronDown } from '../../ui/media/icon-paths.ts';
import { type BookedTrip, BookedTrips } from './booked-trips.tsx';
import { FactList, factsOfWay, type PortFact } from './fact-list.tsx';
import { boardingText, dayText, inPortText } from './port-times.ts';
import { PortTrips, type TripParts } from './port-trips.tsx';
import type { SailingDay } from './sailing-days.ts';
import type { ShownExcursions } from './shown-trips.ts';

type PortDayProps = {
  day: Extract<SailingDay, { kind: 'call' }>;
  /** The port with its country. */
  place: string;
  excursions: ShownExcursions | undefined;
  /** How many trips fit, if the visitor has filtered them. */
  allTrips?: number | undefined;
  partsOf: TripParts;
  routeId: string;
  /** Unfolds the trips. */
  isOpen: boolean;
  bookedTrips?: readonly BookedTrip[] | undefined;
};

/** A port call: when the ship is there, when passengers must be back, and the trips of that day. */
export function PortDay({
  day: { date, port, number },
  place,
  excursions,
  bookedTrips = [],
  ...trips
}: PortDayProps) {
  const t = useText();
  const { locale } = usePage();
  const isSkipped = port.state === 'skipped';
  return (
    <li className="sailing-day" id={`call-${port.position}`}>
      <span className="sailing-mark sailing-mark-port" aria-hidden="true">
        {number}
      </span>
      <div className="min-w-0">
        <div className="sailing-head">
          <h2 className="type-h3">{place}</h2>
          <span className="text-ink-2">{dayText(date, locale)}</span>
        </div>
        {isSkipped ? <Note tone="amber">{t('cruises.skipped')}</Note> : <CallTimes port={port} />}
        {port.state === 'changed' && <Note tone="info">{t('cruises.changed')}</Note>}
        <BookedTrips trips={bookedTrips} />
        {!isSkipped && port.arrival !== null && <TripsOfDay port={port} excursions={excursions} {...trips} />}
      </div>
    </li>
  );
}

function CallTimes({ port }: { port: CruiseRoutePort }) {
  const t = useText();
  const { locale } = usePage();
  const boarding = boardingText(port, locale, t);
  return (
    <p className="flex flex-wrap items-center gap-x-6">
      <span>{inPortText(port, locale, t)}</span>
      {boarding !== undefined && (
        <span className="inline-flex items-center gap-x-1.5 font-semibold text-action">
          <Icon path={anchor} />
          {boarding}
        </span>
      )}
      <Anchor href={portPath(port.portSlug)} className="link inline-flex min-h-11 items-center">
        {t('cruises.aboutPort', { port: port.city })}
      </Anchor>
      <HomePortLink port={port} />
    </p>
  );
}

/** Where a sailing begins or ends, many passengers stay before or after it. */
function HomePortLink({
  port: { arrival, departure, placeSlug, placeName: place },
}: {
  port: CruiseRoutePort;
}) {
  const t = useText();
  if (placeSlug === null || (arrival !== null && departure !== null)) return null;
  return (
    <Anchor href={placeAddress(placeSlug)} className="link inline-flex min-h-11 items-center">
      {t(arrival === null ? 'cruises.beforeSailing' : 'cruises.afterCruise', { place })}
    </Anchor>
  );
}

type TripsOfDayProps = Pick<PortDayProps, 'excursions' | 'allTrips' | 'partsOf' | 'routeId' | 'isOpen'> & {
  port: CruiseRoutePort;
};

function TripsOfDay({ port, excursions, allTrips, partsOf, routeId, isOpen }: TripsOfDayProps) {
  const t = useText();
  const count = excursions?.trips.length ?? 0;
  if (!excursions || (allTrips ?? count) + excursions.unsuitable.length === 0)
    return <p className="text-ink-2">{t(excursions?.isOver ? 'cruises.over' : 'cruises.noTrips')}</p>;
  const fitting = port.departure === null ? 'cruises.afterLanding' : 'cruises.fitting';
  return (
    <details className="group/trips" open={isOpen}>
      <summary className="link inline-flex min-h-11 list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        {allTrips === undefined
          ? t(fitting, { count })
          : t('tripFilters.matchingHere', { count, all: allTrips })}
        <Icon path={chevronDown} className="transition-transform group-open/trips:rotate-180" />
      </summary>
      <GettingOff port={port} />
      <PortTrips
        port={port}
        excursions={excursions}
        partsOf={partsOf}
        sailing={`${routeId}.${port.position}`}
      />
    </details>
  );
}

/** How passengers come from the ship to the town. */
function GettingOff({ port }: { port: CruiseRoutePort }) {
  const t = useText();
  const { berth, tenderMinutes } = port;
  const facts: PortFact[] = [
    ...(berth === null ? [] : [[t('cruises.berth'), berth] as const]),
    [
      t('cruises.landing'),
      tenderMinutes === null ? t('cruises.walkOff') : t('cruises.byBoat', { minutes: tenderMinutes }),
    ],
    ...factsOfWay(port, t),
  ];
  return <FactList facts={facts} />;
}
