import { localeTable } from '@ashore/core/locale/locales.ts';
import { containsWebAddress, isEmailAddress } from '@ashore/core/text/email-address.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { api as browserClient } from '../../../api/browser-client.ts';
import { FailedCall, isProofNeeded } from '../../../api/calls.ts';
import { callAsAccount } from '../../../api/own-calls.ts';
import { useRead } from '../../../api/use-read.ts';
import { namedCountries } from '../../../i18n/named-countries.ts';
import { type TextOf, useText } from '../../../i18n/texts.ts';
import { log } from '../../../page/log.ts';
import { usePage } from '../../../page/use-page.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ErrorSummary, type FieldErrors, fieldNameOf, useFieldErrors } from '../../../ui/form/errors.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { useTypedDraft } from '../typed-draft.ts';
import { LogoField } from './logo-field.tsx';
import { PendingEmail } from './pending-email.tsx';

type Member = {
  readonly orgId: string;
  /** The account of the member, who is logged in. */
  readonly subjectId: string;
};
type OrganisationSettingsProps = Member & {
  /** Says that a change needs a fresh log-in, and leads to it. */
  readonly proofNeeded: ReactNode;
};
type Settings = Awaited<ReturnType<typeof browserClient.organisations.show>>;

const FIELDS = ['name', 'emailAddress', 'street', 'postalCode', 'city', 'countryCode'] as const;
type FieldName = (typeof FIELDS)[number];
type Typed = Readonly<Record<FieldName, string>>;

const fieldId = (name: FieldName) => `organisation-${name}`;

/** As the contract limits them in `accounts/organisation-settings.ts`. */
const maxLengths: Readonly<Record<FieldName, number>> = {
  name: 120,
  emailAddress: 254,
  street: 200,
  postalCode: 20,
  city: 100,
  countryCode: 2,
};

/** Name, logo and billing address of an organisation, for its admins. */
export function OrganisationSettings({ orgId, subjectId, proofNeeded }: OrganisationSettingsProps) {
  const t = useText();
  const {
    value: settings,
    hasFailed,
    setValue: setSettings,
    again,
  } = useRead<Settings>(
    () => callAsAccount((api) => api.organisations.show({ params: { orgId }, query: { subjectId } })),
    'The settings of the organisation could not be loaded',
  );

  return (
    <Panel as="section" aria-labelledby="settings-title" className="mt-6 grid max-w-180 gap-5">
      <h2 id="settings-title" className="type-h3">
        {t('settings.title')}
      </h2>
      {hasFailed && (
        <Note tone="error" live="polite">
          <p>{t('settings.notLoaded')}</p>
          <Button kind="link" size="medium" onClick={again}>
            {t('dashboard.again')}
          </Button>
        </Note>
      )}
      {!settings && !hasFailed && <Skeleton className="h-60 w-full" />}
      {settings && (
        <>
          <LogoField
            orgId={orgId}
            logoUrl={settings.logoUrl}
            proofNeeded={proofNeeded}
            onChange={(logoUrl) => setSettings({ ...settings, logoUrl })}
          />
          <SettingsForm
            member={{ orgId, subjectId }}
            settings={settings}
            proofNeeded={proofNeeded}
            onSaved={setSettings}
          />
        </>
      )}
    </Panel>
  );
}

type SettingsFormProps = {
  member: Member;
  settings: Settings;
  proofNeeded: ReactNode;
  onSaved: (settings: Settings) => void;
};

