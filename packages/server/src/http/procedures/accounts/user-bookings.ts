import { contract } from '@ashore/core/contract/contract.ts';
import { implement } from '@orpc/server';
import { listAccountBookings } from '../../../features/bookings/of-account/list-account-bookings.ts';
import { accountOf, type GrantedContext } from '../../access/grant-access.ts';
import { textLocale } from '../../api/call/context.ts';
import { jsonOutput } from '../../api/call/json-text.ts';
import { withContractErrors } from '../../api/middleware/errors.ts';
import { rateLimit } from '../../api/middleware/rate-limit.ts';
import { cachedQuoteReaders } from '../booking-deps.ts';

/** Bookings have the type of the contract, and a test checks them. Checking each answer would copy all of them twice. */
const accounts = implement(contract.accounts)
  .$config({ initialOutputValidationIndex: Number.NaN })
  .$context<GrantedContext>()
  .use(rateLimit(120))
  .use(withContractErrors);

export const bookings = accounts.bookings.handler(async ({ input: { query }, context }) => {
  const { subjectId, group, page, size } = query;
  const account = accountOf(context);
  const { readTexts } = cachedQuoteReaders(context);
  const { bookings, counts, now } = await listAccountBookings(
    { client: context.database.pool, readTexts, locale: textLocale(context) },
    { accountId: account.id, group, page, size },
  );
  const totalElements =
    group === undefined ? counts.upcoming + counts.past + counts.cancelled : counts[group];
  const totalPages = Math.ceil(totalElements / size);
  const pageAt = (number: number) => {
    const parameters = new URLSearchParams({ subjectId, ...(group && { group }) });
    return { href: `/api/shopper/user-bookings?${parameters}&page=${number}&size=${size}` };
  };
  const output = {
    _embedded: { bookingList: [...bookings] },
    _links: { self: pageAt(page), ...(page + 1 < totalPages && { next: pageAt(page + 1) }) },
    page: { number: page, size, totalElements, totalPages },
    counts,
    utcNow: now.toISOString(),
  };
  return context.takesJson ? jsonOutput<typeof output>(JSON.stringify(output)) : output;
});
