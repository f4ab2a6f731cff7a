const started = Date.now();
const secondsBetweenSignsOfLife = 10;

/** One line of progress, with the seconds since the command began. */
export function say(line) {
  process.stdout.write(`${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}\n`);
}

/**
 * Says that a long step is still going on, so that silence never looks like a hang. `detail` may say how far
 * it has come.
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

/** What a person must put right. Whoever does not catch it ends with its sentence alone, without a stack trace. */
export class GivenUp extends Error {}

export function giveUp(sentence) {
  throw new GivenUp(sentence);
}

process.on('uncaughtException', (error) => {
  process.stderr.write(`\n${error instanceof GivenUp ? error.message : (error?.stack ?? error)}\n`);
  process.exit(1);
});
