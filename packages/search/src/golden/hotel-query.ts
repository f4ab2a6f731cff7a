import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { HotelFeature } from '../lodging/hotel-features.ts';

/** A query about hotels, or one that only sounds like it, with its right reading. Only tests read these files. */
export type HotelQuery = {
  readonly query: string;
  /** `trips`: words such as "hotel pick-up", which must not lead to hotels. */
  readonly about: 'hotels' | 'trips';
  /** Slugs of the places whose hotels are right. Without places, hotels of all places are. */
  readonly places?: readonly string[];
  /** English name of the quarter that is named. */
  readonly quarter?: string;
  /** The sight that the hotels must be near to, as place and sight. */
  readonly near?: string;
  /** What each hotel must have. */
  readonly wants?: readonly HotelFeature[];
  readonly stars?: 4 | 5;
  /** The hotel that is named, as place and hotel. */
  readonly hotel?: string;
  /** The place that is named and has no hotels, by its English name, and the nearest place with hotels. */
  readonly nothingIn?: string;
  readonly instead?: string;
  /** Arrival and departure, if the query states them, on 30 November 2026. */
  readonly nights?: readonly [string, string];
  readonly adults?: number;
};

/** A query as written in the list of its language. */
export type LocalHotelQuery = Omit<HotelQuery, 'about'> & { readonly about?: HotelQuery['about'] };

export type GoldenHotelQuery = HotelQuery & { readonly language: MessageLocale };
