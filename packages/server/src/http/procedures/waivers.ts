import { contract } from '@ashore/core/contract/contract.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { waiverText } from '@ashore/core/waivers/waiver-text.ts';
import { implement } from '@orpc/server';
import { canViewCart } from '../../features/bookings/access.ts';
import { storedQuoteSchema } from '../../features/quotes/quote.ts';
import { presentWaiver } from '../../features/waivers/present-waiver.ts';
import { signWaiver } from '../../features/waivers/sign-waiver.ts';
import { waiverKindOf } from '../../features/waivers/signed-product.queries.ts';
import { waiversOf } from '../../features/waivers/signed-waivers.ts';
import type { GrantedContext } from '../access/grant-access.ts';
import { type ApiContext, textLocale } from '../api/call/context.ts';
import { withContractErrors } from '../api/middleware/errors.ts';

const waivers = implement(contract.waivers).$context<GrantedContext>().use(withContractErrors);

export const sign = waivers.sign.handler(async ({ input: { data }, context, errors }) => {
  const { cartId, productUuid, bookingDate, participantName, guardianName, textVersion, signature } = data;
  const hold = await context.inventories.find(cartId);
  if (!hold) throw errors.not_found();
  if (hold.state !== 'held') throw errors.gone();
  const { productId, path, date, timeZone } = storedQuoteSchema.parse(hold.quote);
  // The path of a product ends in its public code.
  if (productUuid !== productId && !path.endsWith(`-${productUuid}`))
    throw new Failure('conflict', { field: 'productUuid' });
  if (bookingDate !== date) throw new Failure('conflict', { field: 'bookingDate' });
  const { database, drawWaiver: draw } = context;
  const trip = { productId, date: localDate(date), timeZone, spots: hold.spots };
  return signWaiver(
    { database, draw },
    { cartId, participantName, guardianName, textVersion, signature, trip, signedAt: hold.now },
  );
});

/** Also shows a bought cart to its buyer, who can read the signed waivers again. */
export const show = waivers.show.handler(async ({ input: { cartId, accessKey }, context, errors }) => {
  const hold = await context.inventories.find(cartId);
  const accountId = context.actor?.account.id;
  if (!hold || !(await canViewCart(context.database.pool, cartId, accessKey, accountId)))
    throw errors.not_found();
  const { productId, date } = storedQuoteSchema.parse(hold.quote);
  const { pool } = context.database;
  const [kind, signed] = await Promise.all([waiverKindOf(pool, productId), waiversOf(pool, [cartId])]);
  const ofThisTrip = signed.filter(
    (waiver) => waiver.productId === productId && waiver.date === date && waiver.kind === kind,
  );
  return {
    text: kind && textOf(kind, context),
    waivers: ofThisTrip.map(presentWaiver),
  };
});

function textOf(kind: Parameters<typeof waiverText>[0], context: ApiContext) {
  const { locale, sections, ...text } = waiverText(kind, textLocale(context));
  return {
    ...text,
    language: locale,
    sections: sections.map(({ heading, points }) => ({ heading, points: [...points] })),
  };
}
