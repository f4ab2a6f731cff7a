// What a keyboard does not write but a paste or a script can: controls end lines and headers, overrides of direction
// turn the rest of a line around. Marks of direction and joiners stay: Hebrew, Arabic and emojis need them.
const invisible = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const invisibleButBreaks = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** What somebody typed into a field of one line, as it may be stored and stand in a subject. */
export function typedLine(text: string): string {
  return text
    .replace(/[\s\u2028\u2029]+/gu, ' ')
    .replace(invisible, '')
    .replace(/ {2,}/g, ' ')
    .trim()
    .normalize('NFC');
}

/** What somebody typed into a field of several lines: his breaks stay, of more than two in a row two are left. */
export function typedLines(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(invisibleButBreaks, '')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .normalize('NFC');
}
