import type { ReactNode } from 'react';

/** One fact of all compared products. */
export type ComparisonRow = {
  readonly name: string;
  readonly label: string;
  /** All products have the same value in this row. */
  readonly isSame: boolean;
  readonly cells: readonly ReactNode[];
};

/** How a fact is read from a product. */
export type ComparedFact<Product> = {
  readonly name: string;
  readonly label: string;
  /** Text of the value. It decides whether the row differs, and it is shown unless `cell` is given. */
  readonly text: (product: Product) => string;
  readonly cell?: (product: Product) => ReactNode;
  /** The row is shown even if all products have the same value. */
  readonly always?: boolean;
};

/** Fills the rows with the values of the compared products. */
export function fillRows<Product>(
  facts: readonly ComparedFact<Product>[],
  products: readonly Product[],
): ComparisonRow[] {
  return facts.map(({ name, label, text, cell = text, always = false }) => ({
    name,
    label,
    isSame: !always && products.length > 1 && new Set(products.map(text)).size === 1,
    cells: products.map(cell),
  }));
}
