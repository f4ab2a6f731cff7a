import { contract } from '@ashore/core/contract/contract.ts';
import { localDate } from '@ashore/core/time/local-date.ts';
import { implement } from '@orpc/server';
import { listDays } from '../../features/availability/list-days.ts';
import { showDay } from '../../features/availability/show-day.ts';
import type { ApiContext } from './context.ts';
import { refusing } from './refusing.ts';

const availability = implement(contract.availability).$context<ApiContext>().use(refusing);

// Neither is remembered: what is left changes by the minute, and with every hold.
export const show = availability.show.handler(async ({ input, context, errors }) => {
  const { id, party, currency, cartId } = input;
  const found = await listDays(context.database, {
    id,
    from: localDate(input.from),
    to: localDate(input.to),
    party,
    currency,
    cartId,
    now: context.now(),
  });
  if (!found) throw errors.not_found();
  const { onRequest, days, ...rest } = found;
  const availableDates = days.filter(({ state }) => state === 'free').map(({ date }) => date);
  return { ...rest, availableDates, requireBookingApproval: onRequest, currency, days };
});

export const day = availability.day.handler(async ({ input, context, errors }) => {
  const { id, date, party, currency, cartId } = input;
  const asked = { id, date: localDate(date), party, currency, cartId, now: context.now() };
  const found = await showDay(context.database, asked);
  if (!found) throw errors.not_found();
  return found;
});
