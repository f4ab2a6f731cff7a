import { personName } from '@ashore/core/text/person-name.ts';
import { typedLine } from '@ashore/core/text/typed-text.ts';
import { type FormValues, typedIn } from './field.ts';

/** The whole name of whoever those fields are of, as it is said. */
export function typedName(values: FormValues, of: string): string {
  const part = (name: string) => typedLine(typedIn(values, `${of}.${name}`));
  return personName(part('firstName'), part('lastName'));
}
