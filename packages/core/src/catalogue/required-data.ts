/** Places and times that travellers must give, because the supplier comes to them. */
export const ENTRIES = ['starting-point', 'drop-off-point', 'starting-time'] as const;

/** What a supplier needs of the contact person, besides the name and the email address. */
export const MAIN_CONTACT_DATA = ['phone-number', 'address', 'country', 'date-of-birth'] as const;

/** What a supplier needs of every traveller, besides the name. */
export const PARTICIPANT_DATA = [
  'date-of-birth',
  'gender',
  'nationality',
  'address',
  'passport-number',
  'passport-expiry',
] as const;

/** Identity documents that a supplier may accept where it needs the number of one. */
export const DOCUMENT_KINDS = ['passport', 'identity-card'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/**
 * Kinds of questions. The kind decides how an answer is checked and in which form the supplier receives it.
 */
export const QUESTION_KINDS = ['text', 'number', 'date', 'choice', 'hotel', 'flight', 'ship'] as const;
