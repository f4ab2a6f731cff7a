type Place = {
  readonly title: string;
  readonly street: string;
  readonly otherStreet?: string | null | undefined;
};

/**
 * The street of a place for a ticket: in the reader's language, then as the place itself or a reader elsewhere writes
 * it. Left out is what the name of the place already contains, as every name contains an empty street.
 */
export function streetsOfPlace({ title, street, otherStreet }: Place): string[] {
  const streets = [street, ...(otherStreet ? [otherStreet] : [])];
  return streets.filter((one, index) => !title.includes(one) && streets.indexOf(one) === index);
}
