import { CannotStart } from './database/cannot-start.ts';
import type { Settings } from './env.ts';

/**
 * Explains in a sentence why the server cannot listen at its port and host. Any other error is returned
 * unchanged.
 */
export function cannotListen(error: unknown, { port, host }: Settings): unknown {
  const { code } = error as { code?: unknown };
  if (code === 'EADDRINUSE')
    return new CannotStart(
      `Port ${port} is taken by another program: stop that one, or set PORT to another.`,
    );
  if (code === 'EACCES')
    return new CannotStart(`Port ${port} may not be used by this account: set PORT to one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new CannotStart(`HOST names an address that this machine does not have: ${host}.`);
  return error;
}
