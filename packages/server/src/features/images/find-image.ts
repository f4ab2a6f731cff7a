import type { Database } from '../../database/connect.ts';
import { type Recipe, recipe } from './recipe.ts';

export type Photograph = {
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
  /** The point that every crop must contain, in percent. */
  readonly focus: { readonly left: number; readonly top: number };
};

export type FoundImage = { readonly recipe: Recipe } | { readonly photograph: Photograph };

type ImageRow = {
  /** Null if the image is composed. */
  readonly sha256: string | null;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  /** A recipe. Always validate it with the `recipe` schema before use. */
  readonly artwork: unknown;
};

/** Finds the source of an image: a recipe or a photograph. */
export async function findImage({ pool }: Database, stem: string): Promise<FoundImage | undefined> {
  const { rows } = await pool.query<ImageRow>({ name: 'image-by-stem', text: SELECT_IMAGE_BY_STEM }, [stem]);
  const [row] = rows;
  if (!row) return undefined;
  const { sha256, width, height, left, top, artwork } = row;
  if (sha256 === null) return { recipe: recipe.parse(artwork) };
  return { photograph: { sha256, width, height, focus: { left, top } } };
}

const SELECT_IMAGE_BY_STEM = `
  select file_sha256 as sha256, width, height, focus_left as "left", focus_top as top, artwork
  from images where stem = $1`;
