import { NARROWED_BY, type Narrowing } from './narrowing.ts';

/** Where the answers to a question stand, narrowed. Pages count from 0 here and from 1 in addresses. */
export function narrowAddress(query: string, wanted: Narrowing, page = 0): string {
  const params = new URLSearchParams({ q: query });
  for (const by of NARROWED_BY) if (wanted[by] !== undefined) params.set(by, String(wanted[by]));
  if (page > 0) params.set('page', String(page + 1));
  return `/search?${params}`;
}
