import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openDatabase } from '../packages/server/src/database/connect.ts';
import { migrate } from '../packages/server/src/database/migrate.ts';
import { readSettings } from '../packages/server/src/env.ts';
import { importVariedProducts } from './vary/import-varied.ts';

/**
 * Fills the configured database with 1,000 to 1,000,000 products, to test the shop at that size:
 * `DATA_FOLDER=large npx node demo/fill.ts --products 10000`. An empty database is migrated first.
 */
const { values } = parseArgs({
  options: { products: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
});
const [productCount, seed] = [Number(values.products), Number(values.seed)];
if (!Number.isInteger(productCount) || productCount < 1_000 || productCount > 1_000_000)
  throw new Error('--products takes a whole number from 1000 to 1000000.');
if (!Number.isInteger(seed)) throw new Error('--seed takes a whole number.');

const { databaseUrl, dataFolder } = readSettings(process.env);
const opened = await openDatabase({
  databaseUrl,
  dataFolder,
  log: (line) => console.log(line),
  allowRunningServer: true,
});
try {
  const migrationsFolder = fileURLToPath(new URL('../packages/server/migrations', import.meta.url));
  await migrate(opened.database, migrationsFolder, (line) => console.log(line));
  await importVariedProducts(opened.database, {
    products: productCount,
    seed,
    onProgress: (count) => console.log(`${count} of ${productCount}`),
  });
} finally {
  await opened.close();
}
