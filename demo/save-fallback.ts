import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

/**
 * Saves the list that the home page shows if it cannot load its own: `npx node demo/save-fallback.ts
 * http://localhost:3000`. The server must run on the demonstration data. Every white-label shows the products
 * of its types. Chinese and French pages show the English list.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const [server = 'http://localhost:3000'] = positionals;

for (const language of ['en', 'de']) {
  const lists = await Promise.all(
    ['/api/tours/featured?size=12', '/api/shore-excursions?size=8'].map((path) => readTours(path, language)),
  );
  const tours = new Map(lists.flat().map((tour) => [tour.code, tour]));
  const file = `../packages/web/src/features/catalogue/fallback/featured.${language}.json`;
  await writeFile(new URL(file, import.meta.url), `${JSON.stringify([...tours.values()], null, 2)}\n`);
}

async function readTours(path: string, language: string): Promise<{ code: string }[]> {
  const answer = await fetch(server + path, { headers: { 'accept-language': language } });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  const { _embedded } = (await answer.json()) as { _embedded: { tourSummaryList: { code: string }[] } };
  return _embedded.tourSummaryList;
}
