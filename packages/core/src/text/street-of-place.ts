/**
 * Returns the street of a place. Null if the name of the place already contains it, as every name contains an empty
 * street.
 */
export function streetOfPlace({ title, street }: { title: string; street: string }): string | null {
  return title.includes(street) ? null : street;
}
