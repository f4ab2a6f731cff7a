const started = Date.now();
const secondsBetweenSignsOfLife = 10;

/** Prints one line of progress, with the seconds since the command began. */
export function say(line) {
  process.stdout.write(`${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}\n`);
}

/**
 * Reports that a long step is still running, so that silence never looks like a hang. `detail` may state its
 * progress.
 */
export async function sayWhile(line, work, detail = () => 'still going') {
  say(line);
  const timer = setInterval(() => say(`${line}: ${detail()}`), secondsBetweenSignsOfLife * 1000);
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
