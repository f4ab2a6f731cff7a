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

/** Ends the command with one plain sentence. */
export function giveUp(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}
