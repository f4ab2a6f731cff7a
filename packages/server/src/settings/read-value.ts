import { CannotStart } from '../database/cannot-start.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export function readWholeNumber(env: Environment, name: string, fallback: number, min = 1): number {
  const value = env[name];
  if (!value) return fallback;
  if (!/^\d{1,9}$/.test(value) || Number(value) < min)
    throw new CannotStart(`${name} must be a whole number from ${min}, not "${value}".`);
  return Number(value);
}

export function readOneOf<const Value extends string>(
  env: Environment,
  name: string,
  allowed: readonly Value[],
  fallback: Value,
): Value {
  const value = env[name];
  if (!value) return fallback;
  const allowedValue = allowed.find((candidate) => candidate === value);
  if (!allowedValue) throw new CannotStart(`${name} must be one of ${allowed.join(', ')}, not "${value}".`);
  return allowedValue;
}

/**
 * Reads the address of a service that we trust, or to which we send typed text. The connection must be
 * encrypted, or stay on this machine.
 */
export function readServiceAddress(name: string, value: string, example: string): URL {
  const url = URL.parse(value);
  const isLocal = url?.protocol === 'http:' && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  if (url && (url.protocol === 'https:' || isLocal)) return url;
  throw new CannotStart(`${name} takes an address such as ${example}, not "${value}".`);
}

export function readSecretToken(env: Environment, name: string): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  if (/^[\w.~+/=-]{12,}$/.test(value)) return value;
  throw new CannotStart(`${name} must have at least 12 letters, digits or characters of . _ ~ + / = -`);
}
