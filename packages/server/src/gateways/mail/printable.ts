// Controls end lines and headers; marks of direction turn the rest of a line around.
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
const unprintableButBreaks = /[^\P{Cc}\n]+|[\u202a-\u202e\u2066-\u2069]+/gu;

/** Text for a place that has one line, such as a subject: no break or other control sign gets through. */
export function oneLine(text: string, most: number): string {
  const line = text.toWellFormed().replace(unprintable, ' ').replace(/ {2,}/g, ' ').trim();
  return line.length <= most ? line : `${[...line.slice(0, most - 1)].join('').toWellFormed()}…`;
}

/** Text of several lines, without what a database cannot keep or a reader cannot see. */
export function manyLines(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(unprintableButBreaks, ' ');
}
