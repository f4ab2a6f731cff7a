/**
 * A CSV file as spreadsheets read it: in UTF-8 with a mark that says so. A guest chooses their name, so a text that begins
 * like a formula gets an apostrophe, also with signs of full width, which East Asian spreadsheets read alike.
 */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@＝＋－＠\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
