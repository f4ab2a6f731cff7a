import type { Actor, Facts, Process, StepOutcome } from './process.ts';

type Wish<State extends string, Step extends string, Guard extends string> = {
  readonly state: State;
  readonly step: Step;
  readonly actor: Actor;
  readonly facts: Facts<Guard>;
};

/** Whether somebody may do something now, and where it leads. */
export function takeStep<State extends string, Step extends string, Guard extends string>(
  process: Process<State, Step, Guard>,
  { state, step, actor, facts }: Wish<State, Step, Guard>,
): StepOutcome<State> {
  const { from, to, by, when = [] } = process.steps[step];
  if (!from.includes(state)) return state === to ? { outcome: 'done' } : { outcome: 'may_not', why: 'state' };
  if (!by.includes(actor)) return { outcome: 'may_not', why: 'actor' };
  if (!when.every((guard) => facts[guard])) return { outcome: 'may_not', why: 'guard' };
  return { outcome: 'may', to };
}

/** Everything that somebody may do now: what he is offered. */
export function stepsOffered<State extends string, Step extends string, Guard extends string>(
  process: Process<State, Step, Guard>,
  now: Omit<Wish<State, Step, Guard>, 'step'>,
): Step[] {
  const all = Object.keys(process.steps) as Step[];
  return all.filter((step) => takeStep(process, { ...now, step }).outcome === 'may');
}
