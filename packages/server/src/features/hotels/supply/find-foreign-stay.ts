import { Failure } from '@ashore/core/errors/failure.ts';
import { type Conversion, convertMoney } from '@ashore/core/money/convert-money.ts';
import { type Money, money } from '@ashore/core/money/money.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../../database/connect.ts';
import type {
  CancellationTier,
  LodgingSupplies,
  LodgingSupply,
  RoomOffer,
  StayOffer,
  WantedParty,
} from '../../../gateways/lodging/port.ts';
import { areNoWorse } from '../../../gateways/lodging/terms.ts';
import { type ExchangeRates, readRates } from '../../catalogue/prices/exchange-rates.ts';
import type { StoredQuote, StoredStay } from '../../quotes/quote.ts';

type StoredRoom = StoredStay['rooms'][number];

export type FindForeignStayInput = {
  readonly quote: StoredQuote & { readonly stay: StoredStay };
  /** The signed offers of the rooms, in their order. */
  readonly offers: readonly { readonly residence: string }[];
};

export type ForeignStay = Pick<StoredQuote, 'source' | 'onRequest'> & { readonly foreignOffer: StayOffer };

/** Longer than a search may take. */
const WAIT_MS = 4_000;

/**
 * Asks the seller of a hotel whether it still has the rooms of a quote for what the traveller pays, with terms that are no
 * worse. Undefined if we sell the rooms ourselves, as we do if the seller is not connected. `nothing`: the seller has no such
 * rooms, or no person has confirmed which of its hotels this is. A seller that does not answer is `unavailable`.
 */
export async function findForeignStay(
  { quote, offers }: FindForeignStayInput,
  { database, sellers }: { readonly database: Database; readonly sellers: LodgingSupplies },
): Promise<ForeignStay | 'nothing' | undefined> {
  if (sellers.size === 0) return undefined;
  const hotel = await readForeignHotel(database, quote);
  const supply = hotel && sellers.get(hotel.source);
  if (!supply) return undefined;
  const { stay } = quote;
  // The seller is paid by us, so the guests cannot pay at the hotel.
  if (hotel.hotelCode === null || stay.payment !== 'prepaid') return 'nothing';
  const rates = await readRates(database);
  const nights = { arrival: localDate(stay.arrival), departure: localDate(stay.departure) };
  const parties = stay.rooms.map((room, index) => partyOf(room, offers[index]?.residence ?? ''));
  const found = await askSeller(supply, { hotelCode: hotel.hotelCode, stay: nights, parties });
  const rooms = stay.rooms.flatMap((room, index) => {
    const fitting = found[index]?.find(
      (offer) =>
        offer.roomTypeCode.toLowerCase() === hotel.roomTypes[room.roomTypeId] &&
        isAsPromised(offer, room, { quote, rates }),
    );
    return fitting ? [fitting] : [];
  });
  if (rooms.length < stay.rooms.length) return 'nothing';
  return {
    source: supply.name,
    onRequest: true,
    foreignOffer: { hotelCode: hotel.hotelCode, stay: nights, rooms },
  };
}

type ForeignHotelRow = {
  readonly source: string;
  readonly hotelCode: string | null;
  /** Our names of the room types are the seller's codes, in lower case. */
  readonly roomTypes: Readonly<Record<string, string>>;
};

async function readForeignHotel(
  { pool }: Database,
  { productId }: StoredQuote,
): Promise<ForeignHotelRow | undefined> {
  const { rows } = await pool.query<ForeignHotelRow>(
    `select product.booking_source as source, foreign_hotel.hotel_code as "hotelCode",
       (select jsonb_object_agg(id, slug) from room_types where hotel_id = product.id) as "roomTypes"
     from products product left join foreign_hotels foreign_hotel on foreign_hotel.product_id = product.id
       and foreign_hotel.source = product.booking_source and foreign_hotel.confirmed_at is not null
     where product.id = $1 and product.booking_source is not null`,
    [productId],
  );
  return rows[0];
}

function partyOf({ adults, childrenAges, board }: StoredRoom, residence: string): WantedParty {
  return { adults, childrenAges, board, residence, nationality: residence };
}

async function askSeller(
  supply: LodgingSupply,
  { hotelCode, ...wanted }: Parameters<LodgingSupply['rooms']>[1] & { readonly hotelCode: string },
): Promise<readonly (readonly RoomOffer[])[]> {
  const found = await supply.rooms(hotelCode, wanted, AbortSignal.timeout(WAIT_MS));
  if (found.outcome === 'unknown') throw new Failure('unavailable', { details: found.reason });
  return found.outcome === 'available' ? found.rooms : [];
}

type SoldAt = { readonly quote: StoredQuote; readonly rates: ExchangeRates };

/** Whether a rate costs no more than the traveller pays for the room, and its cancellation no more than promised. */
function isAsPromised(offer: RoomOffer, room: StoredRoom, { quote, rates }: SoldAt): boolean {
  const conversion = rates.conversion(offer.price.currency, quote.currency);
  if (converted(offer.price, conversion).amount > room.totalMinor) return false;
  const promised = room.cancellation.map(({ until, chargeMinor }) =>
    tierOf(until === null ? null : new Date(until), money(chargeMinor, quote.currency)),
  );
  const terms = offer.cancellation.map(({ until, charge }) => tierOf(until, converted(charge, conversion)));
  return areNoWorse(terms, promised);
}

function converted(amount: Money, conversion: Conversion): Money {
  return amount.currency === conversion.to ? amount : convertMoney(amount, conversion);
}

function tierOf(until: Date | null, charge: Money): CancellationTier {
  return { until, charge, cost: charge };
}
