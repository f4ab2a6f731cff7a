/** As the specification words it: what is said of a bank that did not pay. People read it in their own language. */
export const BANK_FAILED = 'bancontact authorization failed!';
