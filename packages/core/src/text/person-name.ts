const han = /^\p{Script=Han}+$/u;

/** Somebody's whole name as it is said: in Chinese signs the name of the family comes first, and no blank between. */
export function personName(firstName: string, lastName: string): string {
  if (han.test(firstName) && han.test(lastName)) return `${lastName}${firstName}`;
  return [firstName, lastName].filter(Boolean).join(' ');
}
