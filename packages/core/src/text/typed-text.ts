import { seenLine, seenLines } from './seen-text.ts';

/** What somebody typed into a field of one line, as it may be stored and stand in a subject. */
export function typedLine(text: string): string {
  return seenLine(text).normalize('NFC');
}

/** What somebody typed into a field of several lines: his breaks stay, of more than two in a row two are left. */
export function typedLines(text: string): string {
  return seenLines(text)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .normalize('NFC');
}
