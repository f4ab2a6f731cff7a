import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, PaymentGateway } from '../../src/gateways/payments/port.ts';

/**
 * `lost`: the provider acts, and its answer never arrives. `fails`: a fault of the provider before anything
 * is done. `hangs`: no answer until the caller stops waiting, and nothing is done. A number: an answer that
 * many milliseconds late.
 */
export type ProviderFault = 'lost' | 'fails' | 'hangs' | number;

export type ProviderOperation =
  | 'create'
  | 'proceed'
  | 'read'
  | 'findByAttempt'
  | 'capture'
  | 'cancel'
  | 'refund'
  | 'changedSince';

/** Called before every operation; returns its fault. */
export type FaultOf = (operation: ProviderOperation, key: string) => ProviderFault | undefined;

/** A payment provider with the faults that a test chooses. Signing and reading events work as usual. */
export function withFaults(gateway: PaymentGateway, faultOf: FaultOf): PaymentGateway {
  return {
    ...gateway,
    create: (intent, signal) =>
      suffer('create', intent.attemptId, signal, () => gateway.create(intent, signal)),
    proceed: (id, signal) => suffer('proceed', id, signal, () => gateway.proceed(id, signal)),
    read: (id, signal) => suffer('read', id, signal, () => gateway.read(id, signal)),
    findByAttempt: (id, signal) =>
      suffer('findByAttempt', id, signal, () => gateway.findByAttempt(id, signal)),
    capture: (id, operation, signal) =>
      suffer('capture', operation.key, signal, () => gateway.capture(id, operation, signal)),
    cancel: (id, operation, signal) =>
      suffer('cancel', operation.key, signal, () => gateway.cancel(id, operation, signal)),
    refund: (id, operation, signal) =>
      suffer('refund', operation.key, signal, () => gateway.refund(id, operation, signal)),
    changedSince: (since, signal) =>
      suffer('changedSince', since.toISOString(), signal, () => gateway.changedSince(since, signal)),
  };

  async function suffer<Result>(
    operation: ProviderOperation,
    key: string,
    signal: AbortSignal,
    ask: () => Promise<Answer<Result>>,
  ): Promise<Answer<Result>> {
    const fault = faultOf(operation, key);
    if (fault === 'fails') return { outcome: 'unknown', reason: 'status 500' };
    if (fault === 'hangs') {
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      return { outcome: 'unknown', reason: 'no answer in time' };
    }
    if (typeof fault === 'number') await wait(fault);
    const answer = await ask();
    return fault === 'lost' ? { outcome: 'unknown', reason: 'the connection was cut' } : answer;
  }
}
