/** What a traveller's name is offered to be shown as: no more of it than need be. He may write another. */
export function shownName(name: string): string {
  // Written without a space, the family name comes first and the given name cannot be told apart.
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(name)) return '';
  const [first = '', ...others] = name.split(' ');
  // "Dr. Mara Lind": the word that nobody is called by.
  if (first.endsWith('.') && others[0] !== undefined) return others[0];
  return first;
}
