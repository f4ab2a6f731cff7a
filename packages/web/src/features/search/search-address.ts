/** Where a question is answered. Nowhere, when it is none. */
export function searchAddress(typed: string): string | undefined {
  const query = typed.trim();
  return query === '' ? undefined : `/search?${new URLSearchParams({ q: query })}`;
}
