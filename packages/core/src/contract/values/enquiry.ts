// Kept apart from the contract, so that browsers need not load its schemas.

export const ENQUIRY_KINDS = [
  'booking',
  'supplier',
  'press',
  'accessibility',
  'data-protection',
  'other',
] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

export const ENQUIRY_LENGTHS = { name: 100, bookingReference: 40, message: 5_000 } as const;
