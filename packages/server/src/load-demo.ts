import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database/connect-database.ts';
import { projectFolder } from './env.ts';
import { catalogueFile, importCatalogue } from './features/catalogue/import-catalogue.ts';

/** Fills a database that has no products yet with the demonstration world. True when it did. */
export async function loadDemo(database: Database): Promise<boolean> {
  const { rows } = await database.pool.query('select exists (select from products) as filled');
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
