import { contract } from '@ashore/core/contract/contract.ts';
import { implement } from '@orpc/server';
import { answerRequest } from '../../../features/bookings/requests/answer-request.ts';
import { findBySupplierLink, showRequest } from '../../../features/bookings/requests/show-requests.ts';
import { type ApiContext, textLocale } from '../../api/call/context.ts';
import { withContractErrors } from '../../api/middleware/errors.ts';
import { rateLimit } from '../../api/middleware/rate-limit.ts';
import { cachedQuoteReaders } from '../booking-deps.ts';

const bookings = implement(contract.bookings).$context<ApiContext>();

export const show = bookings.showRequest
  .use(rateLimit(60))
  .use(withContractErrors)
  .handler(async ({ input: { secret }, context, errors }) => {
    const client = context.database.pool;
    const { readTexts } = cachedQuoteReaders(context);
    const request = await showRequest({ client, readTexts, locale: textLocale(context) }, secret);
    if (!request) throw errors.not_found();
    return request;
  });

export const answer = bookings.answerRequest
  .use(rateLimit(30))
  .use(withContractErrors)
  .handler(async ({ input: { secret, answer, reason }, context, errors }) => {
    const bookingId = await findBySupplierLink(context.database.pool, secret);
    if (bookingId === undefined) throw errors.not_found();
    const supplierAnswer = { bookingId, answer, reason, actor: 'supplier' } as const;
    const { outcome, booking } = await answerRequest(context.database, supplierAnswer);
    if (outcome === 'too_late') throw errors.gone();
    if (outcome === 'otherwise') throw errors.conflict({ data: { field: 'answer' } });
    return { state: booking.state };
  });
