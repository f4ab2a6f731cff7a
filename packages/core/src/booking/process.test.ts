import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BOOKING_GUARDS,
  BOOKING_STATES,
  type BookingGuard,
  type BookingState,
  type BookingStep,
  bookingProcess,
  ENDED_STATES,
} from './booking-process.ts';
import { ACTORS, availableSteps, type Facts, type StepOutcome, type StepRule, tryStep } from './process.ts';

const states = Object.keys(BOOKING_STATES) as BookingState[];
const steps = Object.keys(bookingProcess.steps) as BookingStep[];
const guards = Object.keys(BOOKING_GUARDS) as BookingGuard[];

const anyFacts = fc.record(Object.fromEntries(guards.map((guard) => [guard, fc.boolean()]))) as fc.Arbitrary<
  Facts<BookingGuard>
>;
const anyone = fc.constantFrom(...ACTORS);
const anywhere = fc.constantFrom(...states);

const ruleOf = (step: BookingStep) => bookingProcess.steps[step] as StepRule<BookingState, BookingGuard>;

test('A step is offered exactly if it may be taken, for every actor, state and condition', () => {
  fc.assert(
    fc.property(anywhere, anyone, anyFacts, (state, actor, facts) => {
      const offered = availableSteps(bookingProcess, { state, actor, facts });
      for (const step of steps) {
        const { outcome } = tryStep(bookingProcess, { state, step, actor, facts });
        expect(outcome === 'may').toBe(offered.includes(step));
      }
    }),
  );
});

test('One guard that fails is enough for a refusal, and guards of other steps do not matter', () => {
  fc.assert(
    fc.property(fc.constantFrom(...steps), anyFacts, (step, facts) => {
      const { from, by, to, when = [] } = ruleOf(step);
      const [state = 'quoted'] = from;
      const [actor = 'system'] = by;
      const holds = when.every((guard) => facts[guard]);
      expect(tryStep(bookingProcess, { state, step, actor, facts })).toEqual(
        holds ? { outcome: 'may', to } : { outcome: 'may_not', why: 'guard' },
      );
    }),
  );
});

test('A repeated step counts as done for any actor and any facts, unless it ends in a state where it begins', () => {
  fc.assert(
    fc.property(fc.constantFrom(...steps), anyone, anyFacts, (step, actor, facts) => {
      const { from, to } = ruleOf(step);
      fc.pre(!from.includes(to));
      expect(tryStep(bookingProcess, { state: to, step, actor, facts })).toEqual({ outcome: 'done' });
    }),
  );
});

test('A refusal names the state first, then the actor, then the guard', () => {
  const facts = Object.fromEntries(guards.map((guard) => [guard, false])) as Facts<BookingGuard>;
  const outcomeOf = (state: BookingState, actor: (typeof ACTORS)[number]) =>
    tryStep(bookingProcess, { state, step: 'accept', actor, facts });
  expect(outcomeOf('completed', 'traveller')).toEqual({ outcome: 'may_not', why: 'state' });
  expect(outcomeOf('on_request', 'traveller')).toEqual({ outcome: 'may_not', why: 'actor' });
  expect(outcomeOf('on_request', 'supplier')).toEqual({ outcome: 'may_not', why: 'guard' });
});

test('A booking never leaves an ended state, except when late money arrives', () => {
  const walk = fc.array(fc.tuple(fc.constantFrom(...steps), anyone, anyFacts), { maxLength: 40 });
  fc.assert(
    fc.property(walk, (attempts) => {
      let state: BookingState = 'quoted';
      for (const [step, actor, facts] of attempts) {
        const outcome: StepOutcome<BookingState> = tryStep<BookingState, string, BookingGuard>(
          bookingProcess,
          {
            state,
            step,
            actor,
            facts,
          },
        );
        if (outcome.outcome !== 'may') continue;
        if (ENDED_STATES.includes(state)) expect([state, actor]).toEqual(['expired', 'provider']);
        if (outcome.to === 'confirmed') expect(facts.isFullyPaid || facts.billed).toBe(true);
        expect(state).not.toBe('completed');
        state = outcome.to;
      }
    }),
    { numRuns: 500 },
  );
});
