/** Why a page has no prices for a stay. */
export type StayRefusal =
  /** No such stay can be booked; the reason is that of the server. */
  | { readonly state: 'refused'; readonly reason: string }
  /** The hotels do not answer. */
  | { readonly state: 'failed' };

/** What a failed call about a stay means for its page; undefined for a fault that the page does not survive. */
export function stayRefusalOf(fault: unknown): StayRefusal | undefined {
  if (!(fault instanceof Error) || !('code' in fault)) return undefined;
  if (fault.code === 'unavailable') return { state: 'failed' };
  const data: unknown = 'data' in fault ? fault.data : undefined;
  // An address may name countries that do not exist.
  const field = typeof data === 'object' && data !== null ? Reflect.get(data, 'field') : undefined;
  if (fault.code === 'invalid_input' && /\.(?:nationality|residence)$/.test(String(field)))
    return { state: 'failed' };
  if (fault.code !== 'unprocessable') return undefined;
  const reason = typeof data === 'object' && data !== null ? Reflect.get(data, 'reason') : undefined;
  return { state: 'refused', reason: typeof reason === 'string' ? reason : '' };
}
