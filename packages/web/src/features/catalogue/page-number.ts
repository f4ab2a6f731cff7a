import { data } from 'react-router';

/**
 * Which page of a list an address asks for, counted from 0. Addresses count from 1, as people do, and each page has one
 * address: what asks in another way has no page, or a visitor could have us keep the same page under any number.
 */
export function pageNumber(url: URL): number {
  const asked = url.searchParams.get('page');
  if (asked === null) return 0;
  if (!/^[1-9]\d{0,4}$/.test(asked) || asked === '1') throw data(null, { status: 404 });
  return Number(asked) - 1;
}

/** There is no page behind the last one. */
export function checkPage({ number, totalPages }: { number: number; totalPages: number }): void {
  if (number > 0 && number >= totalPages) throw data(null, { status: 404 });
}
