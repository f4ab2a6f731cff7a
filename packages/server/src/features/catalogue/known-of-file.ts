import type { z } from 'zod';
import { slug } from './file-words.ts';
import { type PlaceFile, type ProductRow, placeFile } from './place-file.ts';
import { productForm } from './product-form.ts';

type Slugs = {
  readonly slugs: readonly string[];
  /** False where some name cannot be read: what is not among these may be there all the same. */
  readonly isWhole: boolean;
};

/** A product by what can be read of it; its row where it has no mistake of its own. */
export type KnownProduct = {
  readonly at: string;
  readonly slug: string | undefined;
  readonly supplier: string | undefined;
  readonly sight: string | undefined;
  readonly featured: number | undefined;
  readonly row: ProductRow | undefined;
};

/** What can be known of a file, also where it has mistakes: they hide no others, and nobody else is blamed for them. */
export type KnownOfFile = {
  readonly slug: string | undefined;
  readonly location: PlaceFile['location'] | undefined;
  readonly suppliers: Slugs;
  /** Of each supplier who can be read, what their products share. */
  readonly resources: ReadonlyMap<string, NonNullable<PlaceFile['suppliers'][number]['resources']>>;
  readonly organisations: Slugs;
  readonly sights: Slugs;
  readonly products: readonly KnownProduct[];
};

/** `whole` is the same data as its schema reads it, where it has no mistake. */
export function knownOfFile(data: unknown, whole: PlaceFile | undefined): KnownOfFile {
  const { location, suppliers, organisations = [], sights, products } = isRecord(data) ? data : {};
  const productsGiven: unknown[] = Array.isArray(products) ? products : [];
  return {
    slug: textOf(location, 'slug'),
    location: whole ? whole.location : readOr(placeFile.shape.location, location),
    suppliers: slugsOf(suppliers),
    resources: resourcesOf(suppliers),
    organisations: slugsOf(organisations),
    sights: slugsOf(sights),
    products: productsGiven.map((given, index) =>
      knownProduct(given, index, whole ? whole.products[index] : readOr(productForm, given)),
    ),
  };
}

/** Of a file of which nothing can be read. */
export const unreadFile: KnownOfFile = knownOfFile(undefined, undefined);

function knownProduct(given: unknown, index: number, row: ProductRow | undefined): KnownProduct {
  const name = textOf(given, 'slug');
  return {
    at: `products[${name ?? index + 1}]`,
    slug: name,
    // One that is no name at all has been said already.
    supplier: readOr(slug, textOf(given, 'supplier')),
    sight: readOr(slug, textOf(given, 'sight')),
    featured: isRecord(given) && typeof given.featured === 'number' ? given.featured : undefined,
    row,
  };
}

function slugsOf(list: unknown): Slugs {
  if (!Array.isArray(list)) return { slugs: [], isWhole: false };
  const slugs = list.map((item) => textOf(item, 'slug')).filter((name) => name !== undefined);
  return { slugs, isWhole: slugs.length === list.length };
}

function resourcesOf(suppliers: unknown): KnownOfFile['resources'] {
  const given: unknown[] = Array.isArray(suppliers) ? suppliers : [];
  const read = given.map((one) => readOr(placeFile.shape.suppliers.element, one));
  return new Map(
    read
      .filter((supplier) => supplier !== undefined)
      .map((supplier) => [supplier.slug, supplier.resources ?? []]),
  );
}

function readOr<Form extends z.ZodType>(form: Form, data: unknown): z.output<Form> | undefined {
  return form.safeParse(data).data;
}

function textOf(data: unknown, field: string): string | undefined {
  const value = isRecord(data) ? data[field] : undefined;
  return typeof value === 'string' ? value : undefined;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
