import { contract } from '@ashore/core/contract/contract.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { implement } from '@orpc/server';
import { listDays } from '../../features/availability/list-days.ts';
import { showDay } from '../../features/availability/show-day.ts';
import { departureFacts } from '../../features/bookings/trip-facts/held-facts.ts';
import { type ApiContext, textLocale } from '../api/call/context.ts';
import { withContractErrors } from '../api/middleware/errors.ts';
import { cachedQuoteReaders } from './booking-deps.ts';

const availability = implement(contract.availability).$context<ApiContext>().use(withContractErrors);

// Neither call is cached: availability changes by the minute, and with every hold.
export const show = availability.show.handler(async ({ input, context, errors }) => {
  const { id, party, currency, cartId } = input;
  const answer = await listDays(context.database, {
    id,
    from: localDate(input.from),
    to: localDate(input.to),
    party,
    currency,
    cartId,
    now: context.now(),
  });
  if (!answer) throw errors.not_found();
  const { onRequest, days, ...rest } = answer;
  const availableDates = days.filter(({ state }) => state === 'free').map(({ date }) => date);
  return { ...rest, availableDates, requireBookingApproval: onRequest, currency, days };
});

export const day = availability.day.handler(async ({ input, context, errors }) => {
  const { id, date, party, currency, cartId } = input;
  const query = { id, date: localDate(date), party, currency, cartId, now: context.now() };
  const answer = await showDay(context.database, query);
  if (!answer) throw errors.not_found();
  const locale = textLocale(context);
  const { readOffer, readTexts } = cachedQuoteReaders(context);
  const [product, texts] = await Promise.all([readOffer(id), readTexts(id, locale)]);
  if (!product || !texts) return answer;
  const readerContext = { locale, now: context.now(), timeZone: product.timeZone };
  const components = answer.components.map((component) => ({
    ...component,
    departures: component.departures.map((departure) => ({
      ...departure,
      facts: departureFacts({ ...departure, date }, texts, readerContext),
    })),
  }));
  return { ...answer, components };
});
