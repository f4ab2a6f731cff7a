import { checkPictures } from './check-pictures.ts';
import { checkPlace, type Say, worldOf } from './check-place.ts';
import { isRecord, type KnownOfFile, knownOfFile, unreadFile } from './known-of-file.ts';
import { type PlaceFile, placeFile } from './place-file.ts';

/** A file of a catalogue: what it is called, and its text. */
export type CatalogueSource = { readonly name: string; readonly text: string };

/** What is wrong in a file, and where, in the words of whoever wrote it. */
export type Problem = { readonly file: string; readonly at: string; readonly what: string };

export type ReadPlaces = { readonly places: readonly PlaceFile[]; readonly problems: readonly Problem[] };

/** Reads a whole catalogue and finds everything that is wrong with it at once: nobody mends row by row. */
export function readPlaces(sources: readonly CatalogueSource[]): ReadPlaces {
  const files: { name: string; known: KnownOfFile }[] = [];
  const places: PlaceFile[] = [];
  const problems: Problem[] = [];
  const sayOf = (file: string) => (at: string, what: string) => problems.push({ file, at, what });
  for (const { name, text } of sources) {
    const say = sayOf(name);
    const data = parse(text);
    if (data === undefined) {
      say('', 'is no JSON');
      files.push({ name, known: unreadFile });
      continue;
    }
    const read = placeFile.safeParse(data);
    for (const { path, message } of read.error?.issues ?? []) say(spell(path, data), message);
    if (read.data) places.push(read.data);
    files.push({ name, known: knownOfFile(data, read.data) });
  }
  const world = worldOf(files.map(({ known }) => known));
  const taken = new Map<string, string>();
  const drawn = new Map<string, string>();
  for (const { name, known } of files) {
    checkPlace(known, world, sayOf(name));
    checkTwice(known, name, taken, sayOf(name));
    checkPictures(known, drawn, sayOf(name));
  }
  return { places, problems };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}

/** `products.3.title.de` says little to who wrote it: the third product is called by its slug where it has one. */
function spell(path: readonly PropertyKey[], data: unknown): string {
  let inside = data;
  const steps = path.map((step) => {
    inside = isRecord(inside) ? inside[String(step)] : undefined;
    const slug = isRecord(inside) && typeof inside.slug === 'string' ? inside.slug : undefined;
    return typeof step === 'number' ? `[${slug ?? step + 1}]` : `.${String(step)}`;
  });
  return steps.join('').replace(/^\./, '');
}

/** A slug is an address: of a place in the whole catalogue, of a product within its place. */
function checkTwice(known: KnownOfFile, file: string, taken: Map<string, string>, say: Say): void {
  const take = (key: string, at: string) => {
    const before = taken.get(key);
    if (before === undefined) taken.set(key, file);
    else say(at, before === file ? 'is there twice' : `is in ${before} already`);
  };
  const { slug: city, suppliers, organisations, sights, products } = known;
  if (city !== undefined) take(`location ${city}`, 'location.slug');
  for (const slug of suppliers.slugs) take(`organisation ${slug}`, `suppliers[${slug}]`);
  for (const [supplier, list] of known.resources)
    for (const { slug } of list)
      take(`resource ${supplier} ${slug}`, `suppliers[${supplier}].resources[${slug}]`);
  for (const slug of organisations.slugs) take(`organisation ${slug}`, `organisations[${slug}]`);
  // What belongs to no place that can be read belongs to its file.
  const place = city ?? `of ${file}`;
  for (const slug of sights.slugs) take(`sight ${place} ${slug}`, `sights[${slug}]`);
  for (const { at, slug, featured } of products) {
    if (slug !== undefined) take(`product ${place} ${slug}`, at);
    if (featured) take(`rank ${featured}`, `${at}.featured ${featured}`);
  }
}
