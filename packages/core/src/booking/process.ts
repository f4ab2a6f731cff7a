/**
 * Who may take a step: people, the payment provider, scheduled jobs (`clock`), or our own system (`system`).
 */
export const ACTORS = ['traveller', 'supplier', 'operator', 'provider', 'clock', 'system'] as const;
export type Actor = (typeof ACTORS)[number];

export type StepRule<State extends string, Guard extends string> = {
  readonly from: readonly State[];
  readonly to: State;
  readonly by: readonly Actor[];
  /** All of these guards must be true. */
  readonly when?: readonly Guard[];
  /** The step that reverses this step. A step without such a step is final, or has nothing to reverse. */
  readonly undoneBy?: string;
  /** What the step means, in one line, for readers of the diagram. */
  readonly means: string;
};

/**
 * States and the steps between them, as data. The server's checks, the buttons, the docs and the tests all
 * use it.
 */
export type Process<
  State extends string = string,
  Step extends string = string,
  Guard extends string = string,
> = {
  readonly name: string;
  readonly first: State;
  readonly states: Readonly<Record<State, string>>;
  readonly steps: Readonly<Record<Step, StepRule<State, Guard>>>;
};

export type Facts<Guard extends string> = Readonly<Record<Guard, boolean>>;

export type StepOutcome<State extends string> =
  | { readonly outcome: 'may'; readonly to: State }
  /** The booking is in the target state already: the same step was taken before, by any actor. */
  | { readonly outcome: 'done' }
  | { readonly outcome: 'may_not'; readonly why: 'state' | 'actor' | 'guard' };

type StepRequest<State extends string, Step extends string, Guard extends string> = {
  readonly state: State;
  readonly step: Step;
  readonly actor: Actor;
  readonly facts: Facts<Guard>;
};

/** Whether an actor may take a step now, and which state it leads to. */
export function tryStep<State extends string, Step extends string, Guard extends string>(
  process: Process<State, Step, Guard>,
  { state, step, actor, facts }: StepRequest<State, Step, Guard>,
): StepOutcome<State> {
  const { from, to, by, when = [] } = process.steps[step];
  if (!from.includes(state)) return state === to ? { outcome: 'done' } : { outcome: 'may_not', why: 'state' };
  if (!by.includes(actor)) return { outcome: 'may_not', why: 'actor' };
  if (!when.every((guard) => facts[guard])) return { outcome: 'may_not', why: 'guard' };
  return { outcome: 'may', to };
}

/** All steps that an actor may take now. */
export function availableSteps<State extends string, Step extends string, Guard extends string>(
  process: Process<State, Step, Guard>,
  now: Omit<StepRequest<State, Step, Guard>, 'step'>,
): Step[] {
  const stepNames = Object.keys(process.steps) as Step[];
  return stepNames.filter((step) => tryStep(process, { ...now, step }).outcome === 'may');
}

/**
 * Lists the mistakes of a process, a sentence each. The server does not start with a process that has any.
 */
export function checkProcess({ first, states, steps }: Process, guards: readonly string[]): string[] {
  const stateNames = new Set(Object.keys(states));
  const problems: string[] = [];
  if (!stateNames.has(first)) problems.push(`The process begins in ${first}, which is not a state.`);
  for (const [name, { from, to, by, when = [], undoneBy }] of Object.entries(steps)) {
    for (const state of [...from, to]) {
      if (!stateNames.has(state)) problems.push(`${name} names ${state}, which is not a state.`);
    }
    if (from.length === 0) problems.push(`${name} has no state to begin in.`);
    if (by.length === 0) problems.push(`No actor may take ${name}.`);
    for (const actor of by)
      if (!ACTORS.includes(actor)) problems.push(`${name} is for ${actor}, which is not an actor.`);
    for (const guard of when)
      if (!guards.includes(guard)) problems.push(`${name} requires ${guard}, which is not a guard.`);
    if (undoneBy === undefined) continue;
    const undo = steps[undoneBy];
    if (!undo) problems.push(`${name} is undone by ${undoneBy}, which is not a step.`);
    else if (!undo.from.includes(to)) problems.push(`${undoneBy} does not begin where ${name} ends.`);
  }
  const reachableStates = statesReachableFrom(first, Object.values(steps));
  for (const state of stateNames)
    if (!reachableStates.has(state)) problems.push(`No step leads to ${state}.`);
  return problems;
}

function statesReachableFrom(
  first: string,
  steps: readonly { from: readonly string[]; to: string }[],
): Set<string> {
  const reached = new Set([first]);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const { from, to } of steps) if (from.some((state) => reached.has(state))) reached.add(to);
  }
  return reached;
}
