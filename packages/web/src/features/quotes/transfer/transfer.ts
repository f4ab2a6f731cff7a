import type { Quote } from '@ashore/core/contract/quotes.ts';
import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import type { TransferKind, TransferRequest } from '@ashore/core/contract/transfer-request.ts';
import { type TRANSFER_DIRECTIONS, TRANSFER_LENGTHS } from '@ashore/core/contract/values/transfer.ts';
import { containsCardNumber } from '@ashore/core/text/card-number.ts';
import { typedLine } from '@ashore/core/text/typed-text.ts';
import { parseLocalTime } from '@ashore/core/time/local-date-time.ts';
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

function currentValues(tourId: string): TransferValues {
  return valuesFor(tourId, useTransferChoice.getState(), useCommerceStore.getState().cart);
}

function valuesFor(tourId: string, state: TransferChoiceState, cart: Quote | null): TransferValues {
  if (state.tourId === tourId) return state.values;
  return cart?.tourId === tourId && cart.ride ? valuesOfTransfer(cart.ride) : noTransfer;
}

export function chooseTransfer(tourId: string, part: Partial<TransferValues>): void {
  useTransferChoice.setState((state) => ({
    tourId,
    values: { ...currentValues(tourId), ...part },
    isChecked: state.isChecked && state.tourId === tourId && part.kind === undefined,
  }));
}

/**
 * Returns the transfer request to send with a quote. Null if none is chosen, 'unfinished' if one is chosen
 * and incomplete. From then on the form shows what is missing.
 */
export function readTransfer(tourId: string): TransferRequest | null | 'unfinished' {
  const values = currentValues(tourId);
  const transferRequest = transferOf(values);
  if (transferRequest !== null || values.kind === 'none') return transferRequest;
  useTransferChoice.setState({ tourId, values, isChecked: true });
  return 'unfinished';
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

/** Details that a driver needs for each kind of place, in the order of the form. */
export const transferFields = {
  none: [],
  hotel: ['hotelName', 'address'],
  airport: ['airport', 'flightNumber', 'localTime'],
  ship: ['shipName', 'terminal', 'allAboard'],
} as const satisfies Record<TransferValues['kind'], readonly TransferField[]>;

export type TransferProblem = 'missing' | 'tooLong' | 'card';
export type TransferProblems = Partial<Record<TransferField, TransferProblem>>;

/** Errors in the fields of the chosen kind. */
export function transferProblems(values: TransferValues): TransferProblems {
  const problemsByField = transferFields[values.kind].map(
    (field: TransferField) => [field, problemOf(field, values[field])] as const,
  );
  return Object.fromEntries(problemsByField.filter(([, problem]) => problem !== undefined));
}

function problemOf(field: TransferField, text: string): TransferProblem | undefined {
  if (field === 'localTime') return parseLocalTime(text) ? undefined : 'missing';
  if (field === 'allAboard') return text === '' || parseLocalTime(text) ? undefined : 'missing';
  if (containsCardNumber(text)) return 'card';
  const { length } = typedLine(text);
  const [minLength, maxLength] = TRANSFER_LENGTHS[field];
  if (length < minLength) return 'missing';
  return length > maxLength ? 'tooLong' : undefined;
}

/** The request as it is sent; null if none is chosen or it is incomplete. */
export function transferOf(values: TransferValues): TransferRequest | null {
  if (values.kind === 'none' || Object.keys(transferProblems(values)).length > 0) return null;
  const { kind, direction, localTime, allAboard } = values;
  const text = (field: TransferField) => typedLine(values[field]);
  if (kind === 'hotel') return { kind, direction, hotelName: text('hotelName'), address: text('address') };
  if (kind === 'airport')
    return { kind, direction, airport: text('airport'), flightNumber: text('flightNumber'), localTime };
  return {
    kind,
    direction,
    shipName: text('shipName'),
    terminal: text('terminal'),
    allAboard: allAboard === '' ? null : allAboard,
  };
}

export type TransferTour = Pick<
  TourDetails,
  'productType' | 'startingPointInformation' | 'startingPointEntryRequired' | 'pickUp'
>;

const driven: ReadonlySet<TourDetails['productType']> = new Set(['tours', 'activities', 'shore-excursions']);

/**
 * Whether a transfer to the start can be requested. A guide or a crew must be there who could drive, unlike
 * at a museum or a theatre. A transfer product is a transfer already. So is a trip with pickup: at the quay, in
 * town or at the hotel, at listed places, or at one that the supplier asks for when booking.
 */
export function offersTransfer(tour: TransferTour): boolean {
  const { productType, startingPointInformation, startingPointEntryRequired, pickUp } = tour;
  const isFetched = startingPointEntryRequired || pickUp;
  return driven.has(productType) && startingPointInformation !== null && !isFetched;
}

export const directionKeys = {
  'to-start': 'transfer.toStart',
  'from-end': 'transfer.fromEnd',
  both: 'transfer.both',
} as const;
