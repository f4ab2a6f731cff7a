// Kept apart from the schemas, so that browsers need not load them.

/** Who collects a tax: it is part of the price, we add it, or the guest pays it at the hotel. */
export const TAX_COLLECTIONS = ['included', 'charged', 'at-hotel'] as const;
export type TaxCollection = (typeof TAX_COLLECTIONS)[number];
export const TAX_KINDS = ['vat', 'city', 'resort', 'service'] as const;
export type TaxKind = (typeof TAX_KINDS)[number];
