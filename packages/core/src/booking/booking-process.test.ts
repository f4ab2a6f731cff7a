import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import {
  BOOKING_GUARDS,
  BOOKING_STATES,
  type BookingState,
  bookingProcess,
  ENDED_STATES,
  SPOT_TAKING_STATES,
} from './booking-process.ts';
import { drawProcess } from './draw-process.ts';
import { ACTORS, availableSteps, checkProcess, type Facts, type Process, tryStep } from './process.ts';

const guards = Object.keys(BOOKING_GUARDS);
const everything = Object.fromEntries(guards.map((guard) => [guard, true])) as Facts<
  keyof typeof BOOKING_GUARDS
>;
const states = Object.keys(BOOKING_STATES) as BookingState[];

test('Every state of the booking process can be reached, and every step has an actor', () => {
  expect(checkProcess(bookingProcess, guards)).toEqual([]);
});

test('A process with unknown names is refused with a sentence for each mistake', () => {
  const broken: Process = {
    name: 'broken',
    first: 'a',
    states: { a: '', b: '', lonely: '' },
    steps: {
      go: { from: ['a'], to: 'nowhere', by: [], when: ['fullMoon'], undoneBy: 'back', means: '' },
      turn: { from: [], to: 'b', by: ['clock'], undoneBy: 'go', means: '' },
      fly: { from: ['a'], to: 'a', by: ['captain' as 'clock'], means: '' },
    },
  };
  expect(checkProcess({ ...broken, first: 'start' }, [])[0]).toBe(
    'The process begins in start, which is not a state.',
  );
  expect(checkProcess(broken, [])).toEqual([
    'go names nowhere, which is not a state.',
    'No actor may take go.',
    'go requires fullMoon, which is not a guard.',
    'go is undone by back, which is not a step.',
    'turn has no state to begin in.',
    'go does not begin where turn ends.',
    'fly is for captain, which is not an actor.',
    'No step leads to b.',
    'No step leads to lonely.',
  ]);
});

test('Ended bookings stay ended, except for late money after expiry and what a supplier reports within two days of the trip', () => {
  const ofSupplier = ['cancel_by_supplier', 'no_show', 'no_show_rooms'];
  for (const state of [...ENDED_STATES, 'completed'] as const) {
    const offered = ACTORS.flatMap((actor) =>
      availableSteps(bookingProcess, { state, actor, facts: everything }),
    );
    const possible: Partial<Record<BookingState, string[]>> = {
      expired: ['pay_late', 'request_late'],
      // Once by the supplier, once by the operator.
      completed: [...ofSupplier, ...ofSupplier],
    };
    expect([state, offered]).toEqual([state, possible[state] ?? []]);
  }
});

test('A booking gets a ticket only with spots, and with money or an account that pays', () => {
  const toTicket = Object.entries(bookingProcess.steps).filter(
    ([, { to, from }]) => to === 'confirmed' && !from.some((state) => state === 'confirmed'),
  );
  expect(toTicket.map(([name]) => name).toSorted()).toEqual(['capture', 'pay', 'pay_late', 'put_on_account']);
  for (const [name, step] of toTicket) {
    const when: readonly string[] = 'when' in step ? step.when : [];
    expect([name, when.includes('isFullyPaid') || when.includes('billed')]).toEqual([name, true]);
    const hadSpots = step.from.every((state) => SPOT_TAKING_STATES.includes(state));
    expect([name, when.includes('hasSpots') || hadSpots]).toEqual([name, true]);
  }
});

test('Spots that are sold stay sold until the booking ends', () => {
  for (const { from, to } of Object.values<{ from: readonly string[]; to: string }>(bookingProcess.steps))
    if (from.some((state) => SPOT_TAKING_STATES.some((taking) => taking === state)))
      expect([...SPOT_TAKING_STATES, ...ENDED_STATES]).toContain(to);
});

test('A step is allowed to its actors in its states, and repeating it counts as done', () => {
  const now = { state: 'on_request', step: 'accept', actor: 'supplier', facts: everything } as const;
  expect(tryStep(bookingProcess, now)).toEqual({ outcome: 'may', to: 'accepted' });
  expect(tryStep(bookingProcess, { ...now, actor: 'traveller' })).toEqual({
    outcome: 'may_not',
    why: 'actor',
  });
  expect(tryStep(bookingProcess, { ...now, facts: { ...everything, inTime: false } })).toEqual({
    outcome: 'may_not',
    why: 'guard',
  });
  expect(tryStep(bookingProcess, { ...now, state: 'accepted' })).toEqual({ outcome: 'done' });
  expect(tryStep(bookingProcess, { ...now, state: 'unanswered' })).toEqual({
    outcome: 'may_not',
    why: 'state',
  });
});

test('A supplier may accept only in time, and the request expires only after that', () => {
  const facts = (inTime: boolean) => ({ ...everything, inTime, tooLate: !inTime });
  const offered = (actor: 'supplier' | 'clock', inTime: boolean) =>
    availableSteps(bookingProcess, { state: 'on_request', actor, facts: facts(inTime) });
  expect(offered('supplier', true)).toContain('accept');
  expect(offered('clock', true)).toEqual([]);
  expect(offered('supplier', false)).not.toContain('accept');
  expect(offered('clock', false)).toEqual(['expire_request']);
});

test('A ship is corrected by its travellers, before the trip and the cut-off of its departure', () => {
  const corrected = (changes: Partial<typeof everything>, actor: 'traveller' | 'supplier' = 'traveller') =>
    tryStep(bookingProcess, {
      state: 'confirmed',
      step: 'change_ship',
      actor,
      facts: { ...everything, ...changes },
    }).outcome;
  expect(corrected({})).toBe('may');
  expect(corrected({ beforeCutOff: false })).toBe('may_not');
  expect(corrected({ toCome: false })).toBe('may_not');
  expect(corrected({}, 'supplier')).toBe('may_not');
});

test('The page in the docs is drawn from the process itself', async () => {
  const page = new URL('../../../../docs/domain/booking-process.md', import.meta.url);
  const drawn = drawProcess(bookingProcess, BOOKING_GUARDS);
  const [head = ''] = (await readFile(page, 'utf8').catch(() => '')).split('```mermaid', 1);
  await expect(`${head}${drawn}`).toMatchFileSnapshot(page.pathname);
});

test('A traveller is never offered the steps of others', () => {
  const offered = states.flatMap((state) =>
    availableSteps(bookingProcess, { state, actor: 'traveller', facts: everything }),
  );
  expect([...new Set(offered)].toSorted()).toEqual([
    'book',
    'cancel',
    'cancel_tickets',
    'change_ship',
    'expire',
    'put_on_account',
    'request_on_account',
    'withdraw',
  ]);
});