function SettingsForm({ member: { orgId, subjectId }, settings, proofNeeded, onSaved }: SettingsFormProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { typed, change, drop } = useTypedDraft<Typed>(`settings ${orgId}`, typedOf(settings));
  const { fieldErrors, summary, raise, clearError } = useFieldErrors<FieldName>();
  const [state, setState] = useState<'idle' | 'sending' | 'saved' | 'proof' | 'tooSoon' | 'failed'>('idle');

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    const newErrors = errorsIn(typed, t);
    if (Object.keys(newErrors).length > 0) return raise(newErrors);
    setState('sending');
    const { name, ...address } = typed;
    const orNull = (text: string) => text.trim() || null;
    const billing = {
      emailAddress: orNull(address.emailAddress),
      street: orNull(address.street),
      postalCode: orNull(address.postalCode),
      city: orNull(address.city),
      countryCode: orNull(address.countryCode),
    };
    const body = { name: name.trim(), ...billing };
    try {
      const { pendingEmailAddress } = await callAsAccount((api) =>
        api.organisations.save({ params: { orgId }, query: { subjectId }, body }),
      );
      setState('saved');
      // An address that is not confirmed yet leaves the field to the one in use.
      const isPending =
        pendingEmailAddress !== null &&
        pendingEmailAddress.toLowerCase() === billing.emailAddress?.toLowerCase();
      const emailAddress = isPending ? (settings.billing?.emailAddress ?? null) : billing.emailAddress;
      change({ emailAddress: emailAddress ?? '' });
      drop();
      onSaved({ ...settings, name: body.name, billing: { ...billing, emailAddress, pendingEmailAddress } });
      // Every part of the page shows the new name.
      await (await import('../../../api/session.ts')).renewSession();
    } catch (error) {
      if (isProofNeeded(error)) return setState('proof');
      if (error instanceof FailedCall && error.status === 429) return setState('tooSoon');
      log('warn', 'The settings of the organisation could not be saved', error);
      setState('failed');
    }
  }

  const control = (name: FieldName) => ({
    name,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => {
      change({ [name]: target.value });
      setState((before) => (before === 'proof' ? before : 'idle'));
    },
  });
  const line = (name: Exclude<FieldName, 'countryCode'>, className = 'min-w-0') => (
    <Field
      id={fieldId(name)}
      label={t(`settings.${name}`)}
      aside={name === 'name' ? undefined : t('form.optional')}
      hint={name === 'emailAddress' ? t('settings.emailHint') : undefined}
      error={fieldErrors[name]}
      className={className}
    >
      {(wiring) => (
        <TextInput
          {...wiring}
          {...control(name)}
          maxLength={maxLengths[name]}
          required={name === 'name'}
          type={name === 'emailAddress' ? 'email' : 'text'}
        />
      )}
    </Field>
  );
  return (
    <form
      noValidate
      aria-labelledby="settings-title"
      onSubmit={save}
      onChange={({ target }: { target: EventTarget }) => clearError(fieldNameOf(target))}
      className="grid items-start gap-4.5 sm:grid-cols-2"
    >
      <ErrorSummary
        ref={summary}
        title={t('form.summary')}
        items={FIELDS.flatMap((name) => {
          const text = fieldErrors[name];
          return text === undefined ? [] : [{ fieldId: fieldId(name), text }];
        })}
        className="sm:col-span-2"
      />
      {line('name', 'min-w-0 sm:col-span-2')}
      <h3 className="type-label sm:col-span-2">{t('settings.billing')}</h3>
      {line('emailAddress', 'min-w-0 sm:col-span-2')}
      <PendingEmail
        member={{ orgId, subjectId }}
        current={settings.billing?.emailAddress ?? null}
        pending={settings.billing?.pendingEmailAddress ?? null}
        proofNeeded={proofNeeded}
        onWithdrawn={() =>
          settings.billing &&
          onSaved({ ...settings, billing: { ...settings.billing, pendingEmailAddress: null } })
        }
      />
      {line('street', 'min-w-0 sm:col-span-2')}
      {line('postalCode')}
      {line('city')}
      <Field id={fieldId('countryCode')} label={t('settings.countryCode')} aside={t('form.optional')}>
        {(wiring) => (
          <Select {...wiring} {...control('countryCode')}>
            <option value="">{t('settings.noCountry')}</option>
            {namedCountries(intl).map(countryOption)}
          </Select>
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <Button type="submit" busy={state === 'sending'}>
          {t('settings.save')}
        </Button>
        <p role="status" className="text-leaf">
          {state === 'saved' && t('settings.saved')}
        </p>
      </div>
      <div role="alert" className="empty:hidden sm:col-span-2">
        {state === 'proof' && proofNeeded}
        {state === 'tooSoon' && <Note tone="amber">{t('settings.tooSoon')}</Note>}
        {state === 'failed' && <Note tone="error">{t('settings.notSaved')}</Note>}
      </div>
    </form>
  );
}

const countryOption = ({ code, name }: { code: string; name: string }) => (
  <option key={code} value={code}>
    {name}
  </option>
);

function typedOf({ name, billing }: Settings): Typed {
  const { emailAddress, street, postalCode, city, countryCode } = billing ?? {};
  return {
    name,
    emailAddress: emailAddress ?? '',
    street: street ?? '',
    postalCode: postalCode ?? '',
    city: city ?? '',
    countryCode: countryCode ?? '',
  };
}

function errorsIn({ name, emailAddress }: Typed, t: TextOf): FieldErrors<FieldName> {
  const isNameValid = name.trim() !== '' && !containsWebAddress(name);
  const isEmailValid = emailAddress.trim() === '' || isEmailAddress(emailAddress.trim());
  return {
    ...(!isNameValid && { name: t('settings.nameMissing') }),
    ...(!isEmailValid && { emailAddress: t('members.emailWrong') }),
  };
}
