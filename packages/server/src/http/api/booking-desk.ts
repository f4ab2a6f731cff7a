import type { BookingDesk } from '../../features/bookings/booking-desk.ts';
import type { ApiContext } from './context.ts';
import { rememberedSoldProduct, rememberedSources } from './remembered-sources.ts';

/** What booking needs, as calls have it: products as pages show them, until they change. */
export function bookingDesk(context: ApiContext): BookingDesk {
  const { database, inventories, payments, publishableKey, now } = context;
  return {
    database,
    inventories,
    payments,
    publishableKey,
    now,
    sources: rememberedSources(context),
    soldProduct: rememberedSoldProduct(context),
  };
}
