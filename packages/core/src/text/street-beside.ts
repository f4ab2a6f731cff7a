/** The street of a place; null where there is none, or where the name of the place says it already. */
export function streetBeside({ title, street }: { title: string; street: string }): string | null {
  return title.includes(street) ? null : street;
}
