import type { PaymentMethod, PaymentRefusal } from '@ashore/core/booking/payment-methods.ts';
import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import type { IntentState, PaymentGateway } from '../../gateways/payments/port.ts';

/** One try to get the money for a booking, as we know it. The provider knows better, and is asked. */
export type Payment = {
  readonly id: string;
  readonly bookingId: string;
  readonly gateway: PaymentGateway['name'];
  readonly method: PaymentMethod;
  readonly currency: CurrencyCode;
  readonly amountMinor: number;
  readonly isLater: boolean;
  readonly state: 'asked' | IntentState;
  readonly providerId: string | null;
  readonly refusal: PaymentRefusal | null;
  /** What the provider says of it that is not what it was asked for. */
  readonly doubt: 'amount' | 'currency' | 'booking' | 'later' | null;
  readonly capturedMinor: number;
  readonly captureBefore: Date | null;
  readonly madeAt: Date;
  /** Since when it goes back, whatever becomes of that: it buys nothing any more. */
  readonly refusedAt: Date | null;
  /** When the provider was last heard of it: whoever asks now, and finds another here afterwards, was overtaken. */
  readonly readAt: Date | null;
};

/** Tries of which money may still come without anybody asking for more. */
export const OPEN_STATES = ['asked', 'waiting', 'acting', 'processing'] as const;

/** The same in a statement: an index of what is open is found by these words alone. */
export const openStatesSql = `('${OPEN_STATES.join("', '")}')`;

export const paymentColumns = `id, booking_id as "bookingId", gateway, method, currency,
  amount_minor::float8 as "amountMinor", is_later as "isLater", state, provider_id as "providerId", refusal, doubt,
  captured_minor::float8 as "capturedMinor", capture_before as "captureBefore", made_at as "madeAt",
  refused_at as "refusedAt", date_trunc('milliseconds', read_at) as "readAt"`;
