import type { GuestNotificationFacts, NotificationFacts, StayNotification } from './notification-texts.ts';
import type { SupplierMailFacts, SupplierMailTexts } from './supplier.ts';

type Words = {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly (string | null)[];
};
export type Write = (about: GuestNotificationFacts) => Words;

/** Notifications that speak of tickets and travellers, and are written for rooms and guests instead. */
type OfStay = Readonly<
  Record<'confirmed' | 'tickets_cancelled' | 'cancelled' | 'cancelled_by_supplier', Write>
>;
type OfStaysAlone<About> = Readonly<Record<StayNotification, (about: About) => Words>>;

export type StayTexts = {
  readonly traveller: OfStay;
  readonly guest: OfStay;
  readonly organisation: OfStay;
  /** A hotel reported that its guests did not arrive, or has given its own number of the booking. */
  readonly ofStaysAlone: {
    readonly traveller: OfStaysAlone<NotificationFacts>;
    readonly guest: OfStaysAlone<GuestNotificationFacts>;
    readonly organisation: OfStaysAlone<GuestNotificationFacts>;
  };
  readonly supplier: Readonly<
    Record<'booked' | 'tickets_cancelled' | 'cancelled', (about: SupplierMailFacts) => SupplierMailTexts>
  >;
  readonly arrivals: (hotel: string, day: string, rooms: number) => SupplierMailTexts;
  /** To the guests, on the evening before; `day` is when check-in begins. */
  readonly reminder: (
    facts: Pick<GuestNotificationFacts, 'name' | 'trip' | 'orderNumber'> & { readonly day: string },
  ) => { readonly subject: string; readonly title: string; readonly paragraphs: readonly string[] };
  readonly hotel: string;
  readonly leadGuests: string;
  readonly voucher: string;
  readonly arrivalsList: string;
  /** In place of what is said of money where the guests pay at the hotel: we charged nothing, and what the hotel does. */
  readonly atHotel: {
    readonly nothing: string;
    readonly free: string;
    readonly mayCharge: (sum: string) => string;
  };
};
