import type { ProductInFile } from '../../packages/server/src/features/catalogue/file/place-file.ts';

/** The price at that percentage, in whole units of the currency, because suppliers do not ask 31.37. */
export function priceBy(product: ProductInFile, percent: number): Pick<ProductInFile, 'price' | 'group'> {
  const multipliedBy = (price: number) => Math.max(100, Math.round((price * percent) / 10_000) * 100);
  const { price, group } = product;
  if (group)
    return {
      group: {
        ...group,
        price: multipliedBy(group.price),
        ...(group.extraPerson && { extraPerson: multipliedBy(group.extraPerson) }),
      },
    };
  if (!price) return {};
  const { adult, ...others } = price;
  const entries = Object.entries(others).map(([band, value]) => [band, value ? multipliedBy(value) : value]);
  return { price: { adult: multipliedBy(adult), ...Object.fromEntries(entries) } };
}
