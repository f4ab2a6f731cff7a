import { seenLine } from '@ashore/core/text/seen-text.ts';

/** Text for a header: one line, and no longer than it may be. */
export function oneLine(text: string, most: number): string {
  const line = seenLine(text);
  if (line.length <= most) return line;
  // Never half of a sign.
  return `${line.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
