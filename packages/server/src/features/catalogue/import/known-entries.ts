import type { z } from 'zod';
import { slug } from '../file/fields.ts';
import { type PlaceFile, type ProductRow, placeFile } from '../file/place-file.ts';
import { productForm } from '../file/product-file.ts';

type Slugs = {
  readonly slugs: readonly string[];
  /** False if some slug cannot be read. An entry missing here may then still exist. */
  readonly isWhole: boolean;
};

/** A product as far as it can be read, with its row if it has no mistake. */
export type KnownProduct = {
  readonly at: string;
  readonly slug: string | undefined;
  readonly supplier: string | undefined;
  readonly sight: string | undefined;
  readonly featured: number | undefined;
  readonly row: ProductRow | undefined;
};

/**
 * What can be known of a file, even if it has mistakes. One mistake hides no others and is not reported
 * elsewhere.
 */
export type KnownOfFile = {
  readonly slug: string | undefined;
  readonly location: PlaceFile['location'] | undefined;
  readonly suppliers: Slugs;
  /** Shared resources of each supplier that can be read. */
  readonly resources: ReadonlyMap<string, NonNullable<PlaceFile['suppliers'][number]['resources']>>;
  readonly organisations: Slugs;
  readonly sights: Slugs;
  readonly products: readonly KnownProduct[];
};

/** Collects what is known of a file. `whole` is the same data as read by its schema, if it has no mistake. */
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
    products: productsGiven.map((entry, index) =>
      knownProduct(entry, index, whole ? whole.products[index] : readOr(productForm, entry)),
    ),
  };
}

/** A file of which nothing can be read. */
export const unreadFile: KnownOfFile = knownOfFile(undefined, undefined);

function knownProduct(product: unknown, index: number, row: ProductRow | undefined): KnownProduct {
  const name = textOf(product, 'slug');
  return {
    at: `products[${name ?? index + 1}]`,
    slug: name,
    // An invalid slug has been reported already.
    supplier: readOr(slug, textOf(product, 'supplier')),
    sight: readOr(slug, textOf(product, 'sight')),
    featured: isRecord(product) && typeof product.featured === 'number' ? product.featured : undefined,
    row,
  };
}

function slugsOf(list: unknown): Slugs {
  if (!Array.isArray(list)) return { slugs: [], isWhole: false };
  const slugs = list.map((item) => textOf(item, 'slug')).filter((name) => name !== undefined);
  return { slugs, isWhole: slugs.length === list.length };
}

function resourcesOf(suppliers: unknown): KnownOfFile['resources'] {
  const supplierEntries: unknown[] = Array.isArray(suppliers) ? suppliers : [];
  const read = supplierEntries.map((one) => readOr(placeFile.shape.suppliers.element, one));
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
