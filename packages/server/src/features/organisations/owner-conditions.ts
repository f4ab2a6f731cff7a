import type { OrganisationKind } from './roles.ts';

/**
 * Whose bookings (alias `booking`) a statement may read: the closed set of SQL conditions of ownership. $1 is the id of the account or
 * of the organisation that access was granted for, never an id from the input of a call.
 */
export const ownerConditions = {
  /** Trips that an organisation booked for its guests. */
  buyer: 'booking.organisation_id = $1',
  /** Trips that an organisation runs. */
  supplier: 'booking.supplier_id = $1',
} as const;

export type OwnerCondition = keyof typeof ownerConditions;

/** The bookings that an organisation works with, by its kind. An affiliate works with none. */
export function conditionFor(kind: OrganisationKind): OwnerCondition | undefined {
  if (kind === 'concierge') return 'buyer';
  return kind === 'distributor' ? undefined : 'supplier';
}
