/** What the rows of a product share: its id, and the slugs that the ids of what belongs to it are made from. */
export type Identity = { readonly id: string; readonly names: readonly string[] };
