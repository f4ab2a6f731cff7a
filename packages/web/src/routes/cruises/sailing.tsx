import type { CruiseRoutePort } from '@ashore/core/contract/cruises/sailing.ts';
import {
  imagePath,
  PREVIEW_SIZE,
  sizedPath,
  stemOfSailing,
} from '@ashore/core/contract/values/image-sizes.ts';
import { sailingPath, shipPath } from '@ashore/core/contract/values/product-path.ts';
import { sideBySide } from '@ashore/core/locale/intl.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import { dayRangeYearText } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import type { ReactNode } from 'react';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { orNothing } from '../../api/calls.ts';
import {
  type BookingOfSailing,
  useBookingsOfSailing,
} from '../../features/bookings/offline/use-bookings-of-sailing.ts';
import {
  placeText,
  priceText,
  TourRating,
  tourPriceText,
} from '../../features/catalogue/cards/card-parts.tsx';
import { TourThumbnail } from '../../features/catalogue/cards/tour-thumbnail.tsx';
import type { BookedTrip } from '../../features/cruises/booked-trips.tsx';
import { PortDay } from '../../features/cruises/port-day.tsx';
import { dayText } from '../../features/cruises/port-times.ts';
import type { TripParts } from '../../features/cruises/port-trips.tsx';
import { RouteMap } from '../../features/cruises/route-map.tsx';
import { type SailingDay, sailingDays } from '../../features/cruises/sailing-days.ts';
import { ShareSailing } from '../../features/cruises/share-sailing.tsx';
import { shownExcursions } from '../../features/cruises/shown-trips.ts';
import { dataOfTrips } from '../../features/cruises/trip-data.ts';
import { TripFilterBar, useTripFilters } from '../../features/cruises/trip-filter-bar.tsx';
import { filterPorts } from '../../features/cruises/trip-filters.ts';
import { ForgetSailing } from '../../features/cruises/your-sailing/forget-sailing.tsx';
import { RememberSailing, sailingEndsAt } from '../../features/cruises/your-sailing/remember.tsx';
import { StoredCopyNote } from '../../features/cruises/your-sailing/stored-copy-note.tsx';
import { whenText } from '../../i18n/booking-texts.ts';
import { type TextOf, useText } from '../../i18n/texts.ts';
import { pageContext } from '../../page/page-context.ts';
import { usePage } from '../../page/use-page.ts';
import { ErrorPage } from '../../shell/frame/errors.tsx';
import { failedStatus } from '../../shell/frame/failed-status.ts';
import { BreadcrumbTrail } from '../../shell/page/breadcrumb-trail.tsx';
import { PageHead } from '../../shell/page/page-head.tsx';
import { Anchor } from '../../ui/actions/link.tsx';
import type { Route } from './+types/sailing.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function loader({ context, params: { routeId } }: Route.LoaderArgs) {
  const { api, currency, now } = context.get(pageContext);
  if (!UUID.test(routeId)) throw data(null, { status: 404 });
  const [sailing, excursions, map] = await Promise.all([
    orNothing(api.cruises.route({ routeId })),
    orNothing(api.cruises.excursions({ routeId, currency })),
    orNothing(api.cruises.map({ routeId })),
  ]);
  if (!sailing || !excursions || !map) throw data(null, { status: 404 });
  const readAt = now.getTime();
  return {
    sailing,
    ports: excursions.ports.map(shownExcursions),
    map,
    readAt,
    isOver: sailingEndsAt(sailing) <= readAt,
  };
}

/** Filters choose among trips that the page has. A change of the currency loads it again. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

export default function Sailing({ loaderData }: Route.ComponentProps) {
  const { sailing, ports, map, readAt, isOver } = loaderData;
  const t = useText();
  const { locale, site } = usePage();
  const { cruiseShipName: ship, cruiseLineName: line, cruiseShipUuid, cruiseLineUuid } = sailing;
  const { intl, messages } = localeTable[locale];
  const [from, to] = [localDate(sailing.cruiseRouteStartDate), localDate(sailing.cruiseRouteEndDate)];
  const dates = dayRangeYearText({ from, to }, intl);
  const heading = t('cruises.sailingTitle', { ship, dates });
  const titles = { en: sailing.title_en, de: sailing.title_de, 'zh-Hans': sailing.title_zh };
  const route = titles[messages];
  const isCancelled = sailing.cruiseRoutePorts.every(({ state }) => state === 'skipped');
  const change = `/toursForCruises?line=${cruiseLineUuid}&ship=${cruiseShipUuid}`;
  return (
    <main id="content" className="page-width">
      <PageHead
        title={heading}
        description={t('cruises.sailingDescription', { ship, route })}
        image={sizedPath(imagePath(stemOfSailing(sailing.cruiseRouteUuid)), PREVIEW_SIZE)}
        data={[
          {
            '@type': 'BoatTrip',
            name: heading,
            departureTime: sailing.cruiseRoutePorts[0]?.departure,
            arrivalTime: sailing.cruiseRoutePorts.at(-1)?.arrival,
            provider: { '@type': 'Organization', name: line },
            departureBoatTerminal: terminalOf(sailing.cruiseRoutePorts[0]),
            arrivalBoatTerminal: terminalOf(sailing.cruiseRoutePorts.at(-1)),
            itinerary: sailing.cruiseRoutePorts.map(({ city, country, latitude, longitude }) => ({
              '@type': 'Place',
              name: `${city}, ${country}`,
              geo: { '@type': 'GeoCoordinates', latitude, longitude },
            })),
            url: site.publicUrl + withLocale(sailingPath(sailing.cruiseRouteUuid), locale),
          },
          ...dataOfTrips(ports, (path) => site.publicUrl + withLocale(path, locale)),
        ]}
      />
      <BreadcrumbTrail here={ship} between={[{ label: t('cruises.here'), href: '/toursForCruises' }]} />
      <h1 className="type-h1 break-keep">{keepTogether(dates, heading)}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 text-ink-2">
        <span>{t('cruises.lineAndRoute', { line, route })}</span>
        <Anchor href={change} className="link inline-flex min-h-11 items-center">
          {t('cruises.changeSailing')}
        </Anchor>
        <Anchor href={shipPath(sailing.cruiseShipSlug)} className="link inline-flex min-h-11 items-center">
          {t('cruises.aboutShip', { ship })}
        </Anchor>
      </p>
      {isOver || isCancelled ? (
        <ForgetSailing
          routeId={sailing.cruiseRouteUuid}
          why={isCancelled ? 'cruises.cancelled' : 'cruises.ended'}
        />
      ) : (
        <RememberSailing sailing={sailing} />
      )}
      <StoredCopyNote readAt={readAt} />
      <div className="sailing mt-5">
        <div className="sailing-map">
          <RouteMap map={map} />
          <ShareSailing
            title={heading}
            url={site.publicUrl + withLocale(sailingPath(sailing.cruiseRouteUuid), locale)}
          />
        </div>
        <div className="min-w-0">
          <p className="text-ink-2">{t('cruises.howFits')}</p>
          <SailingDays sailing={sailing} ports={ports} />
        </div>
      </div>
    </main>
  );
}

/** A browser that remembers a sailing which the timetable no longer has forgets it. */
export function ErrorBoundary({ error, params: { routeId } }: Route.ErrorBoundaryProps) {
  const status = failedStatus(error);
  return (
    <>
      {status === 404 && routeId !== undefined && (
        <div className="page-width">
          <ForgetSailing routeId={routeId} />
        </div>
      )}
      <ErrorPage status={status} />
    </>
  );
}

