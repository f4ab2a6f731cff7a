/** External sellers whose products are shows. */
const SHOW_SELLERS: readonly string[] = ['Encore'];

export type ServiceType = 'SHOW' | 'TOUR';

/** The service type of a cart item in a booking, by the external system that also sells it. */
export function serviceTypeOf(bookingExternalApiName: string | null): ServiceType {
  return bookingExternalApiName !== null && SHOW_SELLERS.includes(bookingExternalApiName) ? 'SHOW' : 'TOUR';
}
