const startedAt = Date.now();
const progressIntervalSeconds = 10;

/** Prints one line of progress, with the seconds since the command began. */
export function logProgress(line) {
  process.stdout.write(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${line}\n`);
}

/**
 * Reports that a long step is still running, so that silence never looks like a hang. `detail` may state its
 * progress.
 */
export async function logWhile(line, work, detail = () => 'still going') {
  logProgress(line);
  const timer = setInterval(() => logProgress(`${line}: ${detail()}`), progressIntervalSeconds * 1000);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}

/**
 * A problem that a person must fix. If it is not caught, only its sentence is printed, without a stack trace.
 */
export class StopWithMessage extends Error {}

export function stopWith(sentence) {
  throw new StopWithMessage(sentence);
}

process.on('uncaughtException', (error) => {
  process.stderr.write(`\n${error instanceof StopWithMessage ? error.message : (error?.stack ?? error)}\n`);
  process.exit(1);
});
