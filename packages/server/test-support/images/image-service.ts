import { onTestFinished } from 'vitest';
import type { Database } from '../../src/database/connect.ts';
import { openImageService, type SlowDrawing } from '../../src/features/images/image-service.ts';
import { rowOfRecipe } from '../../src/features/images/recipe.ts';
import { emptyFolder } from '../database/data-folder.ts';

/** Opens an image service with its own folder. */
export function testImageService(
  database: Database,
  {
    dataFolder = emptyFolder(),
    mostWaiting = 100,
    findSailing = async (_routeId: string): Promise<SlowDrawing | undefined> => undefined,
  } = {},
) {
  const service = openImageService({
    database,
    findSailing,
    dataFolder,
    maxBytes: 10_000_000,
    maxWaiting: mostWaiting,
  });
  onTestFinished(service.workerPool.close);
  return service;
}

/** Adds composed images with these names. */
export async function addComposed({ pool }: Database, ...stems: string[]): Promise<void> {
  const recipe = { kind: 'product', place: 'lisbon', scene: 'harbour', prop: 'sailing-boat' } as const;
  const rows = stems.map((stem, rank) => rowOfRecipe(stem, { ...recipe, rank }));
  await pool.query(
    `insert into images (stem, width, height, dominant, artwork)
     select stem, width, height, dominant, artwork from jsonb_populate_recordset(null::images, $1)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}
