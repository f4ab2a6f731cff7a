import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import {
  BOOKING_GUARDS,
  BOOKING_STATES,
  type BookingState,
  bookingProcess,
  GIVEN_UP,
  TAKES_SPOTS,
} from './booking-process.ts';
import { checkProcess } from './check-process.ts';
import { drawProcess } from './draw-process.ts';
import { ACTORS, type Facts, type Process } from './process.ts';
import { stepsOffered, takeStep } from './take-step.ts';

const guards = Object.keys(BOOKING_GUARDS);
const everything = Object.fromEntries(guards.map((guard) => [guard, true])) as Facts<
  keyof typeof BOOKING_GUARDS
>;
const states = Object.keys(BOOKING_STATES) as BookingState[];

test('The booking process has no state that nothing leads to, and no step that nobody may take.', () => {
  expect(checkProcess(bookingProcess, guards)).toEqual([]);
});

test('A process that speaks of what does not exist is refused with a sentence for each mistake.', () => {
  const broken: Process = {
    name: 'broken',
    first: 'a',
    states: { a: '', b: '', lonely: '' },
    steps: {
      go: { from: ['a'], to: 'nowhere', by: [], when: ['fullMoon'], undoneBy: 'back', means: '' },
      turn: { from: [], to: 'b', by: ['clock'], undoneBy: 'go', means: '' },
    },
  };
  expect(checkProcess(broken, [])).toEqual([
    'go speaks of nowhere, which is no state.',
    'Nobody may go.',
    'go asks for fullMoon, which is no guard.',
    'go is undone by back, which is no step.',
    'turn begins nowhere.',
    'go does not begin where turn ends.',
    'Nothing leads to b.',
    'Nothing leads to lonely.',
  ]);
});

test('Whatever has ended stays ended: money that comes late wakes what expired, and what took no place is called off for two days.', () => {
  for (const state of [...GIVEN_UP, 'completed'] as const) {
    const offered = ACTORS.flatMap((actor) =>
      stepsOffered(bookingProcess, { state, actor, facts: everything }),
    );
    const possible: Partial<Record<BookingState, string[]>> = {
      expired: ['pay_late', 'ask_late'],
      // By the supplier, and by the desk.
      completed: ['call_off', 'call_off'],
    };
    expect([state, offered]).toEqual([state, possible[state] ?? []]);
  }
});

test('Nothing leads to a ticket without spots and money, or an account that pays.', () => {
  const toTicket = Object.entries(bookingProcess.steps).filter(
    ([name, { to }]) => to === 'confirmed' && name !== 'reduce',
  );
  expect(toTicket.map(([name]) => name).toSorted()).toEqual([
    'pay',
    'pay_late',
    'put_on_account',
    'take_money',
  ]);
  for (const [name, step] of toTicket) {
    const when: readonly string[] = 'when' in step ? step.when : [];
    expect([name, when.includes('hasMoney') || when.includes('billed')]).toEqual([name, true]);
    const hadSpots = step.from.every((state) => TAKES_SPOTS.includes(state));
    expect([name, when.includes('hasSpots') || hadSpots]).toEqual([name, true]);
  }
});

test('A step is taken by those who may, while it may be, and is done for whoever asks for it again.', () => {
  const now = { state: 'on_request', step: 'accept', actor: 'supplier', facts: everything } as const;
  expect(takeStep(bookingProcess, now)).toEqual({ outcome: 'may', to: 'accepted' });
  expect(takeStep(bookingProcess, { ...now, actor: 'traveller' })).toEqual({
    outcome: 'may_not',
    why: 'actor',
  });
  expect(takeStep(bookingProcess, { ...now, facts: { ...everything, inTime: false } })).toEqual({
    outcome: 'may_not',
    why: 'guard',
  });
  expect(takeStep(bookingProcess, { ...now, state: 'accepted' })).toEqual({ outcome: 'done' });
  expect(takeStep(bookingProcess, { ...now, state: 'unanswered' })).toEqual({
    outcome: 'may_not',
    why: 'state',
  });
});

test('A supplier and the clock never both may: the answer is in time or it is not.', () => {
  const facts = (inTime: boolean) => ({ ...everything, inTime, tooLate: !inTime });
  const offered = (actor: 'supplier' | 'clock', inTime: boolean) =>
    stepsOffered(bookingProcess, { state: 'on_request', actor, facts: facts(inTime) });
  expect(offered('supplier', true)).toContain('accept');
  expect(offered('clock', true)).toEqual([]);
  expect(offered('supplier', false)).not.toContain('accept');
  expect(offered('clock', false)).toEqual(['time_out']);
});

test('The page of the docs is drawn from the process itself.', async () => {
  const page = new URL('../../../../docs/domain/booking-process.md', import.meta.url);
  const drawn = drawProcess(bookingProcess, BOOKING_GUARDS);
  const [head = ''] = (await readFile(page, 'utf8').catch(() => '')).split('```mermaid', 1);
  await expect(`${head}${drawn}`).toMatchFileSnapshot(page.pathname);
});

test('A traveller is never offered what is the business of others.', () => {
  const offered = states.flatMap((state) =>
    stepsOffered(bookingProcess, { state, actor: 'traveller', facts: everything }),
  );
  expect([...new Set(offered)].toSorted()).toEqual([
    'ask_on_account',
    'book',
    'cancel',
    'lapse',
    'put_on_account',
    'reduce',
    'withdraw',
  ]);
});
