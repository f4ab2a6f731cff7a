import { useExtrasStore } from '../store/extras-store.ts';

/** An event in the vocabulary of GA4's e-commerce measurement. */
export type AnalyticsEvent = { readonly event: string } & Readonly<Record<string, unknown>>;

declare global {
  interface Window {
    dataLayer?: AnalyticsEvent[];
  }
}

/** Records an event if the visitor has agreed to measurement. Otherwise nothing is written. */
export function track(event: AnalyticsEvent): void {
  if (useExtrasStore.getState().consent !== 'granted') return;
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}

type TrackedProduct = {
  readonly tourId: string;
  readonly tourName: string;
  readonly productType: string;
  readonly currency: string;
  readonly price: number;
  /** Name of the supplier, if it is known. */
  readonly vendor?: string | undefined;
};

/**
 * A product as an item of GA4's e-commerce measurement. It is the same item whether it is seen, chosen or
 * bought.
 */
export function itemOf({ tourId, tourName, productType, currency, price, vendor }: TrackedProduct) {
  return {
    item_id: tourId,
    item_name: tourName,
    ...(vendor !== undefined && { item_brand: vendor }),
    item_category: productType,
    currency,
    price,
  };
}
