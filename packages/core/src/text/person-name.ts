const han = /^\p{Script=Han}+$/u;

/** Family names of two characters; all others have one. */
const longFamilyNames =
  /^(?:欧阳|上官|司马|诸葛|司徒|东方|独孤|慕容|皇甫|尉迟|夏侯|令狐|公孙|宇文|长孙|轩辕|端木)/;

/** The last word, and the particles before it that begin a family name, such as 'van der'. */
const lastWords = /^(.+?) ((?:(?:van|von|de|da|di|du|del|della|der|den|dos|la|le|zu) )*\S+)$/iu;

type Names = { readonly firstName: string; readonly lastName: string };

/**
 * What a full name suggests as first and family name, for people to check. Of a single word nothing tells which of the two
 * it is, so it is the first name.
 */
export function splitPersonName(name: string): Names {
  const full = name.trim().replace(/\s+/g, ' ');
  if (han.test(full) && full.length > 1 && full.length <= 4) {
    const length = full.length > 2 && longFamilyNames.test(full) ? 2 : 1;
    return { firstName: full.slice(length), lastName: full.slice(0, length) };
  }
  const [, firstName = full, lastName = ''] = lastWords.exec(full) ?? [];
  return { firstName, lastName };
}

/** Returns a person's full name. In Chinese characters the family name comes first, without a blank. */
export function personName(firstName: string, lastName: string): string {
  if (han.test(firstName) && han.test(lastName)) return `${lastName}${firstName}`;
  return [firstName, lastName].filter(Boolean).join(' ');
}
