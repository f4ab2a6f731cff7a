/** What a traveller must say of the place or hour, because the supplier comes to them. */
export const ENTRIES = ['starting-point', 'drop-off-point', 'starting-time'] as const;

/** What a supplier needs of whoever books, beyond the name and the address for mail that everybody gives. */
export const MAIN_CONTACT_DATA = ['phone-number', 'address', 'country', 'date-of-birth'] as const;

/** What a supplier needs of everybody who comes along, beyond the name. */
export const PARTICIPANT_DATA = [
  'date-of-birth',
  'gender',
  'nationality',
  'address',
  'passport-number',
  'passport-expiry',
] as const;

/** What a question asks for, so that its answer can be checked and reaches the supplier in a form of its own. */
export const QUESTION_KINDS = ['text', 'number', 'date', 'choice', 'hotel', 'flight', 'ship'] as const;
