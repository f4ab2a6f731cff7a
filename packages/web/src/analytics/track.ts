import { useExtrasStore } from '../store/extras-store.ts';

/** An event in the vocabulary of GA4's e-commerce measurement. */
export type AnalyticsEvent = { readonly event: string } & Readonly<Record<string, unknown>>;

declare global {
  interface Window {
    dataLayer?: AnalyticsEvent[];
  }
}

/** Notes what happened, if the visitor has agreed to being measured. Before that nothing is written anywhere. */
export function track(event: AnalyticsEvent): void {
  if (useExtrasStore.getState().consent !== 'granted') return;
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
