import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { CsvError, parse } from 'csv-parse/sync';
import { isPortCall, type SailingEntry } from './timetable-file.ts';

/** Columns of a timetable in CSV, which has one line for each port call. The first six and the times are needed. */
const COLUMNS = [
  'ship',
  'starts',
  ...MESSAGE_LOCALES.map((locale) => `title_${locale}` as const),
  'port',
  'arrival',
  'departure',
  'all_aboard',
  'berth',
  'tender',
  'state',
] as const;

const NEEDED = ['ship', 'starts', 'title_en', 'port', 'arrival', 'departure'] as const;

type CsvLine = Readonly<Partial<Record<(typeof COLUMNS)[number], string>>>;

export type ReadCsv =
  | { readonly data: { readonly sailings: readonly unknown[] } }
  /** Why the text is not a timetable in CSV. */
  | { readonly problem: string };

/**
 * Reads sailings from CSV into the form of a timetable file. Their fields are checked there. The lines of a sailing
 * stand below each other, in the order of its calls; ports, lines and ships come from files in JSON.
 */
export function readTimetableCsv(text: string): ReadCsv {
  let lines: readonly CsvLine[];
  try {
    lines = parse(text, {
      bom: true,
      trim: true,
      skip_empty_lines: true,
      delimiter: [',', ';'],
      columns: (names: readonly string[]) => checkedColumns(names),
    }) as readonly CsvLine[];
  } catch (error) {
    if (error instanceof CsvError || error instanceof UnknownColumns) return { problem: error.message };
    throw error;
  }
  if (lines.length === 0) return { problem: 'has no lines of port calls' };
  const sailings: CsvLine[][] = [];
  for (const line of lines) {
    const current = sailings.at(-1);
    const isNext = current?.[0]?.ship === line.ship && current?.[0]?.starts === line.starts;
    if (current && isNext) current.push(line);
    else sailings.push([line]);
  }
  for (const ofSailing of sailings) {
    const [first] = ofSailing;
    const twice = MESSAGE_LOCALES.find((locale) => titlesIn(locale, ofSailing).length > 1);
    if (twice !== undefined)
      return {
        problem: `gives the sailing ${first?.ship} ${first?.starts} two titles in title_${twice}: ${titlesIn(twice, ofSailing).join(' and ')}`,
      };
  }
  return { data: { sailings: sailings.map(sailingOf) } };
}

/** The title of a sailing may stand in one of its lines or in all. */
function titlesIn(locale: MessageLocale, lines: readonly CsvLine[]): readonly string[] {
  return [...new Set(lines.flatMap((line) => line[`title_${locale}`] || []))];
}

class UnknownColumns extends Error {}

function checkedColumns(names: readonly string[]): string[] {
  const unknown = names.filter((name) => !COLUMNS.some((known) => known === name));
  const missing = NEEDED.filter((name) => !names.includes(name));
  const parts = [
    ...(unknown.length > 0 ? [`has unknown columns: ${unknown.join(', ')}`] : []),
    ...(missing.length > 0 ? [`lacks the columns ${missing.join(', ')}`] : []),
    ...(new Set(names).size < names.length ? ['names a column twice'] : []),
  ];
  if (parts.length > 0) throw new UnknownColumns(parts.join('; '));
  return [...names];
}

function sailingOf(lines: readonly CsvLine[]) {
  const titleIn = (locale: MessageLocale) => titlesIn(locale, lines)[0];
  return {
    ship: lines[0]?.ship,
    starts: lines[0]?.starts,
    titles: withoutMissing(Object.fromEntries(MESSAGE_LOCALES.map((locale) => [locale, titleIn(locale)]))),
    calls: lines.map((line) =>
      withoutMissing({
        port: line.port,
        arrival: line.arrival,
        departure: line.departure,
        allAboard: line.all_aboard,
        berth: numberOf(line.berth),
        tender: truthOf(line.tender),
        state: line.state,
      }),
    ),
  };
}

/** A word that is no number stays, so that the check of the file names it. */
function numberOf(word: string | undefined): number | string | undefined {
  return word !== undefined && /^\d+$/.test(word) ? Number(word) : word;
}

function truthOf(word: string | undefined): boolean | string | undefined {
  if (word === 'yes' || word === 'true') return true;
  return word === 'no' || word === 'false' ? false : word;
}

/** An empty cell is a missing field. */
function withoutMissing(fields: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  );
}

/** Writes sailings in the form that `readTimetableCsv` reads. Landscapes that ships pass are left out. */
export function printTimetableCsv(sailings: readonly SailingEntry[]): string {
  const lines = sailings.flatMap((sailing) => {
    const titles = Object.fromEntries(
      MESSAGE_LOCALES.map((locale) => [`title_${locale}`, sailing.titles[locale]]),
    );
    return sailing.calls.filter(isPortCall).map(({ allAboard, tender, ...call }) => {
      const fields: Readonly<Record<string, unknown>> = {
        ...{ ship: sailing.ship, starts: sailing.starts, ...titles, ...call },
        ...{ all_aboard: allAboard, tender: tender && 'yes' },
      };
      return COLUMNS.map((column) => quoted(fields[column])).join(',');
    });
  });
  return [COLUMNS.join(','), ...lines, ''].join('\n');
}

/** Both separators that the reader knows are quoted. */
function quoted(value: unknown): string {
  const text = value === undefined ? '' : String(value);
  return /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
