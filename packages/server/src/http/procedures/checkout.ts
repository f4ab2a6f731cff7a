import { isRedirectMethod } from '@ashore/core/booking/payment-rules.ts';
import type { CheckoutRequest } from '@ashore/core/contract/checkout-request.ts';
import { contract } from '@ashore/core/contract/contract.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { implement } from '@orpc/server';
import { confirmPayment } from '../../features/bookings/checkout/confirm-payment.ts';
import { showPaymentOptions } from '../../features/bookings/checkout/show-payment-options.ts';
import {
  type CheckoutInput,
  type CheckoutResult,
  submitCheckout,
} from '../../features/bookings/checkout/submit-checkout.ts';
import {
  actingOrganisation,
  refuseOtherOrganisation,
  refuseOtherSubject,
} from '../../features/organisations/acting-organisation.ts';
import { accountOf, type GrantedContext } from '../access/grant-access.ts';
import { messageLocale, textLocale } from '../api/call/context.ts';
import { withContractErrors } from '../api/middleware/errors.ts';
import { rateLimit } from '../api/middleware/rate-limit.ts';
import { bookingDeps } from './booking-deps.ts';
import { DISCOUNT_CHECKS } from './discounts.ts';
import { checkoutAnswer, intentAnswer } from './present-checkout.ts';

const calls = implement(contract.checkout).$context<GrantedContext>();

/** Per minute. A whole ship may book through one address, but no client may try cards in a loop. */
const checkouts = rateLimit(60);

export const direct = calls.checkout
  .use(checkouts)
  .use(withContractErrors)
  .handler(async ({ input: { data }, context }) => {
    await refuseOrganisation(data, context);
    return checkoutAnswer(
      context,
      await submitCheckout(bookingDeps(context), await checkoutInputOf(data, context)),
    );
  });

export const billed = calls.authorizationCheckout
  .use(checkouts)
  .use(withContractErrors)
  .handler(async ({ input: { data }, context }) => {
    const organisationId = actingOrganisation({
      memberships: (await context.actor?.memberships()) ?? [],
      selected: data.organizationId,
      defaultId: context.defaultOrganisationId,
    });
    const staffLocale = textLocale(context);
    const returnUrl = returnUrlOf(data, context.site.publicUrl, staffLocale);
    const bookedBy = accountOf(context).id;
    const who = { organisationId, bookedBy, accountId: null };
    const billedFields = { kind: 'billed', ...who, staffLocale, returnUrl } as const;
    const checkout = { ...(await checkoutInputOf(data, context)), ...billedFields };
    return checkoutAnswer(context, await submitCheckout(bookingDeps(context), checkout));
  });

export const confirmation = calls.paymentConfirmation
  .use(rateLimit(120))
  .use(withContractErrors)
  .handler(async ({ input: { data }, context }) =>
    checkoutAnswer(context, await confirmPayment(bookingDeps(context), data)),
  );

export const options = calls.paymentOptions
  .use(withContractErrors)
  .handler(async ({ input, context, errors }) => {
    // Payment options are limited too, so that they do not help to guess discount codes.
    if (input.voucherCode !== undefined && context.takeCallToken('discounts.check', DISCOUNT_CHECKS) > 0)
      throw errors.too_many_requests();
    const options = await showPaymentOptions(bookingDeps(context), { ...input, locale: textLocale(context) });
    if (!options) throw errors.not_found();
    return options;
  });

export const intent = calls.paymentIntent
  .use(checkouts)
  .use(withContractErrors)
  .handler(async ({ input: { data }, context }) => begin(data, context));

export const payPalOrder = calls.payPalOrder
  .use(checkouts)
  .use(withContractErrors)
  .handler(async ({ input: { data }, context }) =>
    begin({ ...data, stripePaymentMethod: 'paypal' }, context),
  );

/** Begins a payment without a payment method. The browser adds the method and finishes the payment. */
async function begin(data: CheckoutRequest, context: GrantedContext) {
  await refuseOrganisation(data, context);
  const chargeRequest = { ...data.chargeRequest, paymentMethodId: null };
  const checkout = await checkoutInputOf({ ...data, chargeRequest }, context);
  const begun: CheckoutResult = await submitCheckout(bookingDeps(context), checkout);
  // The cart was paid before. A client that begins again learns this from the checkout call.
  if (!('intent' in begun)) throw new Failure('conflict', { field: 'cartId' });
  return intentAnswer(begun.intent);
}

async function refuseOrganisation({ organizationId: selected }: CheckoutRequest, context: GrantedContext) {
  const { defaultOrganisationId: defaultId, actor } = context;
  const memberships = selected === null ? [] : ((await actor?.memberships()) ?? []);
  refuseOtherOrganisation({ memberships, selected, defaultId });
}

async function checkoutInputOf(request: CheckoutRequest, context: GrantedContext): Promise<CheckoutInput> {
  const [person] = request.cart.persons;
  const account = context.actor?.account;
  refuseOtherSubject({ account, sub: person?.sub ?? null });
  const locale = person ? messageLocale(person.locale) : textLocale(context);
  const { publicUrl, name } = context.site;
  return {
    request,
    kind: 'direct',
    organisationId: null,
    accountId: account?.id ?? null,
    variant: context.support.variant,
    locale,
    returnUrl: returnUrlOf(request, publicUrl, locale),
    description: name,
  };
}

/**
 * Redirect methods return to an address without a language, because a bank knows none of ours. PayPal returns to
 * the step that opened it. Both addresses are in packages/web/src/screens.ts.
 */
function returnUrlOf(
  { stripePaymentMethod: method }: CheckoutRequest,
  publicUrl: string,
  locale: string,
): string {
  return isRedirectMethod(method)
    ? `${publicUrl}/bancontact-processing`
    : `${publicUrl}/${locale}/new/checkout/payment`;
}
