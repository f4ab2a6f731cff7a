type Part = string | false | null | undefined;

/** Joins what holds. It does not settle conflicts: two classes for one property are a mistake of the caller. */
export function classNames(...parts: readonly Part[]): string {
  return parts.filter(Boolean).join(' ');
}
