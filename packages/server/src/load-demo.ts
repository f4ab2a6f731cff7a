import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database/connect-database.ts';
import { withAdvisoryLock } from './database/with-advisory-lock.ts';
import { projectFolder } from './env.ts';
import { catalogueFile, importCatalogue } from './features/catalogue/import-catalogue.ts';

/** Fills a catalogue in which nothing has ever been named with the demonstration world. True when it did. */
export async function loadDemo(database: Database): Promise<boolean> {
  const client = await database.pool.connect();
  try {
    // Servers that start together on one database must not both find it empty.
    return await withAdvisoryLock(client, { name: 'demo', waitMs: 60_000 }, () => fillIfEmpty(database));
  } finally {
    client.release();
  }
}

async function fillIfEmpty(database: Database): Promise<boolean> {
  const { rows } = await database.pool.query('select exists (select from public_codes) as filled');
  if (rows[0].filled) return false;
  const [locations, suppliers, products, rates] = await Promise.all(
    ['locations', 'suppliers', 'products', 'rates'].map((name) => readDemoFile(`${name}.json`)),
  );
  await importCatalogue(database, catalogueFile.parse({ locations, suppliers, products, rates }));
  return true;
}

async function readDemoFile(name: string): Promise<unknown> {
  return JSON.parse(await readFile(join(projectFolder, 'demo', name), 'utf8'));
}
