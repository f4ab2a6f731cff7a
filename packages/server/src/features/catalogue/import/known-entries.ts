import type { z } from 'zod';
import { slug } from '../file/fields.ts';
import { type PlaceFile, type ProductInFile, placeFile } from '../file/place-file.ts';
import { productForm } from '../file/product-file.ts';

type Slugs = {
  readonly slugs: readonly string[];
  /** False if some slug cannot be read. An entry missing here may then still exist. */
  readonly isWhole: boolean;
};

/** A product as far as it can be read. */
export type KnownProduct = {
  readonly path: string;
  readonly slug: string | undefined;
  readonly supplier: string | undefined;
  readonly sight: string | undefined;
  readonly featured: number | undefined;
  /** The product, with a stand-in for each wrong value, so that its other fields can be compared. */
  readonly row: ProductInFile | undefined;
  /** Fields with a wrong value or a stand-in. Nothing more is reported about them. */
  readonly wrongFields: readonly string[];
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
    slug: textField(location, 'slug'),
    location: whole ? whole.location : readOr(placeFile.shape.location, location),
    suppliers: slugsOf(suppliers),
    resources: resourcesOf(suppliers),
    organisations: slugsOf(organisations),
    sights: slugsOf(sights),
    products: productsGiven.map((entry, index) => knownProduct(entry, index, whole?.products[index])),
  };
}

/** A file of which nothing can be read. */
export const unreadFile: KnownOfFile = knownOfFile(undefined, undefined);

function knownProduct(product: unknown, index: number, whole: ProductInFile | undefined): KnownProduct {
  const name = textField(product, 'slug');
  const { row, wrongFields } = whole ? { row: whole, wrongFields: [] } : rowWithStandIns(product);
  return {
    path: `products[${name ?? index + 1}]`,
    slug: name,
    // An invalid slug has been reported already.
    supplier: readOr(slug, textField(product, 'supplier')),
    sight: readOr(slug, textField(product, 'sight')),
    featured: isRecord(product) && typeof product.featured === 'number' ? product.featured : undefined,
    row,
    wrongFields,
  };
}

/** A number, a text or a day: one of them fits most fields. The values are never stored. */
const standIns: readonly unknown[] = [1, 'x', '2024-01-01'];

/** Reads a product that has mistakes: each wrong number or text is replaced, if one of the stand-ins fits. */
function rowWithStandIns(product: unknown): Pick<KnownProduct, 'row' | 'wrongFields'> {
  const repaired: unknown = structuredClone(product);
  const issues = productForm.safeParse(repaired).error?.issues ?? [];
  for (const { path } of issues) standInAt(repaired, path);
  return {
    row: readOr(productForm, repaired),
    wrongFields: [...new Set(issues.map(({ path: [field] }) => `.${String(field)}`))],
  };
}

function standInAt(product: unknown, path: readonly PropertyKey[]): void {
  const field = path.at(-1);
  const owner = path
    .slice(0, -1)
    .reduce<unknown>(
      (container, step) => (isRecord(container) ? container[String(step)] : container),
      product,
    );
  if (field === undefined || !isRecord(owner) || isRecord(owner[String(field)])) return;
  const isRight = (value: unknown) => {
    owner[String(field)] = value;
    const issues = productForm.safeParse(product).error?.issues ?? [];
    return !issues.some((issue) => issue.path.join() === path.join());
  };
  standIns.some(isRight);
}

function slugsOf(list: unknown): Slugs {
  if (!Array.isArray(list)) return { slugs: [], isWhole: false };
  const slugs = list.map((item) => textField(item, 'slug')).filter((name) => name !== undefined);
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

function textField(data: unknown, field: string): string | undefined {
  const value = isRecord(data) ? data[field] : undefined;
  return typeof value === 'string' ? value : undefined;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
