// What a keyboard does not write but a paste or a script can: controls end lines and headers, overrides of direction
// turn the rest of a line around, half a surrogate no database keeps. Marks of direction and joiners stay: Hebrew,
// Arabic and emojis need them.
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const unseenButBreaks = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu;

// What a reader sees something of. Neither blanks nor what only shapes its neighbours, nor what the standard forgot to
// count among that: the empty cell of Braille and the marks of notes.
const seen = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;

/** Text for a place of one line, such as a subject: what a reader sees of it, without breaks; perhaps nothing. */
export function seenLine(text: string): string {
  if (!seen.test(text)) return '';
  return text
    .toWellFormed()
    .replace(/[\s\u2028\u2029]+/gu, ' ')
    .replace(unseen, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Text for a place of several lines: its breaks stay, however they were made. Where nothing can be seen there is none. */
export function seenLines(text: string): string {
  if (!seen.test(text)) return '';
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(unseenButBreaks, '');
}
