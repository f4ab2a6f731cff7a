import { type PlaceFile, placeFile } from '../file/place-file.ts';
import { pictureViews, stemOfMark, stemOfPlace, stemOfProduct } from '../product-images.ts';
import { checkPlace, referencesOf } from './check-place.ts';
import type { ReportProblem } from './check-product.ts';
import { closestForms, explainIssue, fieldName } from './explain-issue.ts';
import { type KnownOfFile, knownOfFile, unreadFile } from './known-entries.ts';

/** A catalogue file: its name and its text. */
export type CatalogueSource = { readonly name: string; readonly text: string };

/**
 * A problem in a file: the file, the field and what is wrong. The field is named as the file's author knows
 * it.
 */
export type Problem = { readonly file: string; readonly at: string; readonly what: string };

export type ReadPlaces = { readonly places: readonly PlaceFile[]; readonly problems: readonly Problem[] };

/**
 * Reads a whole catalogue and reports all its problems at once, so that authors need not correct them one by
 * one.
 */
export function readPlaces(sources: readonly CatalogueSource[]): ReadPlaces {
  const files: { name: string; entries: KnownOfFile }[] = [];
  const places: PlaceFile[] = [];
  const problems: Problem[] = [];
  const reporterOf = (file: string) => (at: string, what: string) => problems.push({ file, at, what });
  for (const { name, text } of sources) {
    const report = reporterOf(name);
    const data = parse(text);
    if (data === undefined) {
      report('', 'is not JSON');
      files.push({ name, entries: unreadFile });
      continue;
    }
    const parsed = placeFile.safeParse(data, { error: explainIssue });
    for (const { path, message } of closestForms(parsed.error?.issues ?? []))
      report(fieldName(path, data), message);
    if (parsed.data) places.push(parsed.data);
    files.push({ name, entries: knownOfFile(data, parsed.data) });
  }
  const references = referencesOf(files.map(({ entries }) => entries));
  const fileBySlug = new Map<string, string>();
  const ownerByImage = new Map<string, string>();
  for (const { name, entries } of files) {
    checkPlace(entries, references, reporterOf(name));
    checkTwice(entries, name, fileBySlug, reporterOf(name));
    checkPictures(entries, ownerByImage, reporterOf(name));
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

/**
 * Reports slugs that are used twice. A slug is part of an address: a place slug is unique in the catalogue, a
 * product slug within its place.
 */
function checkTwice(
  entries: KnownOfFile,
  file: string,
  fileBySlug: Map<string, string>,
  report: ReportProblem,
): void {
  const take = (key: string, at: string) => {
    const before = fileBySlug.get(key);
    if (before === undefined) fileBySlug.set(key, file);
    else report(at, before === file ? 'is used twice' : `is already used in ${before}`);
  };
  const { slug: city, suppliers, organisations, sights, products } = entries;
  if (city !== undefined) take(`location ${city}`, 'location.slug');
  for (const slug of suppliers.slugs) take(`organisation ${slug}`, `suppliers[${slug}]`);
  for (const [supplier, list] of entries.resources)
    for (const { slug } of list)
      take(`resource ${supplier} ${slug}`, `suppliers[${supplier}].resources[${slug}]`);
  for (const slug of organisations.slugs) take(`organisation ${slug}`, `organisations[${slug}]`);
  // If the place cannot be read, its entries are checked within the file.
  const place = city ?? `of ${file}`;
  for (const slug of sights.slugs) take(`sight ${place} ${slug}`, `sights[${slug}]`);
  for (const { at, slug, featured } of products) {
    if (slug !== undefined) take(`product ${place} ${slug}`, at);
    if (featured) take(`rank ${featured}`, `${at}.featured ${featured}`);
  }
}

/**
 * Reports slugs whose images would have the same name: the second view of `sail` and the first of `sail-1`.
 * The database stores one image per name, so one product would show the image of the other. `ownerByImage`
 * has the image names of everything checked before.
 */
function checkPictures(entries: KnownOfFile, ownerByImage: Map<string, string>, report: ReportProblem): void {
  const { slug: city, suppliers, organisations, products } = entries;
  const draw = (owner: string, at: string, stems: readonly string[]) => {
    const otherOwner = stems
      .map((stem) => ownerByImage.get(stem))
      .find((before) => before && before !== owner);
    if (otherOwner) report(at, `would have the images of ${otherOwner}`);
    for (const stem of stems) ownerByImage.set(stem, ownerByImage.get(stem) ?? owner);
  };
  for (const [field, { slugs }] of Object.entries({ suppliers, organisations }))
    for (const slug of slugs) draw(`the organisation ${slug}`, `${field}[${slug}].slug`, [stemOfMark(slug)]);
  if (city === undefined) return;
  draw(`the place ${city}`, 'location.slug', [stemOfPlace(city)]);
  for (const { at, slug } of products)
    if (slug !== undefined)
      draw(
        `${city}/${slug}`,
        `${at}.slug`,
        pictureViews.map((view) => stemOfProduct(city, slug, view)),
      );
}
