import type { Profile } from '@ashore/core/contract/accounts/profile.ts';
import { TRAVELLER_LENGTHS } from '@ashore/core/contract/values/traveller.ts';
import { displayNames } from '@ashore/core/locale/intl.ts';
import { localeTable, MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { SELECTABLE_CURRENCIES, type SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { containsWebAddress } from '@ashore/core/text/email-address.ts';
import { formatPhoneNumber, readPhoneNumber } from '@ashore/core/text/phone-number.ts';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { api as browserClient } from '../../api/browser-client.ts';
import { FailedCall } from '../../api/calls.ts';
import { callAsAccount } from '../../api/own-calls.ts';
import { useRead } from '../../api/use-read.ts';
import { type TextOf, useText } from '../../i18n/texts.ts';
import { log } from '../../page/log.ts';
import { usePage } from '../../page/use-page.ts';
import { useRootStore } from '../../store/root-store.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { ErrorSummary, type FieldErrors, fieldNameOf, useFieldErrors } from '../../ui/form/errors.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';

type TypedProfile = { -readonly [Name in keyof Profile]: string };
type FieldName = keyof Profile;

const fieldId = (name: FieldName) => `profile-${name}`;

type ContactFormProps = {
  titleId: string;
  /** Shown until the contact data has been read. */
  loading: ReactNode;
};

/** The contact data with which the checkout of the traveller is filled in. */
export default function ContactForm({ titleId, loading }: ContactFormProps) {
  const t = useText();
  const {
    value: profile,
    hasFailed,
    again,
  } = useRead<Profile>(
    () => callAsAccount((api, subjectId) => api.accounts.profile({ query: { subjectId } })),
    'The contact data could not be loaded',
  );
  if (hasFailed)
    return (
      <Note tone="error" live="polite">
        <p>{t('profile.notLoaded')}</p>
        <Button kind="link" size="medium" onClick={again}>
          {t('dashboard.again')}
        </Button>
      </Note>
    );
  return profile ? <Fields profile={profile} titleId={titleId} /> : loading;
}

function Fields({ profile, titleId }: { profile: Profile; titleId: string }) {
  const t = useText();
  const { locale } = usePage();
  const { messages } = localeTable[locale];
  const [typed, setTyped] = useState(() => typedOf(profile));
  const latestTyped = useRef(typed);
  latestTyped.current = typed;
  const { fieldErrors, summary, raise, clearError } = useFieldErrors<FieldName>();
  const [state, setState] = useState<'idle' | 'sending' | 'saved' | 'failed' | 'demo'>('idle');
  const currencyNames = displayNames(messages, 'currency');

  function change(name: FieldName, text: string) {
    setTyped((before) => ({ ...before, [name]: text }));
    setState((before) => (before === 'sending' ? before : 'idle'));
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    const newErrors = errorsIn(typed, t);
    if (Object.keys(newErrors).length > 0) return raise(newErrors);
    setState('sending');
    try {
      const body = profileOf(typed);
      const saved = await callAsAccount((api, subjectId) =>
        api.accounts.saveProfile({ query: { subjectId }, body }),
      );
      const hasTypedSince = latestTyped.current !== typed;
      setTyped((now) => keepNewerChanges(now, { sent: typed, saved: typedOf(saved) }));
      if (saved.currency) useRootStore.getState().choose({ currency: saved.currency });
      setState(hasTypedSince ? 'idle' : 'saved');
      // The header shows the new name.
      await (await import('../../api/session.ts')).renewSession();
    } catch (error) {
      const isDemo = error instanceof FailedCall && error.field === 'demo';
      if (!isDemo) log('warn', 'The contact data could not be saved', error);
      setState(isDemo ? 'demo' : 'failed');
    }
  }

  const input = (name: FieldName) => ({
    id: fieldId(name),
    error: fieldErrors[name],
    className: 'min-w-0',
  });
  const control = (name: FieldName) => ({
    name,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  });
  const currencyOption = (currency: SelectableCurrency) => (
    <option key={currency} value={currency}>
      {t('profile.currencyName', { currency, name: currencyNames.of(currency) ?? currency })}
    </option>
  );
  const names = (
    [
      ['firstName', 'given-name'],
      ['lastName', 'family-name'],
    ] as const
  ).map(([name, autoComplete]) => (
    <Field key={name} label={t(`profile.${name}`)} {...input(name)}>
      {(wiring) => <TextInput {...wiring} {...control(name)} autoComplete={autoComplete} required />}
    </Field>
  ));
  const items = (Object.keys(fieldErrors) as FieldName[]).map((name) => ({
    fieldId: fieldId(name),
    text: fieldErrors[name] ?? '',
  }));
  return (
    <form
      noValidate
      aria-labelledby={titleId}
      onSubmit={save}
      onChange={({ target }: { target: EventTarget }) => clearError(fieldNameOf(target))}
      className="grid items-start gap-4.5 sm:grid-cols-2"
    >
      <ErrorSummary ref={summary} title={t('form.summary')} items={items} className="sm:col-span-2" />
      {messages === 'zh-Hans' ? names.toReversed() : names}
      <Field
        label={t('profile.phoneNumber')}
        aside={t('form.optional')}
        hint={t('profile.phoneHint')}
        {...input('phoneNumber')}
      >
        {(wiring) => (
          <TextInput
            {...wiring}
            {...control('phoneNumber')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={40}
          />
        )}
      </Field>
      <span className="max-sm:hidden" />
      <Field label={t('profile.language')} hint={t('profile.languageHint')} {...input('language')}>
        {(wiring) => (
          <Select {...wiring} {...control('language')}>
            {MESSAGE_LOCALES.map(languageOption)}
          </Select>
        )}
      </Field>
      <Field label={t('profile.currency')} hint={t('profile.currencyHint')} {...input('currency')}>
        {(wiring) => (
          <Select {...wiring} {...control('currency')}>
            <option value="">{t('profile.noCurrency')}</option>
            {SELECTABLE_CURRENCIES.map(currencyOption)}
          </Select>
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <Button type="submit" busy={state === 'sending'}>
          {t('profile.save')}
        </Button>
        <p role="status" className="text-leaf">
          {state === 'saved' && t('profile.saved')}
        </p>
      </div>
      <div role="alert" className="empty:hidden sm:col-span-2">
        {state === 'demo' && <Note tone="amber">{t('profile.demo')}</Note>}
        {state === 'failed' && <Note tone="error">{t('profile.notSaved')}</Note>}
      </div>
    </form>
  );
}

const languageOption = (language: MessageLocale) => (
  <option key={language} value={language} lang={language}>
    {localeTable[language].ownName}
  </option>
);

function typedOf({ phoneNumber, currency, ...rest }: Profile): TypedProfile {
  return {
    ...rest,
    phoneNumber: phoneNumber === null ? '' : formatPhoneNumber(phoneNumber),
    currency: currency ?? '',
  };
}

type SaveResult = { readonly sent: TypedProfile; readonly saved: TypedProfile };

/** What was saved, except for fields that the traveller has changed in the meantime. */
function keepNewerChanges(now: TypedProfile, { sent, saved }: SaveResult): TypedProfile {
  const changed = Object.entries(now).filter(([name, text]) => text !== sent[name as FieldName]);
  return { ...saved, ...Object.fromEntries(changed) };
}

type ProfileInput = Parameters<typeof browserClient.accounts.saveProfile>[0]['body'];

function profileOf({ firstName, lastName, phoneNumber, language, currency }: TypedProfile): ProfileInput {
  return {
    firstName,
    lastName,
    phoneNumber: readPhoneNumber(undefined, phoneNumber) ?? null,
    language: MESSAGE_LOCALES.find((one) => one === language) ?? 'en',
    currency: SELECTABLE_CURRENCIES.find((one) => one === currency) ?? null,
  };
}

function errorsIn({ firstName, lastName, phoneNumber }: TypedProfile, t: TextOf): FieldErrors<FieldName> {
  const isPhoneValid = phoneNumber.trim() === '' || readPhoneNumber(undefined, phoneNumber) !== undefined;
  return {
    ...(!isName(firstName) && { firstName: t('profile.firstNameMissing') }),
    ...(!isName(lastName) && { lastName: t('profile.lastNameMissing') }),
    ...(!isPhoneValid && { phoneNumber: t('profile.phoneWrong') }),
  };
}

function isName(typed: string): boolean {
  const name = typed.trim();
  return name !== '' && name.length <= TRAVELLER_LENGTHS.name[1] && !containsWebAddress(name);
}
