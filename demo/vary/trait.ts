import type { ProductInFile } from '../../packages/server/src/features/catalogue/file/place-file.ts';

export type Words = { readonly en: string; readonly de: string; readonly 'zh-Hans': string };

/** One way in which a trip can differ: its name, its sentence in the texts, and the change to the product. */
export type Trait = {
  /** Part of the address. */
  readonly id: string;
  /** Follows the title. */
  readonly name: Words;
  /** Added to the texts. */
  readonly sentence: Words;
  /** Whether the trip, as described, can be offered with this trait at that latitude. */
  fits(product: ProductInFile, latitude: number): boolean;
  change(product: ProductInFile): Partial<ProductInFile>;
};

/** What a trip can differ in, as traits that exclude each other: a variation has at most one of them. */
export type Aspect = readonly Trait[];
