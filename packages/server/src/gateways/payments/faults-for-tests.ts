import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, PaymentGateway } from './port.ts';

/**
 * `lost`: it acts, and the answer never arrives. `fails`: a fault of theirs before anything is done. `hangs`: no answer
 * until somebody loses patience, and nothing done. A number: as many milliseconds late.
 */
export type Fault = 'lost' | 'fails' | 'hangs' | number;

export type Deed =
  | 'create'
  | 'proceed'
  | 'read'
  | 'findByAttempt'
  | 'capture'
  | 'cancel'
  | 'refund'
  | 'changedSince';

/** Asked before every call what is to go wrong with it. */
export type FaultOf = (deed: Deed, key: string) => Fault | undefined;

/** A provider between whom and us things go wrong, as a test wants them to. What signs and reads events is not touched. */
export function withFaults(gateway: PaymentGateway, faultOf: FaultOf): PaymentGateway {
  return {
    ...gateway,
    create: (intent, signal) =>
      suffer('create', intent.attemptId, signal, () => gateway.create(intent, signal)),
    proceed: (id, signal) => suffer('proceed', id, signal, () => gateway.proceed(id, signal)),
    read: (id, signal) => suffer('read', id, signal, () => gateway.read(id, signal)),
    findByAttempt: (id, signal) =>
      suffer('findByAttempt', id, signal, () => gateway.findByAttempt(id, signal)),
    capture: (id, deed, signal) =>
      suffer('capture', deed.key, signal, () => gateway.capture(id, deed, signal)),
    cancel: (id, deed, signal) => suffer('cancel', deed.key, signal, () => gateway.cancel(id, deed, signal)),
    refund: (id, deed, signal) => suffer('refund', deed.key, signal, () => gateway.refund(id, deed, signal)),
    changedSince: (since, signal) =>
      suffer('changedSince', since.toISOString(), signal, () => gateway.changedSince(since, signal)),
  };

  async function suffer<Result>(
    deed: Deed,
    key: string,
    signal: AbortSignal,
    ask: () => Promise<Answer<Result>>,
  ): Promise<Answer<Result>> {
    const fault = faultOf(deed, key);
    if (fault === 'fails') return { outcome: 'unknown', reason: 'status 500' };
    if (fault === 'hangs') {
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      return { outcome: 'unknown', reason: 'no answer in time' };
    }
    if (typeof fault === 'number') await wait(fault);
    const answer = await ask();
    return fault === 'lost' ? { outcome: 'unknown', reason: 'the line was cut' } : answer;
  }
}
