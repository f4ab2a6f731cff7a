import type { ProductRow } from './place-file.ts';

type Say = (at: string, what: string) => void;

/** How much there is of each thing that a supplier's products share, by its slug. */
export type Resources = ReadonlyMap<string, number>;

type Way = Pick<ProductRow, 'shares' | 'group' | 'capacity'> & {
  readonly at: string;
  /** False where it takes over what the product shares, which is named there. */
  readonly saysSo: boolean;
};

/** Finds shares of what its supplier does not have, and ways to book that could never be had. */
export function checkShares(product: ProductRow, resources: Resources, say: Say): void {
  const { shares, group, capacity } = product;
  checkWay({ shares, group, capacity, at: '', saysSo: true }, resources, say);
  for (const [index, option] of product.options.entries()) {
    const own = {
      shares: option.shares ?? shares,
      group: option.group,
      capacity: option.capacity ?? capacity,
    };
    const at = `.options[${index + 1}]`;
    checkWay({ ...own, at, saysSo: option.shares !== undefined }, resources, say);
  }
}

function checkWay({ shares = [], group, capacity, at, saysSo }: Way, resources: Resources, say: Say): void {
  for (const [index, { resource, per, units = 1 }] of shares.entries()) {
    const where = saysSo ? `${at}.shares[${index + 1}]` : at;
    const there = resources.get(resource);
    // Whoever books for a group takes its departure whole.
    const taken = group && per === 'spot' ? units * capacity : units;
    if (there !== undefined && taken > there) say(where, `takes ${taken} of ${resource}, which has ${there}`);
    if (!saysSo) continue;
    if (there === undefined) say(`${where}.resource`, `names nothing of its supplier: ${resource}`);
    if (shares.findIndex((other) => other.resource === resource) < index)
      say(where, `shares ${resource} a second time`);
  }
}
