const shape = /^[A-Za-z0-9_-]{43}$/;

/** Out of the address, or where it was put when it was taken out of there. */
export function mailSecret(search: string, state: unknown): string | null {
  const given = new URLSearchParams(search).get('token') ?? (state as { secret?: unknown } | null)?.secret;
  return typeof given === 'string' && shape.test(given) ? given : null;
}
