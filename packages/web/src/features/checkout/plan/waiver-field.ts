import { distinctNames } from '@ashore/core/waivers/distinct-names.ts';
import { needsGuardian } from '@ashore/core/waivers/needs-guardian.ts';
import { type CheckoutField, type FormValues, typedIn } from './field.ts';
import type { Needs } from './needs.ts';
import { participantName } from './participant-name.ts';
import { birthdayName, travellerName } from './traveller-group.ts';

/** What one of those who come signs, where something is signed before the trip. */
export function waiverFields(needs: Needs, values: FormValues, place: number): CheckoutField[] {
  if (needs.waiver === null) return [];
  const names = distinctNames(needs.party.map((_, index) => participantName(values, index + 1)));
  const name = names[place - 1] ?? '';
  return [
    {
      name: `${travellerName(place)}.waiver`,
      kind: 'waiver',
      label: { key: 'waiver.label' },
      isRequired: true,
      missing: 'waiver.missing',
      isWide: true,
      waiver: {
        participantName: name,
        age: ageOf(needs, values, place),
        // Another name, another cart, another day or kind of trip: what was signed does not hold for it.
        mark: [needs.cartId, needs.date, needs.waiver.kind, name].join(' '),
      },
    },
  ];
}

function ageOf(needs: Needs, values: FormValues, place: number): 'minor' | 'adult' | 'unknown' {
  const { date, party } = needs;
  const bornIn = birthdayName(needs, values, place);
  const dateOfBirth = (bornIn !== undefined && typedIn(values, bornIn)) || null;
  if (needsGuardian({ ticketType: party[place - 1] ?? 'adult', dateOfBirth }, date)) return 'minor';
  return dateOfBirth === null ? 'unknown' : 'adult';
}
