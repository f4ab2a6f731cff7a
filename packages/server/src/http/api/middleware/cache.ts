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
      for (const dependency of cachedOutput.dependsOn) context.recordDependency(dependency);
      if (cachedOutput.expiresAt !== undefined) context.limitExpiry(new Date(cachedOutput.expiresAt));
      return answerWith(cachedOutput.output);
    }
    const { epoch } = memory;
    const dependsOn = new Set<string>();
    const recordDependency = (key: string) => {
      dependsOn.add(key);
      context.recordDependency(key);
    };
    let earliestExpiry: number | undefined;
    const limitExpiry = (instant: Date | undefined) => {
      if (!instant) return;
      earliestExpiry = Math.min(earliestExpiry ?? Number.POSITIVE_INFINITY, instant.getTime());
      context.limitExpiry(instant);
    };
    const result = await next({ context: { recordDependency, limitExpiry } });
    const { output } = result;
    const bytes = weightOf(output);
    memory.store(key, { output, dependsOn, expiresAt: earliestExpiry, bytes }, epoch);
    return result;
  });
}

/** Loads a value, or returns it from memory until data that it shows changes. Each caller has keys of its own. */
export async function recall<Value extends object | undefined>(
  { memory }: Pick<ApiContext, 'memory'>,
  key: string,
  load: () => Promise<Value>,
  { dependsOn }: { readonly dependsOn: (value: NonNullable<Value>) => readonly string[] },
): Promise<Value> {
  const cached = memory.get(key);
  // Only this function stores under such keys, so the value has this type.
  if (cached) return cached.output as Value;
  const { epoch } = memory;
  const value = await load();
  if (value)
    memory.store(key, { output: value, dependsOn: new Set(dependsOn(value)), bytes: weightOf(value) }, epoch);
  return value;
}

const bytesPerCharacter = 4;

/** Estimates the memory that a JSON value takes, in bytes and rather too high. */
export function weightOf(value: object): number {
  return bytesPerCharacter * JSON.stringify(value).length;
}
