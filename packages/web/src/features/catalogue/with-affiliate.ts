/** A path of ours that still says who sent the visitor, where somebody did. */
export function withAffiliate(path: string, affiliate: string | null): string {
  return affiliate === null ? path : `${path}?affiliate=${encodeURIComponent(affiliate)}`;
}
