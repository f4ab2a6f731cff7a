/** Who may do something: people, the provider of a payment, the hands of a clock, or the house itself. */
export const ACTORS = ['traveller', 'supplier', 'operator', 'provider', 'clock', 'house'] as const;
export type Actor = (typeof ACTORS)[number];

export type StepRule<State extends string, Guard extends string> = {
  readonly from: readonly State[];
  readonly to: State;
  readonly by: readonly Actor[];
  /** All of them must hold. */
  readonly when?: readonly Guard[];
  /** The step that takes it back; one without is final, or has nothing to take back. */
  readonly undoneBy?: string;
  /** What it means, in one line, for whoever reads the picture. */
  readonly means: string;
};

/** States and what leads from one to the next, as data: the guard of the server, the buttons, the docs and the tests. */
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
  /** It is there already: done before, by whoever else asked for the same. */
  | { readonly outcome: 'done' }
  | { readonly outcome: 'may_not'; readonly why: 'state' | 'actor' | 'guard' };
