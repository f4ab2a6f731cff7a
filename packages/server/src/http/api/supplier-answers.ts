import { contract } from '@ashore/core/contract/contract.ts';
import { implement } from '@orpc/server';
import { answerRequest } from '../../features/bookings/answer-request.ts';
import { showRequest } from '../../features/bookings/show-request.ts';
import { findBySupplierLink } from '../../features/bookings/supplier-link.ts';
import { atMost } from './at-most.ts';
import { type ApiContext, textLocale } from './context.ts';
import { refusing } from './refusing.ts';
import { rememberedSources } from './remembered-sources.ts';

const bookings = implement(contract.bookings).$context<ApiContext>();

export const show = bookings.showRequest
  .use(atMost(60))
  .use(refusing)
  .handler(async ({ input: { secret }, context, errors }) => {
    const client = context.database.pool;
    const { words } = rememberedSources(context);
    const request = await showRequest({ client, words, locale: textLocale(context) }, secret);
    if (!request) throw errors.not_found();
    return request;
  });

export const answer = bookings.answerRequest
  .use(atMost(30))
  .use(refusing)
  .handler(async ({ input: { secret, answer, reason }, context, errors }) => {
    const bookingId = await findBySupplierLink(context.database.pool, secret);
    if (bookingId === undefined) throw errors.not_found();
    const wish = { bookingId, answer, reason, actor: 'supplier' } as const;
    const { outcome, booking } = await answerRequest(context.database, wish);
    if (outcome === 'too_late') throw errors.gone();
    if (outcome === 'otherwise') throw errors.conflict({ data: { field: 'answer' } });
    return { state: booking.state };
  });
