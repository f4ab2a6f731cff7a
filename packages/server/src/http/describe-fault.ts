import { withoutCardNumbers } from '@ashore/core/text/card-number.ts';

/**
 * What the log keeps of a fault: where it happened, not with which data. Messages of the database and of its driver
 * carry the values of the statement, e-mail addresses included.
 */
export function describeFault(fault: unknown): Record<string, unknown> {
  if (!(fault instanceof Error)) return { type: typeof fault };
  const { name, message, stack, cause, code } = fault as Error & { code?: unknown };
  return {
    type: name,
    message: withoutValues(message),
    ...(typeof code === 'string' && { code }),
    // A stack begins with the message.
    stack: stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(cause !== undefined && { cause: describeFault(cause) }),
  };
}

function withoutValues(message: string): string {
  // Cut first: the second pattern takes time that grows with the square of the length.
  return withoutCardNumbers(message.slice(0, 1_000))
    .replace(/\bparams:[\s\S]*$/, 'params: …')
    .replace(/[^\s"'<>(),;=]+@[^\s"'<>(),;=]+/g, '…@…')
    .slice(0, 500);
}
