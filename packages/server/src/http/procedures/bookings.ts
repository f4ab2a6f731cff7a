import { contract } from '@ashore/core/contract/contract.ts';
import { implement } from '@orpc/server';
import { findBooking } from '../../features/bookings/access.ts';
import { cancelBooking } from '../../features/bookings/cancellation/cancel-booking.ts';
import { quoteCancellation } from '../../features/bookings/cancellation/quote-cancellation.ts';
import { changeShip as changeShipOf } from '../../features/bookings/named-ship/change-ship.ts';
import { showBooking } from '../../features/bookings/show-booking.ts';
import type { GrantedContext } from '../access/grant-access.ts';
import { textLocale } from '../api/call/context.ts';
import { withContractErrors } from '../api/middleware/errors.ts';
import { rateLimit } from '../api/middleware/rate-limit.ts';
import { bookingDeps, cachedQuoteReaders } from './booking-deps.ts';

const bookings = implement(contract.bookings).$context<GrantedContext>();

export const show = bookings.show
  .use(rateLimit(120))
  .use(withContractErrors)
  .handler(async ({ input, context, errors }) => {
    const booking = await showBooking(
      {
        client: context.database.pool,
        readTexts: cachedQuoteReaders(context).readTexts,
        locale: textLocale(context),
      },
      input.accessKey,
      context.actor?.account.id,
    );
    if (!booking) throw errors.not_found();
    return booking;
  });

// More attempts a minute than a person needs, and too few for guessing order numbers.
export const find = bookings.find
  .use(rateLimit(10))
  .use(withContractErrors)
  .handler(async ({ input, context, errors }) => {
    const accessKey = await findBooking(context.database.pool, input);
    if (accessKey === undefined) throw errors.not_found();
    return { accessKey };
  });

export const quoteCancel = bookings.quoteCancellation
  .use(rateLimit(60))
  .use(withContractErrors)
  .handler(({ input, context }) =>
    quoteCancellation(context.database.pool, { ...input, accountId: context.actor?.account.id }),
  );

export const cancel = bookings.cancel
  .use(rateLimit(20))
  .use(withContractErrors)
  .handler(async ({ input, context, errors }) => {
    const accountId = context.actor?.account.id;
    await cancelBooking(bookingDeps(context), { ...input, accountId });
    await context.numberDocuments();
    const client = context.database.pool;
    const { readTexts } = cachedQuoteReaders(context);
    const booking = await showBooking(
      { client, readTexts, locale: textLocale(context) },
      input.accessKey,
      accountId,
    );
    if (booking?.seenBy !== 'owner') throw errors.not_found();
    return booking;
  });

// Each correction sends the supplier an email.
export const changeShip = bookings.changeShip
  .use(rateLimit(20))
  .use(withContractErrors)
  .handler(async ({ input, context, errors }) => {
    const accountId = context.actor?.account.id;
    await changeShipOf(context.database, { ...input, accountId });
    const client = context.database.pool;
    const { readTexts } = cachedQuoteReaders(context);
    const booking = await showBooking(
      { client, readTexts, locale: textLocale(context) },
      input.accessKey,
      accountId,
    );
    if (!booking) throw errors.not_found();
    return booking;
  });
