import { data } from 'react-router';

/**
 * Page of a list that an address requests, counted from 0. Addresses count from 1, and each page has exactly
 * one address. Any other spelling is not found, because a visitor could otherwise fill the cache with copies
 * of one page.
 */
export function pageNumber(url: URL): number {
  const page = url.searchParams.get('page');
  if (page === null) return 0;
  if (!/^[1-9]\d{0,4}$/.test(page) || page === '1') throw data(null, { status: 404 });
  return Number(page) - 1;
}

/** Throws 404 for a page after the last one. */
export function checkPage({ number, totalPages }: { number: number; totalPages: number }): void {
  if (number > 0 && number >= totalPages) throw data(null, { status: 404 });
}
