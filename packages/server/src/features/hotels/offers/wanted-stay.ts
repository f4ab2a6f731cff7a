import type { HOTEL_SORTS } from '@ashore/core/contract/values/hotels.ts';
import type { BedType } from '@ashore/core/hotels/beds.ts';
import type { Board } from '@ashore/core/hotels/board.ts';
import type { Stay } from '@ashore/core/hotels/stay-limits.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { RoomRequest } from './room-request.ts';

/** A wanted room, with the only board that will do, if there is one. */
export type WantedRoom = RoomRequest & { readonly board: Board | undefined };

/** What a traveller searches for. */
export type WantedStay = {
  readonly stay: Stay;
  readonly rooms: readonly WantedRoom[];
  readonly currency: SelectableCurrency;
};

export type HotelFilters = {
  /** Stars that are listed at all, by the specification four and five. */
  readonly ratings: readonly number[];
  readonly stars: readonly number[];
  readonly boards: readonly string[];
  /** Only rooms in which two guests sleep so; null: all. */
  readonly bed: BedType | null;
  readonly amenities: readonly string[];
  readonly freeCancellation: boolean;
  /** Only rates that are paid at the hotel. */
  readonly payAtHotel: boolean;
  /** Of the whole stay, in decimals of the traveller's currency. */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  /** The slug of the sight that distances are measured to; null: the main one. */
  readonly sight: string | null;
  readonly maxKmToSight: number | null;
  readonly maxKmToQuay: number | null;
};

export type HotelSort = (typeof HOTEL_SORTS)[number];

export type SearchHotelsInput = WantedStay & {
  /** UUID or public code. */
  readonly place: string;
  readonly nearbyCities: boolean;
  readonly filters: HotelFilters;
  readonly sort: HotelSort;
  /** From 1. */
  readonly page: number;
  readonly resultsPerPage: number;
  readonly includeStaticData: boolean;
  /** How long the search waits for other sellers, if less than usual. With 0 it asks none. */
  readonly sellerWaitMs?: number | undefined;
  readonly locale: MessageLocale;
  readonly now: Date;
};
