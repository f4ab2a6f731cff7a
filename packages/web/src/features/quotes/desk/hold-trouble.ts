/** What came of pressing the button, where it was not the checkout. */
export type Trouble =
  /** Nothing bookable any more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly part: 'date' | 'start' | 'tickets' | 'trip' }
  | { readonly kind: 'tooMany'; readonly minutes: number }
  | { readonly kind: 'offline' };

export type FailedHold = {
  readonly status: number;
  readonly field?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
};

const parts = { date: 'date', time: 'start', componentKey: 'start', tickets: 'tickets' } as const;

/** Which sentence a failed call deserves, and beside which part of the page it belongs. */
export function troubleOf({ status, field = '', retryAfterSeconds }: FailedHold): Trouble {
  if (status === 429)
    return { kind: 'tooMany', minutes: Math.max(1, Math.ceil((retryAfterSeconds ?? 60) / 60)) };
  if (status < 400 || status >= 500) return { kind: 'offline' };
  const name = /^\w+/.exec(field)?.[0] ?? '';
  return { kind: 'refused', part: isPart(name) ? parts[name] : 'trip' };
}

function isPart(name: string): name is keyof typeof parts {
  return Object.hasOwn(parts, name);
}
