import { sourceStack } from './http/monitoring/source-stack.ts';

/** Lets the error that ends a bundled process name the lines of its sources, as the log does with other errors. */
export function nameSourcesOfLastError(): void {
  process.on('uncaughtExceptionMonitor', (error: unknown) => {
    if (error instanceof Error && error.stack) error.stack = sourceStack(error.stack);
  });
}
