import { type TextOf, useText } from '../../i18n/texts.ts';
import { LocalLink } from '../../page/links.tsx';
import { FactList, type PortFact } from './fact-list.tsx';

/** A trip that the passenger has booked at a port call, as the browser stores it. */
export type BookedTrip = {
  readonly accessKey: string;
  readonly name: string;
  readonly status: 'booked' | 'requested' | 'pending';
  readonly when: string;
  /** Name and street of the meeting point; undefined if the supplier names none. */
  readonly meetingPoint: string | undefined;
  readonly orderNumber: string;
  /** Null before there is a ticket. */
  readonly ticketUrl: string | null;
};

const linkClasses = 'link inline-flex min-h-11 items-center';

/** The trips that the passenger has booked at a port call. All of it can be read without a connection. */
export function BookedTrips({ trips }: { trips: readonly BookedTrip[] }) {
  const t = useText();
  if (trips.length === 0) return null;
  return (
    <ul className="booked-trips">
      {trips.map((trip) => (
        <li key={trip.accessKey}>
          <p className="font-semibold">{t(`bookedTrips.${trip.status}`, { trip: trip.name })}</p>
          <FactList facts={factsOf(trip, t)} />
          <BookedTripLinks {...trip} />
        </li>
      ))}
    </ul>
  );
}

function BookedTripLinks({ accessKey, ticketUrl }: Pick<BookedTrip, 'accessKey' | 'ticketUrl'>) {
  const t = useText();
  return (
    <p className="flex flex-wrap gap-x-6">
      {/* Loads a document, which the browser may have stored. The router would ask the server for its data. */}
      <LocalLink to={`/booking#key=${accessKey}`} className={linkClasses}>
        {t('bookedTrips.booking')}
      </LocalLink>
      {ticketUrl !== null && (
        <a href={ticketUrl} download className={linkClasses}>
          {t('bookedTrips.ticket')}
        </a>
      )}
    </p>
  );
}

function factsOf({ when, meetingPoint, orderNumber }: BookedTrip, t: TextOf): PortFact[] {
  return [
    [t('bookedTrips.when'), when],
    ...(meetingPoint === undefined ? [] : [[t('bookedTrips.meet'), meetingPoint] as const]),
    [t('bookedTrips.order'), orderNumber],
  ];
}
