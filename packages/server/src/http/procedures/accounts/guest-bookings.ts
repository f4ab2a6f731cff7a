import { contract } from '@ashore/core/contract/contract.ts';
import { implement } from '@orpc/server';
import { claimBookings, listGuestBookings } from '../../../features/bookings/of-account/claim-bookings.ts';
import { accountOf, type GrantedContext } from '../../access/grant-access.ts';
import { textLocale } from '../../api/call/context.ts';
import { withContractErrors } from '../../api/middleware/errors.ts';
import { rateLimit } from '../../api/middleware/rate-limit.ts';
import { cachedQuoteReaders } from '../booking-deps.ts';

const accounts = implement(contract.accounts)
  .$context<GrantedContext>()
  .use(rateLimit(60))
  .use(withContractErrors);

export const list = accounts.guestBookings.handler(async ({ context }) => {
  const { readTexts } = cachedQuoteReaders(context);
  const { bookings, total } = await listGuestBookings(
    { client: context.database.pool, readTexts, locale: textLocale(context) },
    accountOf(context).id,
  );
  return { bookings: [...bookings], total };
});

export const claim = accounts.claimGuestBookings.handler(async ({ input: { body }, context }) => {
  const wanted = { accountId: accountOf(context).id, orderNumber: body.orderNumber };
  return { claimed: await claimBookings(context.database.pool, wanted) };
});
