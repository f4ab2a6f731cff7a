import type { Interest } from '@ashore/core/catalogue/interests.ts';
import type { ProductType } from '@ashore/core/contract/product-types.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Promotion } from '@ashore/core/pricing/ticket.ts';
import type { OfferedOption } from '../catalogue/read-offer.ts';

/** All that a list narrows and sorts by, of one product on sale. */
export type ListFacts = {
  readonly id: string;
  readonly type: ProductType;
  /** Its city by UUID first, then all that is around it, by UUID and code. */
  readonly places: readonly string[];
  readonly timeZone: string;
  readonly names: Readonly<Record<MessageLocale, string>>;
  readonly interests: readonly Interest[];
  readonly languages: readonly string[];
  readonly durationMinutes: number | null;
  readonly rating: number | null;
  readonly popularity: number;
  /** In the supplier's currency, before any promotion. */
  readonly currency: string;
  readonly priceMinor: number;
  readonly promotions: readonly Promotion[];
  readonly freeCancellation: boolean;
  readonly instant: boolean;
  readonly options: readonly ListedOption[];
};

/** What decides when it runs, and for how many. */
export type ListedOption = Pick<
  OfferedOption,
  'timetable' | 'capacity' | 'cutoffMinutes' | 'tickets' | 'resources'
>;
