type Sold = {
  readonly tourId: string;
  readonly tourName: string;
  readonly productType: string;
  readonly currency: string;
  readonly price: number;
  /** By whom it is run, where that is known. */
  readonly vendor?: string | undefined;
};

/** A product as GA4's e-commerce measurement describes an item: the same one wherever it is seen, chosen or bought. */
export function itemOf({ tourId, tourName, productType, currency, price, vendor }: Sold) {
  return {
    item_id: tourId,
    item_name: tourName,
    ...(vendor !== undefined && { item_brand: vendor }),
    item_category: productType,
    currency,
    price,
  };
}
