import { typedLine } from '@ashore/core/text/typed-text.ts';
import { type FormValues, typedIn, type Words } from './field.ts';
import { isContact, travellerName } from './traveller-group.ts';

/** How a traveller is called on every paper. Empty as long as nobody has said. */
export function participantName(values: FormValues, place: number): string {
  const of = isContact(values, place) ? 'contact' : travellerName(place);
  return typedLine(`${typedIn(values, `${of}.firstName`)} ${typedIn(values, `${of}.lastName`)}`);
}

export function participantText(values: FormValues, place: number): Words {
  const name = participantName(values, place);
  return name === '' ? { key: 'traveller.nth', values: { place } } : { text: name };
}
