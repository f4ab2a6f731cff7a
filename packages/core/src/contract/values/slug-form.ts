export const MAX_SLUG_LENGTH = 100;

/** Whether a text has the form of a slug, as cities have it in addresses. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}
