import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BOOKING_GUARDS,
  BOOKING_STATES,
  type BookingGuard,
  type BookingState,
  type BookingStep,
  bookingProcess,
  GIVEN_UP,
} from './booking-process.ts';
import { ACTORS, type Facts, type StepOutcome, type StepRule } from './process.ts';
import { stepsOffered, takeStep } from './take-step.ts';

const states = Object.keys(BOOKING_STATES) as BookingState[];
const steps = Object.keys(bookingProcess.steps) as BookingStep[];
const guards = Object.keys(BOOKING_GUARDS) as BookingGuard[];

const anyFacts = fc.record(Object.fromEntries(guards.map((guard) => [guard, fc.boolean()]))) as fc.Arbitrary<
  Facts<BookingGuard>
>;
const anyone = fc.constantFrom(...ACTORS);
const anywhere = fc.constantFrom(...states);

const ruleOf = (step: BookingStep) => bookingProcess.steps[step] as StepRule<BookingState, BookingGuard>;

test('What is offered is just what may be taken, for everybody, everywhere, whatever holds.', () => {
  fc.assert(
    fc.property(anywhere, anyone, anyFacts, (state, actor, facts) => {
      const offered = stepsOffered(bookingProcess, { state, actor, facts });
      for (const step of steps) {
        const { outcome } = takeStep(bookingProcess, { state, step, actor, facts });
        expect(outcome === 'may').toBe(offered.includes(step));
      }
    }),
  );
});

test('One guard that does not hold is enough to say no, and which are not asked for does not matter.', () => {
  fc.assert(
    fc.property(fc.constantFrom(...steps), anyFacts, (step, facts) => {
      const { from, by, to, when = [] } = ruleOf(step);
      const [state = 'quoted'] = from;
      const [actor = 'house'] = by;
      const holds = when.every((guard) => facts[guard]);
      expect(takeStep(bookingProcess, { state, step, actor, facts })).toEqual(
        holds ? { outcome: 'may', to } : { outcome: 'may_not', why: 'guard' },
      );
    }),
  );
});

test('Taken again, a step is done, whoever asks and whatever holds by then; unless it leads back to where it begins.', () => {
  fc.assert(
    fc.property(fc.constantFrom(...steps), anyone, anyFacts, (step, actor, facts) => {
      const { from, to } = ruleOf(step);
      fc.pre(!from.includes(to));
      expect(takeStep(bookingProcess, { state: to, step, actor, facts })).toEqual({ outcome: 'done' });
    }),
  );
});

test('Why not is told by the state first, then by who asks, then by what does not hold.', () => {
  const facts = Object.fromEntries(guards.map((guard) => [guard, false])) as Facts<BookingGuard>;
  const said = (state: BookingState, actor: (typeof ACTORS)[number]) =>
    takeStep(bookingProcess, { state, step: 'accept', actor, facts });
  expect(said('completed', 'traveller')).toEqual({ outcome: 'may_not', why: 'state' });
  expect(said('on_request', 'traveller')).toEqual({ outcome: 'may_not', why: 'actor' });
  expect(said('on_request', 'supplier')).toEqual({ outcome: 'may_not', why: 'guard' });
});

test('However long a booking lives, it never comes back from where it ended, but for money that came late.', () => {
  const walk = fc.array(fc.tuple(fc.constantFrom(...steps), anyone, anyFacts), { maxLength: 40 });
  fc.assert(
    fc.property(walk, (wishes) => {
      let state: BookingState = 'quoted';
      for (const [step, actor, facts] of wishes) {
        const taken: StepOutcome<BookingState> = takeStep<BookingState, string, BookingGuard>(
          bookingProcess,
          {
            state,
            step,
            actor,
            facts,
          },
        );
        if (taken.outcome !== 'may') continue;
        if (GIVEN_UP.includes(state)) expect([state, actor]).toEqual(['expired', 'provider']);
        if (taken.to === 'confirmed') expect(facts.hasMoney || facts.billed).toBe(true);
        expect(state).not.toBe('completed');
        state = taken.to;
      }
    }),
    { numRuns: 500 },
  );
});
