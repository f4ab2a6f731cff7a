/**
 * Which booking (`b`) a key opens. That of a guest opens only what somebody else pays for, and only to be looked at: what
 * changes a booking asks for its access key.
 */
export function openedBy(key: string): string {
  return `(b.access_key = ${key} or (b.guest_key = ${key} and b.method = 'bill-organisation'))`;
}
