import { NARROWED_BY, type Narrowing } from './narrowing.ts';

/** Where the answers to a question stand, narrowed. */
export function narrowAddress(query: string, wanted: Narrowing): string {
  const params = new URLSearchParams({ q: query });
  for (const by of NARROWED_BY) if (wanted[by] !== undefined) params.set(by, String(wanted[by]));
  return `/search?${params}`;
}
