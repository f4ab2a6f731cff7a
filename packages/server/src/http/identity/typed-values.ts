import { containsWebAddress, isEmailAddress } from '@ashore/core/text/email-address.ts';
import { typedLine } from '@ashore/core/text/typed-text.ts';
import { passwordProblem } from '../../features/accounts/passwords/password-rules.ts';
import type { FieldErrors, FieldName } from './page-parts.ts';
import { type IdentityTexts, identityTexts } from './texts.ts';

export type FormValues = Readonly<Record<FieldName, string>>;

export function readTypedValues(form: URLSearchParams): FormValues {
  const value = (name: string) => (form.get(name) ?? '').trim();
  return {
    name: typedLine(form.get('name') ?? ''),
    email: value('email'),
    code: value('code'),
    newEmail: value('newEmail'),
    // Spaces belong to a password.
    password: form.get('password') ?? '',
    newPassword: form.get('newPassword') ?? '',
  };
}

export function errorsOf(
  names: readonly FieldName[],
  values: FormValues,
  { locale, isNew = false }: { readonly locale: keyof typeof identityTexts; readonly isNew?: boolean },
): FieldErrors {
  const texts = identityTexts[locale].error;
  const complaints = names.map((name) => [name, complaintOf(name, { values, texts, isNew })] as const);
  return Object.fromEntries(complaints.filter(([, complaint]) => complaint !== undefined));
}

type Checked = {
  readonly values: FormValues;
  readonly texts: IdentityTexts['error'];
  /** Set if the password is being chosen. */
  readonly isNew: boolean;
};

function complaintOf(name: FieldName, { values, texts, isNew }: Checked): string | undefined {
  const typed = values[name];
  if (name === 'name') return isPersonName(typed) ? undefined : texts.name;
  if (name === 'email' || name === 'newEmail') return isEmailAddress(typed) ? undefined : texts.email;
  if (name === 'code') return /\d/.test(typed.normalize('NFKC')) ? undefined : texts.code;
  if (typed === '') return texts.password;
  const problem = isNew || name === 'newPassword' ? passwordProblem(typed, values.email) : undefined;
  return (
    problem && { too_short: texts.tooShort, too_long: texts.tooLong, guessable: texts.guessable }[problem]
  );
}

/** A name for the greeting in emails. Mail programs would turn a web address in it into a link. */
function isPersonName(name: string): boolean {
  return name !== '' && name.length <= 100 && !containsWebAddress(name) && !/[\p{Cc}<>]/u.test(name);
}
