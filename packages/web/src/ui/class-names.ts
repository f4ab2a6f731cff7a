type ClassName = string | false | null | undefined;

/**
 * Joins the class names that are not empty. It does not resolve conflicts: two classes for one property are
 * an error of the caller.
 */
export function classNames(...parts: readonly ClassName[]): string {
  return parts.filter(Boolean).join(' ');
}
