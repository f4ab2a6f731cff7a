import { os } from '@orpc/server';
import type { ApiContext } from '../call/context.ts';

/**
 * For calls that only read the catalogue: answers from memory until something that the answer shows changes.
 * The answer must depend only on the call, its input and the language, and callers must not modify it. Use it
 * on a procedure, not on a whole router. Only there the input contains just the fields of the contract, so
 * that callers cannot make up new inputs.
 */
export const cached = cachedWhere(() => true);

/** The same, for the inputs that can take only a limited number of values. */
export function cachedWhere(isOneOfFew: (input: unknown) => boolean) {
  return os.$context<ApiContext>().middleware(async ({ context, path, next }, input, give) => {
    if (!isOneOfFew(input)) return next();
    const { memory, locale } = context;
    const key = `${path.join('.')} ${locale} ${JSON.stringify(input)}`;
    const known = memory.get(key);
    if (known) {
      for (const what of known.shows) context.shows(what);
      if (known.staleAt !== undefined) context.holdsUntil(new Date(known.staleAt));
      return give(known.output);
    }
    const { epoch } = memory;
    const shows = new Set<string>();
    const note = (what: string) => {
      shows.add(what);
      context.shows(what);
    };
    let staleAt: number | undefined;
    const holdsUntil = (instant: Date | undefined) => {
      if (!instant) return;
      staleAt = Math.min(staleAt ?? Number.POSITIVE_INFINITY, instant.getTime());
      context.holdsUntil(instant);
    };
    const result = await next({ context: { shows: note, holdsUntil } });
    const { output } = result;
    const bytes = weightOf(output);
    memory.keep(key, { output, shows, staleAt, bytes }, epoch);
    return result;
  });
}

const bytesPerCharacter = 4;

/** Estimates the memory that a JSON value takes, in bytes and rather too high. */
export function weightOf(value: object): number {
  return bytesPerCharacter * JSON.stringify(value).length;
}
