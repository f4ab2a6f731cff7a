import { onTestFinished } from 'vitest';
import type { Database } from '../../database/connect-database.ts';
import { emptyFolder } from '../../database/embedded/data-folder-for-tests.ts';
import { openPictureDesk } from './picture-desk.ts';
import { rowOfRecipe } from './row-of-recipe.ts';
import { images } from './tables.ts';

/** A desk on a folder of its own. */
export function testDesk(database: Database, { dataFolder = emptyFolder(), mostWaiting = 100 } = {}) {
  const desk = openPictureDesk({ database, dataFolder, maxBytes: 10_000_000, mostWaiting });
  onTestFinished(desk.workshop.close);
  return desk;
}

/** Composed pictures under these names. */
export async function addComposed({ db }: Database, ...stems: string[]): Promise<void> {
  const recipe = { kind: 'product', place: 'lisbon', scene: 'harbour', prop: 'sailing-boat' } as const;
  await db
    .insert(images)
    .values(stems.map((stem, rank) => rowOfRecipe(stem, { ...recipe, rank })))
    .onConflictDoNothing();
}
