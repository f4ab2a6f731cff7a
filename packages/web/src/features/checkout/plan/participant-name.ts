import type { FormValues, Words } from './field.ts';
import { isContact, travellerName } from './traveller-group.ts';
import { typedName } from './typed-name.ts';

/** How a traveller is called on every paper. Empty as long as nobody has said. */
export function participantName(values: FormValues, place: number): string {
  return typedName(values, isContact(values, place) ? 'contact' : travellerName(place));
}

export function participantText(values: FormValues, place: number): Words {
  const name = participantName(values, place);
  return name === '' ? { key: 'traveller.nth', values: { place } } : { text: name };
}
