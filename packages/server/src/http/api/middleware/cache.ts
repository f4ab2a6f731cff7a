import { os } from '@orpc/server';
import type { ApiContext } from '../call/context.ts';

/**
 * For calls that only read the catalogue: answers from memory until something that the answer shows changes.
 * The answer must depend only on the call, its input and the language, and callers must not modify it. Use it
 * on a procedure, not on a whole router. Only there the input contains just the fields of the contract, so
 * that callers cannot invent new inputs.
 */
export const cached = cachedWhere(() => true);

/** Like `cached`, but only for inputs that can take a limited number of values. */
export function cachedWhere(isLimited: (input: unknown) => boolean) {
  return os.$context<ApiContext>().middleware(async ({ context, path, next }, input, answerWith) => {
    if (!isLimited(input)) return next();
    const { memory, locale } = context;
    const key = `${path.join('.')} ${locale} ${JSON.stringify(input)}`;
    const cachedOutput = memory.get(key);
    if (cachedOutput) {
      for (const shownKey of cachedOutput.shows) context.recordShown(shownKey);
      if (cachedOutput.staleAt !== undefined) context.staleAt(new Date(cachedOutput.staleAt));
      return answerWith(cachedOutput.output);
    }
    const { epoch } = memory;
    const shows = new Set<string>();
    const recordShown = (key: string) => {
      shows.add(key);
      context.recordShown(key);
    };
    let earliestStaleAt: number | undefined;
    const staleAt = (instant: Date | undefined) => {
      if (!instant) return;
      earliestStaleAt = Math.min(earliestStaleAt ?? Number.POSITIVE_INFINITY, instant.getTime());
      context.staleAt(instant);
    };
    const result = await next({ context: { recordShown, staleAt } });
    const { output } = result;
    const bytes = weightOf(output);
    memory.store(key, { output, shows, staleAt: earliestStaleAt, bytes }, epoch);
    return result;
  });
}

/** Loads a value, or returns it from memory until data that it shows changes. Each caller has keys of its own. */
export async function recall<Value extends object | undefined>(
  { memory }: Pick<ApiContext, 'memory'>,
  key: string,
  load: () => Promise<Value>,
  { shows }: { readonly shows: (value: NonNullable<Value>) => readonly string[] },
): Promise<Value> {
  const cached = memory.get(key);
  // Only this function stores under such keys, so the value has this type.
  if (cached) return cached.output as Value;
  const { epoch } = memory;
  const value = await load();
  if (value)
    memory.store(key, { output: value, shows: new Set(shows(value)), bytes: weightOf(value) }, epoch);
  return value;
}

const bytesPerCharacter = 4;

/** Estimates the memory that a JSON value takes, in bytes and rather too high. */
export function weightOf(value: object): number {
  return bytesPerCharacter * JSON.stringify(value).length;
}
