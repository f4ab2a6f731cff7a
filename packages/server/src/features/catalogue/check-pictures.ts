import { pictureViews, stemOfMark, stemOfPlace, stemOfProduct } from './composed-stem.ts';
import type { KnownOfFile } from './known-of-file.ts';

type Say = (at: string, what: string) => void;

/**
 * Finds names of which the pictures would be called alike: the second view of `sail` and the first of `sail-1`. The
 * database has one picture of a name, so one of the two would be shown with the other's. `drawn` says what is drawn
 * under each name already, by all files before.
 */
export function checkPictures(known: KnownOfFile, drawn: Map<string, string>, say: Say): void {
  const { slug: city, suppliers, organisations, products } = known;
  const draw = (owner: string, at: string, stems: readonly string[]) => {
    const other = stems.map((stem) => drawn.get(stem)).find((before) => before && before !== owner);
    if (other) say(at, `would have the pictures of ${other}`);
    for (const stem of stems) drawn.set(stem, drawn.get(stem) ?? owner);
  };
  for (const slug of [...suppliers.slugs, ...organisations.slugs])
    draw(`the organisation ${slug}`, `suppliers[${slug}].slug`, [stemOfMark(slug)]);
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
