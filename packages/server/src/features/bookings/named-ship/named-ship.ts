import type { NamedShipView } from '@ashore/core/contract/booking-view.ts';
import type { BookedShip, ShipDetails } from '@ashore/core/contract/transfer-request.ts';
import {
  type StatedCall,
  statedCall,
  statedOtherwise,
  statedShip,
} from '@ashore/core/cruises/stated-ship.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { localTimeAt } from '@ashore/core/time/time-zone.ts';
import type { Queryable } from '../../../database/queryable.ts';
import type { BookingNotes } from '../trip-facts/notes.ts';

/** A ship as the travellers state it, and what our timetable says of its call, if they booked from its sailing. */
export type NamedShip = ShipDetails & Pick<NamedShipView, 'byTimetable'>;

/** The ship that the travellers named in the checkout or in the transfer request; null without one. */
export function namedShip(
  { ship, ...notes }: Pick<BookingNotes, 'answers' | 'transferRequest' | 'ship' | 'start' | 'end'>,
  locale: MessageLocale,
): NamedShip | null {
  if (ship) return shipOfSailing(ship, statedCall(notes, ship), locale);
  const stated = statedShip(notes);
  return stated && { ...stated, byTimetable: null };
}

function shipOfSailing(ship: BookedShip, stated: StatedCall, locale: MessageLocale): NamedShip {
  const inLanguage = (names: BookedShip['shipNames']) => names[locale] ?? names.en;
  const { lastBoardingAt, berthNames, portNames, shipNames, timeZone } = ship;
  const byTimetable = {
    terminal: inLanguage(berthNames ?? portNames),
    allAboard: lastBoardingAt === null ? null : localTimeAt(new Date(lastBoardingAt), timeZone),
  };
  const { terminal, allAboard } = statedOtherwise(ship, stated);
  return {
    shipName: inLanguage(shipNames),
    terminal: terminal || byTimetable.terminal,
    allAboard: allAboard ?? byTimetable.allAboard,
    byTimetable,
  };
}

type ShipOfBooking = Pick<NamedShipView, 'isInPort'> & {
  /** Until then the supplier takes bookings of the departure, and corrections. */
  readonly cutOff: Date;
};

/** What the catalogue and the timetable say of the ship that the traveller of a booking named. */
export async function readNamedShip(
  client: Queryable,
  bookingId: string,
  { shipName }: Pick<ShipDetails, 'shipName'>,
): Promise<ShipOfBooking> {
  const { rows } = await client.query<ShipOfBooking>({ name: 'named-ship', text: NAMED_SHIP }, [
    bookingId,
    shipName,
  ]);
  const [row] = rows;
  if (!row) throw new Error(`There is no booking ${bookingId}.`);
  return row;
}

/**
 * A departure without an option in the catalogue is closed for corrections when it starts. The timetable knows a day of a ship
 * if one of its sailings takes place then.
 */
const NAMED_SHIP = `
  select booking.starts_at - make_interval(mins => coalesce((
      select option.cutoff_minutes from product_options option
      where option.id = (booking.quote ->> 'optionId')::uuid), 0)) as "cutOff",
    (select bool_or(exists (
        select from cruise_calls call join cruise_ports port on port.id = call.port_id
        join locations place on place.slug = port.place_slug
        where call.route_id = route.id and call.state <> 'skipped' and place.id = product.location_id
          and booking.starts_at < coalesce(call.departs_at, 'infinity')
          and booking.ends_at > coalesce(call.arrives_at, '-infinity')))
      from cruise_routes route join cruise_ships ship on ship.id = route.ship_id
      where (booking.starts_at at time zone booking.time_zone)::date between route.starts_on and route.ends_on
        and exists (
          select from jsonb_each_text(ship.names) as of_ship(locale, name)
          where lower(of_ship.name) = lower(trim($2)))) as "isInPort"
  from bookings booking left join products product on product.id = booking.product_id
  where booking.id = $1`;