/**
 * A heading that breaks between the ship and its days, not within a date. In Chinese the dates of a text are written with joined
 * numbers and units already, and the line breaks at its comma.
 */
function keepTogether(dates: string, heading: string): ReactNode {
  const [before, after] = heading.split(dates);
  if (after === undefined) return heading;
  return (
    <>
      {before}
      <span className="inline-block">{dates}</span>
      {after}
    </>
  );
}

const terminalOf = (port: CruiseRoutePort | undefined) =>
  port && { '@type': 'BoatTerminal', name: `${port.city}, ${port.country}` };

type SailingDaysProps = Pick<Route.ComponentProps['loaderData'], 'sailing' | 'ports'>;

function SailingDays({ sailing, ports: allPorts }: SailingDaysProps) {
  const t = useText();
  const { currency, locale } = usePage();
  const { intl } = localeTable[locale];
  const tripFilters = useTripFilters();
  const { filters, isFiltered } = tripFilters;
  const ports = filterPorts(allPorts, filters);
  const bookings = useBookingsOfSailing(sailing.cruiseRouteUuid);
  const firstOpen = ports.find(({ trips }) => trips.length > 0)?.position;
  const partsOf: TripParts = (tour) => ({
    picture: <TourThumbnail tour={tour} />,
    rating: <TourRating rating={tour.averageRating} count={tour.reviewCount} tag={intl} />,
    price: tourPriceText(tour, locale, t),
  });
  const tripsAt = (position: number) => allPorts.find((port) => port.position === position)?.trips.length;
  return (
    <>
      <TripFilterBar
        {...tripFilters}
        ports={allPorts}
        priceOf={(amount) => priceText(amount, currency, locale)}
      />
      <ol className="sailing-days">
        {sailingDays(sailing).map((day) => {
          if (day.kind !== 'call') return <SeaDay key={`${day.kind} ${day.date}`} day={day} />;
          const { position, city, country } = day.port;
          return (
            <PortDay
              key={`call ${position}`}
              day={day}
              place={placeText({ city, country }, t)}
              excursions={ports.find((port) => port.position === position)}
              allTrips={isFiltered ? tripsAt(position) : undefined}
              partsOf={partsOf}
              routeId={sailing.cruiseRouteUuid}
              isOpen={position === firstOpen}
              bookedTrips={bookings.get(position)?.map((booking) => bookedTrip(booking, locale, t))}
            />
          );
        })}
      </ol>
    </>
  );
}

const bookedStatus = { sold: 'booked', requested: 'requested', pending: 'pending' } as const;

function bookedTrip({ booking, status }: BookingOfSailing, locale: Locale, t: TextOf): BookedTrip {
  const { intl, messages } = localeTable[locale];
  const { accessKey, orderNumber, ticketUrl, trip } = booking;
  const point = trip.startingPointInformation;
  return {
    ...{ accessKey, orderNumber, ticketUrl, name: trip.tourName },
    status: bookedStatus[status],
    when: whenText(trip, intl, t),
    meetingPoint: point ? sideBySide([point.title, point.street], messages) : undefined,
  };
}

function SeaDay({ day }: { day: Exclude<SailingDay, { kind: 'call' }> }) {
  const t = useText();
  const { locale } = usePage();
  return (
    <li className="sailing-day">
      <span className="sailing-mark" aria-hidden="true">
        ~
      </span>
      <div className="sailing-head text-ink-2">
        <span className="type-h4">
          {day.kind === 'sea' ? t('cruises.atSea') : t('cruises.passage', { name: day.name })}
        </span>
        <span>{dayText(day.date, locale)}</span>
      </div>
    </li>
  );
}
