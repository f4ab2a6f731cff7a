/** What whoever sells a product elsewhere calls it there. */
const SHOW_SELLERS: readonly string[] = ['Encore'];

export type ServiceType = 'SHOW' | 'TOUR';

/** What an item of a cart is called in a booking, by whoever sells it beside us. */
export function serviceTypeOf(bookingExternalApiName: string | null): ServiceType {
  return bookingExternalApiName !== null && SHOW_SELLERS.includes(bookingExternalApiName) ? 'SHOW' : 'TOUR';
}
