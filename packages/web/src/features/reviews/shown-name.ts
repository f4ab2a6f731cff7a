/** What a traveller's name is offered to be shown as: no more of it than need be. He may write another. */
export function shownName(name: string): string {
  const [first = '', ...others] = name.split(' ');
  // "Dr. Mara Lind": the word that nobody is called by.
  if (first.endsWith('.') && others[0] !== undefined) return others[0];
  return first;
}
