import { os } from '@orpc/server';
import type { ApiContext } from './context.ts';
import { weightOf } from './weight-of.ts';

/**
 * For calls that only read the catalogue: answers from memory until something that the answer shows has changed. The
 * answer depends on the call, its input and the language alone, and nobody may write to it. To be used on a procedure,
 * not on all of a router: only there the input is what the contract knows, and nobody can invent new questions.
 */
export const remembering = rememberingWhere(() => true);

/** The same for those inputs of which there is an end. */
export function rememberingWhere(isOneOfFew: (input: unknown) => boolean) {
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
