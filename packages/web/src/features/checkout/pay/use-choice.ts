import {
  BILLED_METHODS,
  type BilledMethod,
  type PaymentMethod,
} from '@ashore/core/booking/payment-methods.ts';
import { useState } from 'react';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { useFormValues } from '../form/use-form.ts';
import type { Options } from './options.ts';

export type Choice = {
  readonly method: PaymentMethod | BilledMethod;
  /** Ways to choose between; none where it was chosen before. */
  readonly offered: readonly PaymentMethod[];
  readonly authorize: boolean;
  /** The money is only set aside: the product or the traveller wants it so. */
  readonly isHeld: boolean;
  choose(method: PaymentMethod): void;
  hold(authorize: boolean): void;
};

// The order in which they stand. A wallet of the device has a button of its own.
const listed = ['credit-card', 'paypal', 'bancontact'] as const;

/** How the traveller wants to pay. An organisation has said so with the first step. */
export function useChoice(options: Options): Choice {
  const isBilled = useCommerceStore((state) => state.ui.checkoutType) === 'billed';
  const said = useFormValues().method;
  const [wanted, choose] = useState(triedBefore);
  const [authorize, hold] = useState(false);
  const offered = isBilled ? [] : listed.filter((method) => options.methods.includes(method));
  const billed = BILLED_METHODS.find((method) => method === said) ?? 'bill-organisation';
  const chosen = offered.find((method) => method === wanted) ?? offered[0] ?? 'credit-card';
  const method = isBilled ? billed : chosen;
  const isCard = method === 'credit-card';
  return {
    method,
    offered,
    authorize: isCard && authorize,
    isHeld: options.isHeldOnly || method === 'authorise-card' || (isCard && authorize),
    choose,
    hold,
  };
}

/** Whoever comes back from a bank or a wallet without having paid finds the way that was chosen before. */
function triedBefore(): Choice['method'] | undefined {
  const { attempt, cartId } = useCommerceStore.getState();
  return attempt?.cartId === cartId ? attempt?.method : undefined;
}
