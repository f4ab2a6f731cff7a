type StreetOfPlace = {
  readonly title: string;
  readonly street: string;
  readonly otherStreet?: string | null | undefined;
};

/**
 * The street of a place for a ticket: in the reader's language, then in the other script that the place uses. A street
 * that is empty or stands in the name of the place is left out.
 */
export function streetsOfPlace({ title, street, otherStreet }: StreetOfPlace): string[] {
  const streets = [street, ...(otherStreet ? [otherStreet] : [])];
  return streets.filter((one, index) => !title.includes(one) && streets.indexOf(one) === index);
}
