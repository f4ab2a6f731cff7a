import { contract } from '@ashore/core/contract/contract.ts';
import { implement } from '@orpc/server';
import { cancelBooking } from '../../features/bookings/cancel-booking.ts';
import { findBooking } from '../../features/bookings/find-booking.ts';
import { quoteCancellation } from '../../features/bookings/quote-cancellation.ts';
import { showBooking } from '../../features/bookings/show-booking.ts';
import { atMost } from './at-most.ts';
import { bookingDesk } from './booking-desk.ts';
import { type ApiContext, textLocale } from './context.ts';
import { refusing } from './refusing.ts';
import { rememberedSources } from './remembered-sources.ts';

const bookings = implement(contract.bookings).$context<ApiContext>();

export const show = bookings.show
  .use(atMost(120))
  .use(refusing)
  .handler(async ({ input, context, errors }) => {
    const found = await showBooking(
      {
        client: context.database.pool,
        words: rememberedSources(context).words,
        locale: textLocale(context),
      },
      input.accessKey,
    );
    if (!found) throw errors.not_found();
    return found;
  });

// More than a person needs, and no help to somebody who guesses numbers.
export const find = bookings.find
  .use(atMost(10))
  .use(refusing)
  .handler(async ({ input, context, errors }) => {
    const accessKey = await findBooking(context.database.pool, input);
    if (accessKey === undefined) throw errors.not_found();
    return { accessKey };
  });

export const quoteCancel = bookings.quoteCancellation
  .use(atMost(60))
  .use(refusing)
  .handler(({ input, context }) => quoteCancellation(context.database.pool, input));

export const cancel = bookings.cancel
  .use(atMost(20))
  .use(refusing)
  .handler(async ({ input, context, errors }) => {
    await cancelBooking(bookingDesk(context), input);
    const client = context.database.pool;
    const { words } = rememberedSources(context);
    const found = await showBooking({ client, words, locale: textLocale(context) }, input.accessKey);
    if (found?.seenBy !== 'owner') throw errors.not_found();
    return found;
  });
