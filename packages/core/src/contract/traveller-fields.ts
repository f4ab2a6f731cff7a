// Apart from the contract, whose schemas a browser does without.

/** The least and the most that is read of what travellers say of themselves. */
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

/** A dial code and a number, with nothing but figures: what the spec calls the number that is sent. */
export const PHONE_NUMBER = /^\+[1-9]\d{5,16}$/;
