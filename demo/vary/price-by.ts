import type { ProductRow } from '../../packages/server/src/features/catalogue/file/place-file.ts';

/** The price at that percentage, in whole units of the currency, because suppliers do not ask 31.37. */
export function priceBy(product: ProductRow, percent: number): Pick<ProductRow, 'price' | 'group'> {
  const times = (price: number) => Math.max(100, Math.round((price * percent) / 10_000) * 100);
  const { price, group } = product;
  if (group)
    return {
      group: {
        ...group,
        price: times(group.price),
        ...(group.extraPerson && { extraPerson: times(group.extraPerson) }),
      },
    };
  if (!price) return {};
  const { adult, ...others } = price;
  const entries = Object.entries(others).map(([band, value]) => [band, value ? times(value) : value]);
  return { price: { adult: times(adult), ...Object.fromEntries(entries) } };
}
