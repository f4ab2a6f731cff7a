import type { CheckoutStep } from '../../../store/checkout-steps.ts';
import { isWaiverField } from '../waivers/unsigned-for.ts';

const places = /^data\.(bookingQuestionsAnswers|pickupId|dropOffId|startingPoint|dropOffInformation)/;

/** Where a field that is not accepted was asked; nowhere where it is none that is typed. */
export function stepOfField(field: string): CheckoutStep | undefined {
  if (field.startsWith('data.cart.persons')) return 'personal_info';
  if (places.test(field) || field.endsWith('.itemComments')) return 'questions';
  // Waivers are signed and the questions to everybody answered where the others are.
  if (isWaiverField(field) || /\.answers(\.|$)/.test(field)) return 'questions';
  return field.startsWith('data.cart.participants') ? 'traveler_info' : undefined;
}
