import type { Span } from './departure-span.ts';

/** So much of something shared is away from one instant to another. */
export type Use = Span & { readonly units: number };

/** The most that is away at any one instant of a span. Where one use ends and the next begins, they do not meet. */
export function peakUse(uses: readonly Use[], span: Span): number {
  const meeting = uses.filter(({ from, to }) => from < span.to && span.from < to);
  // It can only rise where a use begins.
  const instants = [span.from, ...meeting.map(({ from }) => from).filter((from) => from > span.from)];
  return Math.max(...instants.map((instant) => unitsAt(meeting, instant)));
}

function unitsAt(uses: readonly Use[], instant: Date): number {
  return uses.reduce((sum, { from, to, units }) => (from <= instant && instant < to ? sum + units : sum), 0);
}
