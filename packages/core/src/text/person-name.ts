const han = /^\p{Script=Han}+$/u;

/** Returns a person's full name. In Chinese characters the family name comes first, without a blank. */
export function personName(firstName: string, lastName: string): string {
  if (han.test(firstName) && han.test(lastName)) return `${lastName}${firstName}`;
  return [firstName, lastName].filter(Boolean).join(' ');
}
