/** Which page of a list an address asks for, counted from 0. Addresses count from 1, as people do. */
export function pageNumber(url: URL): number {
  const asked = Number(url.searchParams.get('page') ?? 1);
  return Number.isInteger(asked) && asked >= 1 && asked <= 10_000 ? asked - 1 : 0;
}
