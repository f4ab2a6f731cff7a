import type { CheckoutRequest } from '@ashore/core/contract/checkout-request.ts';
import { contract } from '@ashore/core/contract/contract.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { implement } from '@orpc/server';
import { actingOrganisation } from '../../features/accounts/acting-organisation.ts';
import { refuseForeignSub } from '../../features/accounts/refuse-foreign-sub.ts';
import { type CheckedOut, type CheckOut, checkOut } from '../../features/bookings/check-out.ts';
import { confirmPayment } from '../../features/bookings/confirm-payment.ts';
import { showPaymentOptions } from '../../features/bookings/show-payment-options.ts';
import { atMost } from './at-most.ts';
import { bookingDesk } from './booking-desk.ts';
import { type ApiContext, messageLocale, textLocale } from './context.ts';
import { DISCOUNT_CHECKS } from './discounts.ts';
import { checkoutAnswer, intentAnswer } from './present-checkout.ts';
import { asContractError, refusing } from './refusing.ts';

const calls = implement(contract.checkout).$context<ApiContext>();

/** A minute: a whole ship books through one address, and nobody tries cards in a loop. */
const checkouts = atMost(60);

export const direct = calls.checkout
  .use(checkouts)
  .use(refusing)
  .handler(async ({ input: { data }, context }) =>
    checkoutAnswer(context, await checkOut(bookingDesk(context), await wishOf(data, context))),
  );

export const billed = calls.authorizationCheckout
  .use(checkouts)
  .use(refusing)
  .handler(async ({ input: { data }, context }) => {
    const organisationId = await actingOrganisation(context.database.pool, {
      member: await context.member(),
      selected: data.organizationId,
      defaultId: context.defaultOrganisationId,
    });
    const deskLocale = textLocale(context);
    const returnUrl = returnUrlOf(data, `${context.site.publicUrl}`, deskLocale);
    const ofGuest = { kind: 'billed', organisationId, deskLocale, returnUrl } as const;
    const wish = { ...(await wishOf(data, context)), ...ofGuest };
    return checkoutAnswer(context, await checkOut(bookingDesk(context), wish));
  });

export const confirmation = calls.paymentConfirmation
  .use(atMost(120))
  .use(refusing)
  .handler(async ({ input: { data }, context }) =>
    checkoutAnswer(context, await confirmPayment(bookingDesk(context), data)),
  );

export const options = calls.paymentOptions.use(refusing).handler(async ({ input, context, errors }) => {
  // Whoever guesses codes does not do it here either.
  if (input.voucherCode !== undefined && context.wait('discounts.check', DISCOUNT_CHECKS) > 0)
    throw errors.too_many_requests();
  const found = await showPaymentOptions(bookingDesk(context), { ...input, locale: textLocale(context) });
  if (!found) throw errors.not_found();
  return found;
});

export const intent = calls.paymentIntent
  .use(checkouts)
  .use(refusing)
  .handler(async ({ input: { data }, context }) => begin(data, context));

export const payPalOrder = calls.payPalOrder
  .use(checkouts)
  .use(refusing)
  .handler(async ({ input: { data }, context }) =>
    begin({ ...data, stripePaymentMethod: 'paypal' }, context),
  );

/** Begins what a browser finishes: nothing can have been paid yet, unless it was before. */
async function begin(data: CheckoutRequest, context: ApiContext) {
  const chargeRequest = { ...data.chargeRequest, paymentMethodId: null };
  const wish = await wishOf({ ...data, chargeRequest }, context);
  const begun: CheckedOut = await checkOut(bookingDesk(context), wish);
  // It is paid: whoever begins again is told by the checkout.
  if (!('intent' in begun)) throw asContractError(new Failure('conflict', { field: 'cartId' }));
  return intentAnswer(begun.intent);
}

async function wishOf(request: CheckoutRequest, context: ApiContext): Promise<CheckOut> {
  const [person] = request.cart.persons;
  refuseForeignSub({ member: await context.member(), sub: person?.sub ?? null });
  const locale = person ? messageLocale(person.locale) : textLocale(context);
  const { publicUrl, name } = context.site;
  return {
    request,
    kind: 'direct',
    organisationId: null,
    variant: context.desk.variant,
    locale,
    returnUrl: returnUrlOf(request, `${publicUrl}`, locale),
    description: name,
  };
}

/** A bank knows no language of ours; a wallet comes back to the step it was opened from. */
function returnUrlOf(
  { stripePaymentMethod: method }: CheckoutRequest,
  publicUrl: string,
  locale: string,
): string {
  return method === 'bancontact'
    ? `${publicUrl}/bancontact-processing`
    : `${publicUrl}/${locale}/new/checkout/payment`;
}
