import type { Quote } from '@ashore/core/contract/quotes.ts';
import type { TransferKind, TransferRequest } from '@ashore/core/contract/transfer-request.ts';
import type { TRANSFER_DIRECTIONS } from '@ashore/core/contract/values/transfer.ts';
import { useMemo } from 'react';
import { create } from 'zustand';
import { useCommerceStore } from '../../../store/commerce-store.ts';

type TransferChoiceState = {
  /** Product of these values. Another product starts again. */
  readonly tourId: string;
  readonly values: TransferValues;
  /**
   * Whether the traveller tried to book with an incomplete request. The form then shows everything that is
   * missing.
   */
  readonly isChecked: boolean;
};

export const noTransfer: TransferValues = {
  kind: 'none',
  direction: 'to-start',
  hotelName: '',
  address: '',
  airport: '',
  flightNumber: '',
  localTime: '',
  shipName: '',
  terminal: '',
  allAboard: '',
};

/**
 * The transfer request beside the choice of a departure. Kept for this visit only, and for one product at a
 * time.
 */
export const useTransferChoice = create<TransferChoiceState>()(() => ({
  tourId: '',
  values: noTransfer,
  isChecked: false,
}));

/** Values of this product's transfer request: those typed here, else those of the cart's hold. */
export function useTransferValues(tourId: string): TransferValues {
  const state = useTransferChoice();
  const cart = useCommerceStore((commerce) => commerce.cart);
  return useMemo(() => valuesFor(tourId, state, cart), [tourId, state, cart]);
}

export function currentTransfer(tourId: string): TransferValues {
  return valuesFor(tourId, useTransferChoice.getState(), useCommerceStore.getState().cart);
}

function valuesFor(tourId: string, state: TransferChoiceState, cart: Quote | null): TransferValues {
  if (state.tourId === tourId) return state.values;
  return cart?.tourId === tourId && cart.ride ? valuesOfTransfer(cart.ride) : noTransfer;
}

/** Typed values for every kind of place, so that switching to another kind and back keeps them. */
export type TransferValues = {
  readonly kind: TransferKind | 'none';
  readonly direction: (typeof TRANSFER_DIRECTIONS)[number];
  readonly hotelName: string;
  readonly address: string;
  readonly airport: string;
  readonly flightNumber: string;
  readonly localTime: string;
  readonly shipName: string;
  readonly terminal: string;
  readonly allAboard: string;
};

export type TransferField = Exclude<keyof TransferValues, 'kind' | 'direction'>;

/** Form values of a request that was sent, for changing it. */
function valuesOfTransfer(transferRequest: TransferRequest): TransferValues {
  const allAboard = transferRequest.kind === 'ship' ? (transferRequest.allAboard ?? '') : '';
  return { ...noTransfer, ...transferRequest, allAboard };
}

export const TRANSFER_FORM_ID = 'transfer-form';

/** Leads a traveller who wants to book to the first incomplete field of the transfer request. */
export function focusTransferForm(): void {
  const form = document.getElementById(TRANSFER_FORM_ID);
  form?.closest('details')?.setAttribute('open', '');
  // The error is already rendered, or will be with the next frame.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
