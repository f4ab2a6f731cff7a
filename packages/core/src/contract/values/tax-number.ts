/** Form of a VAT number after the letters of its country, by ISO code of the country. */
const VAT_SHAPES: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E\d{9}(MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  NO: /^\d{9}(MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

/** Numbers of tax offices have many forms; none is shorter. */
const shortestNumber = 4;

/**
 * Whether a text is empty, or may be a VAT number or a number of a tax office. Only a number that begins with
 * its country's letters claims to be a VAT number and must have that form. Whether the number was really
 * issued is for our operators to check.
 */
export function isTaxNumber(text: string, country: string): boolean {
  if (text === '') return true;
  const bare = text.toUpperCase().replace(/[\s./-]/g, '');
  if (bare.length < shortestNumber || !/\d/.test(bare)) return false;
  // Greek VAT numbers do not begin with the country code.
  const letters = country === 'GR' ? 'EL' : country;
  const shape = VAT_SHAPES[country];
  return shape === undefined || !bare.startsWith(letters) || shape.test(bare.slice(letters.length));
}
