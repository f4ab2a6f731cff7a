/**
 * Which option a key marks in a combobox. The list is the columns one after the other, each from the top; before
 * its first and after its last option the mark goes back to the field (undefined), where Enter submits what was
 * typed. `null` where the key marks nothing.
 */
export function walkOptions(
  key: string,
  ids: readonly string[],
  marked: string | undefined,
): string | undefined | null {
  // A marked option that a later answer no longer holds counts as none: the walk starts at an end again.
  const index = marked === undefined ? -1 : ids.indexOf(marked);
  if (key === 'ArrowDown') return ids[index + 1];
  if (key === 'ArrowUp') return index === -1 ? ids.at(-1) : ids[index - 1];
  return null;
}
