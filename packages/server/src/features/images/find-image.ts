import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connect-database.ts';
import { type Recipe, recipe } from './recipe.ts';
import { images } from './tables.ts';

export type Photograph = {
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
  /** What must be seen in every cut, in percent. */
  readonly focus: { readonly left: number; readonly top: number };
};

export type FoundImage = { readonly recipe: Recipe } | { readonly photograph: Photograph };

/** What a picture is made of. */
export async function findImage({ db }: Database, stem: string): Promise<FoundImage | undefined> {
  const [row] = await db.select().from(images).where(eq(images.stem, stem));
  if (!row) return undefined;
  if (row.fileSha256 === null) return { recipe: recipe.parse(row.artwork) };
  const { fileSha256: sha256, width, height, focusLeft: left, focusTop: top } = row;
  return { photograph: { sha256, width, height, focus: { left, top } } };
}
