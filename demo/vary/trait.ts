import type { ProductRow } from '../../packages/server/src/features/catalogue/place-file.ts';

export type Words = { readonly en: string; readonly de: string; readonly 'zh-Hans': string };

/** One way in which a trip can be another one: what it is called, what it says about it, and what it changes. */
export type Trait = {
  /** Part of the address. */
  readonly id: string;
  /** Stands behind the title. */
  readonly name: Words;
  /** Stands in its texts. */
  readonly sentence: Words;
  /** Whether the trip, as it is told, can be had like this. */
  fits(product: ProductRow): boolean;
  change(product: ProductRow): Partial<ProductRow>;
};

/** Ways that exclude each other: a trip has one of them, or stays as it is in this respect. */
export type Respect = readonly Trait[];
