import { checkPlace, type Say, worldOf } from './check-place.ts';
import { type PlaceFile, placeFile } from './place-file.ts';

/** A file of a catalogue: what it is called, and its text. */
export type CatalogueSource = { readonly name: string; readonly text: string };

/** What is wrong in a file, and where, in the words of whoever wrote it. */
export type Problem = { readonly file: string; readonly at: string; readonly what: string };

export type ReadPlaces = { readonly places: readonly PlaceFile[]; readonly problems: readonly Problem[] };

/** Reads a whole catalogue and finds everything that is wrong with it at once: nobody mends row by row. */
export function readPlaces(sources: readonly CatalogueSource[]): ReadPlaces {
  const files: { name: string; place: PlaceFile }[] = [];
  const problems: Problem[] = [];
  const sayOf = (file: string) => (at: string, what: string) => problems.push({ file, at, what });
  for (const { name, text } of sources) {
    const say = sayOf(name);
    const data = parse(text);
    if (data === undefined) {
      say('', 'is no JSON');
      continue;
    }
    const read = placeFile.safeParse(data);
    for (const { path, message } of read.error?.issues ?? []) say(spell(path, data), message);
    if (read.data) files.push({ name, place: read.data });
  }
  const places = files.map(({ place }) => place);
  const world = worldOf(places);
  const known = new Map<string, string>();
  for (const { name, place } of files) {
    checkPlace(place, world, sayOf(name));
    checkTwice(place, name, known, sayOf(name));
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
function checkTwice(place: PlaceFile, file: string, known: Map<string, string>, say: Say): void {
  const take = (key: string, at: string) => {
    const before = known.get(key);
    if (before === undefined) known.set(key, file);
    else say(at, before === file ? 'is there twice' : `is in ${before} already`);
  };
  const { location, suppliers, organisations = [], sights, products } = place;
  take(`location ${location.slug}`, 'location.slug');
  for (const { slug } of suppliers) take(`organisation ${slug}`, `suppliers[${slug}]`);
  for (const { slug } of organisations) take(`organisation ${slug}`, `organisations[${slug}]`);
  for (const { slug } of sights) take(`sight ${location.slug} ${slug}`, `sights[${slug}]`);
  for (const { slug, featured } of products) {
    take(`product ${location.slug} ${slug}`, `products[${slug}]`);
    if (featured) take(`rank ${featured}`, `products[${slug}].featured ${featured}`);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
