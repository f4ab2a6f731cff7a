// Kept apart from the contract, so that browsers need not load its schemas.

/** Minimum and maximum length of what travellers enter about themselves. */
export const TRAVELLER_LENGTHS = {
  name: [1, 80],
  participantName: [1, 170],
  address: [1, 200],
  postalCode: [0, 20],
  city: [1, 100],
  stateProvince: [0, 100],
  passportNumber: [4, 20],
  answer: [0, 500],
  comments: [0, 1_000],
  place: [1, 200],
} as const;

export const GENDERS = ['female', 'male', 'diverse'] as const;

/** A dial code and a number, with digits only: the form in which the specification sends a phone number. */
export const PHONE_NUMBER = /^\+[1-9]\d{5,16}$/;

/** Oldest age that a traveller may state. */
export const MAX_AGE = 120;

/** An earlier date of birth is a typing mistake. */
export const EARLIEST_BIRTH_DATE = '1900-01-01';
