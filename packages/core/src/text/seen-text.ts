// What a keyboard does not write but a paste or a script can: controls end lines and headers, overrides of direction
// turn the rest of a line around, half a surrogate no database keeps. Marks of direction and joiners stay: Hebrew,
// Arabic and emojis need them.
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const unseenButBreaks = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Text for a place of one line, such as a subject: what a reader sees of it, without breaks. */
export function seenLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\u2028\u2029]+/gu, ' ')
    .replace(unseen, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Text for a place of several lines: its breaks stay, however they were made. */
export function seenLines(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(unseenButBreaks, '');
}
