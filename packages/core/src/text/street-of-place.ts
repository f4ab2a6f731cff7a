/** Returns the street of a place. Null if there is none, or if the name of the place already contains it. */
export function streetOfPlace({ title, street }: { title: string; street: string }): string | null {
  return title.includes(street) ? null : street;
}
