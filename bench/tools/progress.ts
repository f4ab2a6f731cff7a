import { whole } from './numbers.ts';

/** Prints what a benchmark does now, with the seconds since it began. */
export function say(line: string): void {
  console.error(`${whole(performance.now() / 1_000).padStart(5)} s  ${line}`);
}
