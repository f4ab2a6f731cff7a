/** What was measured, by the name and unit of each number, for comparison with another run. */
export type Numbers = Readonly<Record<string, number>>;

/** A measurement as it is printed, and its numbers. */
export type Measured = { readonly value: string; readonly numbers: Numbers };

/** Numbers that are better if they are larger. All others are better if they are smaller. */
export const LARGER_IS_BETTER: ReadonlySet<string> = new Set([
  'per second',
  'of bare',
  'score',
  'share',
  'sold',
]);

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export function whole(value = Number.NaN): string {
  return Math.round(value).toLocaleString('en-GB');
}

export type Rate = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
};

/** Requests per second and how long each took. `errors` are answers other than 2xx and lost connections. */
export type Load = Rate & { readonly errors: number };

/** Calls per second and how long they took, in milliseconds. */
export function rateOf({ perSecond, p50, p95, p99 }: Rate): Measured {
  const [a, b, c] = [p50, p95, p99].map((time) => time.toFixed(time < 10 ? 2 : 0));
  return {
    value: `${whole(perSecond)}/s, p50 ${a}, p95 ${b}, p99 ${c} ms`,
    numbers: { 'per second': perSecond, 'p50 ms': p50, 'p95 ms': p95, 'p99 ms': p99 },
  };
}

export function quantity(value: number, unit: string, digits = value < 10 ? 2 : 0): Measured {
  const written = digits === 0 ? whole(value) : value.toFixed(digits);
  return { value: `${written} ${unit}`, numbers: { [unit]: value } };
}

/** The numbers of several runs of the same, each the median. */
export function medianRate(rates: readonly Rate[]): Rate {
  const of = (part: keyof Rate) => median(rates.map((rate) => rate[part]));
  return { perSecond: of('perSecond'), p50: of('p50'), p95: of('p95'), p99: of('p99') };
}

/** The rate of calls that were sent one after another. */
export function rateOfTimes(times: readonly number[]): Rate {
  const total = times.reduce((sum, time) => sum + time, 0);
  return { perSecond: (times.length / total) * 1_000, ...percentilesOf(times) };
}

/** How long half, 95 % and 99 % of the calls took at most. */
export function percentilesOf(times: readonly number[]): Omit<Rate, 'perSecond'> {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
