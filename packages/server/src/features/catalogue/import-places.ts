import type { LocalDate } from '@ashore/core/time/local-date.ts';
import type { Database } from '../../database/connect-database.ts';
import { transaction } from '../../database/run-transaction.ts';
import { writeRows } from '../../database/write-rows.ts';
import type { PlaceFile } from './place-file.ts';
import { type PlaceTable, placeTables } from './place-tables.ts';
import { addRowsOfPlace, noRows } from './rows-of-place.ts';

export type ImportPlaces = {
  readonly places: readonly PlaceFile[];
  /** From which the age of reviews is counted. */
  readonly today: LocalDate;
  /** Told which table is being written, and how many rows. */
  readonly onTable?: (name: string, rows: number) => void;
};

/**
 * Brings a catalogue into the database, whole or not at all. What is there already is brought up to date; what is
 * there and not in the files stays.
 */
export async function importPlaces(
  database: Database,
  { places, today, onTable = () => {} }: ImportPlaces,
): Promise<void> {
  const rows = noRows();
  for (const place of places) addRowsOfPlace(rows, place, today);
  await transaction(database, async ({ client }) => {
    for (const table of Object.keys(placeTables) as PlaceTable[]) {
      onTable(placeTables[table].name, rows[table].length);
      await writeRows(client, placeTables[table], rows[table]);
    }
  });
}
