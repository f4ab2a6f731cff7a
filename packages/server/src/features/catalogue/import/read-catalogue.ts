import { type PlaceFile, placeFile } from '../file/place-file.ts';
import { pictureViews, stemOfOrganisationMark, stemOfPlace, stemOfProduct } from '../product-images.ts';
import { checkPlace, referencesOf } from './check-place.ts';
import type { ReportProblem } from './check-product.ts';
import { closestForms, explainIssue, fieldName } from './explain-issue.ts';
import { type KnownOfFile, knownOfFile, unreadFile } from './known-entries.ts';
import { parseJson } from './parse-json.ts';

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
  const reporterOf = (file: string) => (path: string, what: string) =>
    problems.push({ file, at: path, what });
  for (const { name, text } of sources) {
    const report = reporterOf(name);
    const json = parseJson(text);
    if (json.outcome === 'fault') {
      report('', json.what);
      files.push({ name, entries: unreadFile });
      continue;
    }
    const { data } = json;
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
  const claimKey = (key: string, path: string) => {
    const before = fileBySlug.get(key);
    if (before === undefined) fileBySlug.set(key, file);
    else report(path, before === file ? 'is used twice' : `is already used in ${before}`);
  };
  const { slug: city, suppliers, organisations, sights, products } = entries;
  if (city !== undefined) claimKey(`location ${city}`, 'location.slug');
  for (const slug of suppliers.slugs) claimKey(`organisation ${slug}`, `suppliers[${slug}]`);
  for (const [supplier, list] of entries.resources)
    for (const { slug } of list)
      claimKey(`resource ${supplier} ${slug}`, `suppliers[${supplier}].resources[${slug}]`);
  for (const slug of organisations.slugs) claimKey(`organisation ${slug}`, `organisations[${slug}]`);
  // If the place cannot be read, its entries are checked within the file.
  const place = city ?? `of ${file}`;
  for (const slug of sights.slugs) claimKey(`sight ${place} ${slug}`, `sights[${slug}]`);
  for (const { path, slug, featured } of products) {
    if (slug !== undefined) claimKey(`product ${place} ${slug}`, path);
    if (featured) claimKey(`rank ${featured}`, `${path}.featured ${featured}`);
  }
}

/**
 * Reports slugs whose images would have the same name: the second view of `sail` and the first of `sail-1`.
 * The database stores one image per name, so one product would show the image of the other. `ownerByImage`
 * has the image names of everything checked before.
 */
function checkPictures(entries: KnownOfFile, ownerByImage: Map<string, string>, report: ReportProblem): void {
  const { slug: city, suppliers, organisations, products } = entries;
  const draw = (owner: string, path: string, stems: readonly string[]) => {
    const otherOwner = stems
      .map((stem) => ownerByImage.get(stem))
      .find((before) => before && before !== owner);
    if (otherOwner) report(path, `would have the images of ${otherOwner}`);
    for (const stem of stems) ownerByImage.set(stem, ownerByImage.get(stem) ?? owner);
  };
  for (const [field, { slugs }] of Object.entries({ suppliers, organisations }))
    for (const slug of slugs)
      draw(`the organisation ${slug}`, `${field}[${slug}].slug`, [stemOfOrganisationMark(slug)]);
  if (city === undefined) return;
  draw(`the place ${city}`, 'location.slug', [stemOfPlace(city)]);
  for (const { path, slug } of products)
    if (slug !== undefined)
      draw(
        `${city}/${slug}`,
        `${path}.slug`,
        pictureViews.map((view) => stemOfProduct(city, slug, view)),
      );
}
