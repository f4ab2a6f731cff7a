import { type PlaceFile, type ProductRow, placeFile } from './place-file.ts';

/** A file of a catalogue: what it is called, and its text. */
export type CatalogueSource = { readonly name: string; readonly text: string };

/** What is wrong in a file, and where, in the words of whoever wrote it. */
export type Problem = { readonly file: string; readonly at: string; readonly what: string };

export type ReadPlaces = { readonly places: readonly PlaceFile[]; readonly problems: readonly Problem[] };

/** Reads a whole catalogue and finds everything that is wrong with it at once: nobody mends row by row. */
export function readPlaces(sources: readonly CatalogueSource[]): ReadPlaces {
  const places: PlaceFile[] = [];
  const problems: Problem[] = [];
  const known = new Map<string, string>();
  for (const { name, text } of sources) {
    const say = (at: string, what: string) => problems.push({ file: name, at, what });
    const data = parse(text);
    if (data === undefined) {
      say('', 'is no JSON');
      continue;
    }
    const read = placeFile.safeParse(data);
    for (const { path, message } of read.error?.issues ?? []) say(spell(path, data), message);
    if (!read.data) continue;
    places.push(read.data);
    checkReferences(read.data, say);
    checkTwice(read.data, name, known, say);
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

type Say = (at: string, what: string) => void;

function checkReferences({ location, sights, suppliers, products }: PlaceFile, say: Say): void {
  if (location.isPort !== (location.port !== null))
    say('location.port', 'belongs to a port, and to nothing else');
  const supplierSlugs = new Set(suppliers.map(({ slug }) => slug));
  const sightSlugs = new Set(sights.map(({ slug }) => slug));
  for (const product of products) {
    const at = `products[${product.slug}]`;
    if (!supplierSlugs.has(product.supplier)) say(`${at}.supplier`, `names nobody: ${product.supplier}`);
    if (product.sight !== null && !sightSlugs.has(product.sight))
      say(`${at}.sight`, `names nothing: ${product.sight}`);
    for (const [where, what] of contradictions(product)) say(at + where, what);
  }
}

function contradictions(product: ProductRow): [where: string, what: string][] {
  const { price, group, options, startTimes, openHours, included, excluded } = product;
  const found: [string, string][] = [];
  if ((price === undefined) === (group === undefined))
    found.push(['', 'has either a price or a group price']);
  if ((startTimes === undefined) === (openHours === undefined))
    found.push(['', 'has either start times or opening hours']);
  for (const [index, option] of options.entries()) {
    if ((option.price === undefined) === (option.group === undefined))
      found.push([`.options[${index + 1}]`, 'has either a price or a group price']);
  }
  const both = included.filter((code) => (excluded as readonly string[]).includes(code));
  if (both.length > 0) found.push(['.excluded', `is included as well: ${both.join(', ')}`]);
  return found;
}

/** A slug is an address: of a place in the whole catalogue, of a product within its place. */
function checkTwice(place: PlaceFile, file: string, known: Map<string, string>, say: Say): void {
  const take = (key: string, at: string) => {
    const before = known.get(key);
    if (before === undefined) known.set(key, file);
    else say(at, before === file ? 'is there twice' : `is in ${before} already`);
  };
  const { location, suppliers, sights, products } = place;
  take(`location ${location.slug}`, 'location.slug');
  for (const { slug } of suppliers) take(`supplier ${slug}`, `suppliers[${slug}]`);
  for (const { slug } of sights) take(`sight ${location.slug} ${slug}`, `sights[${slug}]`);
  for (const { slug } of products) take(`product ${location.slug} ${slug}`, `products[${slug}]`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
