import { randomBytes, randomUUID } from 'node:crypto';
import { localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import type { Holder, WantedHold } from '../../src/gateways/inventory/port.ts';

/** A new holder, different from all others. */
export function stranger(differences: Partial<Holder> = {}): Holder {
  return {
    browser: randomBytes(32),
    address: randomBytes(32),
    mostOfBrowser: 3,
    mostOfAddress: 30,
    ...differences,
  };
}

/** A request for one spot of an option on a morning in November, by a new holder. */
export function wantedHold(differences: Partial<WantedHold> & Pick<WantedHold, 'optionId'>): WantedHold {
  const { date = localDate('2037-11-23') } = differences;
  return {
    cartId: randomUUID(),
    holder: stranger(),
    date,
    time: localTime('10:00'),
    people: 1,
    takesWholeDeparture: false,
    resources: [],
    from: new Date(`${date}T10:00:00Z`),
    to: new Date(`${date}T12:00:00Z`),
    seconds: 900,
    quote: {},
    ...differences,
  };
}
