// A quarter of an hour of trying every minute: whatever is mended within that is made up for within a minute.
const impatientAttempts = 20;

/** From 5 seconds, doubling to a minute, and half an hour in the end. The random part keeps a backlog from marching in step. */
export function secondsUntilNext(attempts: number, random: () => number = Math.random): number {
  const seconds = attempts > impatientAttempts ? 1_800 : Math.min(60, 5 * 2 ** (attempts - 1));
  return seconds * (0.75 + random() / 4);
}
