const longestLine = 75;
const encoder = new TextEncoder();

/** A line as the standard wants it: ended by CR and LF, and folded where it would be longer than 75 octets. */
export function calendarLine(line: string): string {
  const folded: string[] = [];
  let part = '';
  let octets = 0;
  // By whole characters: a letter cut in half is none.
  for (const character of line) {
    const size = encoder.encode(character).length;
    // Each further part begins with the blank that tells it from a new line.
    if (octets + size > longestLine) {
      folded.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...folded, part].map((text) => `${text}\r\n`).join('');
}

/** A text as a value: signs that mean something are said with a stroke, and nothing can begin a line of its own. */
export function escapeCalendarText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');
}
