import {
  ORGANISATION_METHODS,
  type OrganisationMethod,
  type PaymentMethod,
} from '@ashore/core/booking/payment-rules.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { useState } from 'react';
import { usePage } from '../../../page/use-page.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { useFormValues } from '../form/form-values.ts';
import type { PaymentOptions } from './payment-options.ts';

export type PaymentMethodChoice = {
  readonly method: PaymentMethod | OrganisationMethod;
  /** Payment methods to choose from; none if the method was chosen before. */
  readonly offeredMethods: readonly PaymentMethod[];
  readonly authorize: boolean;
  /** Whether the money is only authorised, because the product or the traveller requires it. */
  readonly isAuthorisedOnly: boolean;
  choose(method: PaymentMethod): void;
  setAuthorize(authorize: boolean): void;
};

// Display order. The wallet of the device is quicker than a card: it needs no typing.
const displayOrder = ['web-payments', 'credit-card', 'paypal', 'bancontact', 'alipay', 'wechat-pay'] as const;
/** Chinese readers pay with these rather than with a card. */
const chineseDisplayOrder = [
  'alipay',
  'wechat-pay',
  'web-payments',
  'credit-card',
  'paypal',
  'bancontact',
] as const;

/**
 * How the traveller wants to pay. An organisation has chosen that in its first step. The wallet of the device is
 * listed if there is one, and never chosen for the traveller, because it may be reported late. Where nothing is paid now,
 * there is nothing to choose: a method that pays elsewhere would begin a payment of nothing.
 */
export function usePaymentMethod(
  options: PaymentOptions,
  hasWallet: boolean,
  isNothingDue = false,
): PaymentMethodChoice {
  const isBilled = useCommerceStore((state) => state.ui.checkoutType) === 'billed';
  const formMethod = useFormValues().method;
  const [wantedMethod, choose] = useState(methodOfLastAttempt);
  const [authorize, setAuthorize] = useState(false);
  const { messages } = localeTable[usePage().locale];
  const order = messages === 'zh-Hans' ? chineseDisplayOrder : displayOrder;
  const offeredMethods =
    isBilled || isNothingDue
      ? []
      : order.filter(
          (method) => options.methods.includes(method) && (method !== 'web-payments' || hasWallet),
        );
  const billed = ORGANISATION_METHODS.find((method) => method === formMethod) ?? 'bill-organisation';
  const chosenMethod =
    offeredMethods.find((method) => method === wantedMethod) ??
    offeredMethods.find((method) => method !== 'web-payments') ??
    'credit-card';
  const method = isBilled ? billed : chosenMethod;
  const isCard = method === 'credit-card';
  return {
    method,
    offeredMethods,
    authorize: isCard && authorize,
    isAuthorisedOnly: options.isAuthorisedOnly || method === 'authorise-card' || (isCard && authorize),
    choose,
    setAuthorize,
  };
}

/** Returns the earlier method to a traveller who comes back from a bank or a wallet without having paid. */
function methodOfLastAttempt(): PaymentMethodChoice['method'] | undefined {
  const { attempt, cartId } = useCommerceStore.getState();
  return attempt?.cartId === cartId ? attempt?.method : undefined;
}
