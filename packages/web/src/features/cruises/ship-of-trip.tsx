import type {
  CruiseRouteDetail,
  CruiseRoutePort,
  PortExcursions,
} from '@ashore/core/contract/cruises/sailing.ts';
import { sailingPath } from '@ashore/core/contract/values/product-path.ts';
import { listFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { localDate, parseLocalDate } from '@ashore/core/time/local-date-time.ts';
import { localTimeAt } from '@ashore/core/time/time-zone.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSentenceGap, useText } from '../../i18n/texts.ts';
import { durationText } from '../../i18n/trip-texts.ts';
import { log } from '../../page/log.ts';
import { usePage } from '../../page/use-page.ts';
import { useShipStore } from '../../store/ship-store.ts';
import { Anchor } from '../../ui/actions/link.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { ship as shipIcon } from '../../ui/media/icon-paths.ts';
import { boardingText, dayText, inPortText } from './port-times.ts';
import { PromiseLine } from './promise-line.tsx';
import { lastDayIn } from './sailing-days.ts';
import { unfitReason } from './unfit-reason.ts';

type ShipOfTripProps = {
  tourId: string;
  /** The chosen option. */
  componentKey: string;
  /** Query of the product page. */
  search: string;
  /** Called if there is no such sailing or call, so that no room is left for it. */
  onUnreadable?: () => void;
};

type ShipInPort = {
  readonly sailing: CruiseRouteDetail;
  readonly port: CruiseRoutePort;
  readonly excursions: PortExcursions | undefined;
};

/**
 * On the page of a product that was opened from a sailing: when the ship is in port, and which starts bring its passengers
 * back in time. The checkout fills in the ship. Nothing is shown if the sailing cannot be read.
 */
export default function ShipOfTrip({ tourId, componentKey, search, onUnreadable }: ShipOfTripProps) {
  const shipInPort = useShipInPort(tourId, search, onUnreadable);
  if (!shipInPort) return null;
  return <ShipCard {...shipInPort} componentKey={componentKey} search={search} />;
}

/** Reads the sailing and the call from an address with `sailing={routeId}.{position}`. */
function callIn(search: string): { readonly routeId: string; readonly position: number } | undefined {
  const [, routeId, position] =
    /^([0-9a-f-]{36})\.(\d{1,3})$/.exec(new URLSearchParams(search).get('sailing') ?? '') ?? [];
  return routeId === undefined ? undefined : { routeId, position: Number(position) };
}

function useShipInPort(
  tourId: string,
  search: string,
  onUnreadable: () => void = () => {},
): ShipInPort | undefined {
  const reportUnreadable = useEffectEvent(onUnreadable);
  const { currency } = usePage();
  const [shipInPort, setShipInPort] = useState<ShipInPort>();
  const { routeId, position } = callIn(search) ?? {};
  useEffect(() => {
    if (routeId === undefined) return reportUnreadable();
    let isOver = false;
    void (async () => {
      try {
        const { cruises } = (await import('../../api/browser-client.ts')).api;
        const [sailing, { ports }] = await Promise.all([
          cruises.route({ routeId }),
          cruises.excursions({ routeId, currency, tour: tourId }),
        ]);
        const port = sailing.cruiseRoutePorts.find((one) => one.position === position);
        if (isOver) return;
        if (!port || position === undefined) return reportUnreadable();
        const excursions = ports.find((one) => one.position === position);
        setShipInPort({ sailing, port, excursions });
        const { berth, city, lastBoarding, timeZone } = port;
        useShipStore.setState({
          ship: {
            tourId,
            sailing: { routeId, position },
            from: port.date,
            to: lastDayIn(port),
            shipName: sailing.cruiseShipName,
            terminal: berth ?? city,
            allAboard: lastBoarding === null ? null : localTimeAt(new Date(lastBoarding), timeZone),
            starts: (excursions?.trips ?? []).flatMap(({ date, starts }) =>
              starts.map(({ time, componentKey }) => ({ date, time, componentKey })),
            ),
          },
        });
      } catch (error) {
        log('warn', 'The sailing could not be read', error);
        if (!isOver) reportUnreadable();
      }
    })();
    return () => {
      isOver = true;
    };
  }, [tourId, routeId, position, currency]);
  return shipInPort;
}

type Chosen = Pick<ShipOfTripProps, 'componentKey' | 'search'>;

function ShipCard({ sailing, port, excursions, ...chosen }: ShipInPort & Chosen) {
  const t = useText();
  const { locale } = usePage();
  const boarding = boardingText(port, locale, t);
  return (
    <Panel as="section" aria-label={t('ship.yourShip', { ship: sailing.cruiseShipName })} className="mt-6">
      <p className="flex items-center gap-2.5 type-h4">
        <Icon path={shipIcon} className="text-sea" />
        {t('ship.yourShip', { ship: sailing.cruiseShipName })}
      </p>
      <p className="mt-1.5 flex flex-wrap gap-x-5">
        <span>
          {t('ship.shipAt', {
            port: port.city,
            day: dayText(localDate(port.date), locale),
          })}
        </span>
        <span>{inPortText(port, locale, t)}</span>
        {boarding !== undefined && <span className="font-semibold">{boarding}</span>}
      </p>
      <Starts port={port} excursions={excursions} {...chosen} />
      <p className="mt-1.5">
        <Anchor
          href={`${sailingPath(sailing.cruiseRouteUuid)}#call-${port.position}`}
          className="link inline-flex min-h-11 items-center"
        >
          {t('ship.backToSailing')}
        </Anchor>
      </p>
    </Panel>
  );
}

/** The starts of the chosen option that fit, or else those of the others, and whether the chosen start is among them. */
function Starts({ port, excursions, componentKey, search }: Omit<ShipInPort, 'sailing'> & Chosen) {
  const t = useText();
  const gap = useSentenceGap();
  const { locale } = usePage();
  const chosen = new URLSearchParams(search);
  const day = parseLocalDate(chosen.get('date') ?? '');
  const trips = excursions?.trips ?? [];
  const isEnd = port.departure === null;
  const trip = trips.find(({ date }) => date === day) ?? trips[0];
  const clock = (instant: string) => localTimeAt(new Date(instant), port.timeZone);
  if (day !== undefined && (day < port.date || day > lastDayIn(port)))
    return (
      <Note tone="amber" className="mt-3">
        {t('ship.otherDay', { day: dayText(day, locale), port: port.city })}
      </Note>
    );
  const ofOption = trip?.starts.filter((one) => one.componentKey === componentKey) ?? [];
  const starts = ofOption.length > 0 ? ofOption : (trip?.starts ?? []);
  const [first] = starts;
  // Promised for starts of the chosen option only, and where there is a ship to miss.
  const promise = ofOption.length > 0 && port.lastBoarding !== null && (
    <PromiseLine of="trip" className="mt-1.5" />
  );
  if (!first) {
    const [unfit] = excursions?.unsuitable ?? [];
    return (
      <Note tone="amber" className="mt-3">
        {t('ship.noStartFits')}
        {unfit && gap}
        {unfit && unfitReason(unfit, port, t)}
      </Note>
    );
  }
  if (first.time === null)
    return (
      <>
        <p className="mt-1.5">
          {t(isEnd ? 'ship.anyStartAfterLanding' : 'ship.anyStartFits', {
            from: clock(first.startsAt),
            to: clock(first.backAt),
          })}
        </p>
        {promise}
      </>
    );
  const time = chosen.get('time')?.replace(/^(\d\d)(\d\d)$/, '$1:$2');
  const start = ofOption.find((one) => one.time === time);
  const times = listFormat(localeTable[locale].messages).format([
    ...new Set(starts.flatMap((one) => one.time ?? [])),
  ]);
  return (
    <>
      <p className="mt-1.5">{t(isEnd ? 'ship.startsAfterLanding' : 'ship.startsThatFit', { times })}</p>
      {time !== undefined && !start && (
        <Note tone="amber" live="polite" className="mt-3">
          {t('ship.startDoesNotFit', { time })}
        </Note>
      )}
      {start && start.minutesLeft !== null && (
        <p className="mt-1.5 text-leaf">
          {t(port.lastBoarding === port.allAboard ? 'ship.startFits' : 'ship.startFitsBoat', {
            time: start.time ?? '',
            left: durationText(start.minutesLeft, t),
          })}
        </p>
      )}
      {(time === undefined || start) && promise}
    </>
  );
}
