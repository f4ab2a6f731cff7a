import { ENQUIRY_KINDS, type EnquiryKind } from '@ashore/core/contract/values/enquiry.ts';
import { useState } from 'react';
import type { MessageKey } from '../../i18n/messages.ts';
import { useText } from '../../i18n/texts.ts';
import { ChoiceChip, ChoiceGroup } from '../../ui/form/choice-group.tsx';
import type { FieldErrors } from '../../ui/form/errors.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea, TextInput } from '../../ui/form/text-input.tsx';
import type { EnquiryField } from './check-enquiry.ts';

const kindTexts: Record<EnquiryKind, MessageKey> = {
  booking: 'contact.booking',
  supplier: 'contact.supplier',
  press: 'contact.press',
  accessibility: 'contact.accessibility',
  'data-protection': 'contact.dataProtection',
  other: 'contact.other',
};

export const enquiryFieldId = (name: string) => `contact-${name}`;

export function EnquiryFields({ fieldErrors }: { fieldErrors: FieldErrors<EnquiryField> }) {
  const t = useText();
  const [kind, setKind] = useState<EnquiryKind>();
  const wired = (name: EnquiryField) => ({ id: enquiryFieldId(name), error: fieldErrors[name] });
  return (
    <>
      <ChoiceGroup legend={t('contact.kind')} error={fieldErrors.kind} className="flex flex-wrap gap-2">
        {ENQUIRY_KINDS.map((one, place) => (
          <ChoiceChip
            key={one}
            name="kind"
            value={one}
            id={place === 0 ? enquiryFieldId('kind') : undefined}
            onChange={() => setKind(one)}
          >
            {t(kindTexts[one])}
          </ChoiceChip>
        ))}
      </ChoiceGroup>
      <div className="grid gap-4.5 sm:grid-cols-2 sm:items-start">
        <Field label={t('contact.name')} {...wired('name')}>
          {(wiring) => <TextInput {...wiring} name="name" autoComplete="name" required />}
        </Field>
        <Field label={t('shell.emailAddress')} {...wired('email')}>
          {(wiring) => <TextInput {...wiring} name="email" type="email" autoComplete="email" required />}
        </Field>
      </div>
      {/* Hidden rather than removed, so that the typed reference returns when this subject is chosen again. */}
      <div hidden={kind !== 'booking'}>
        <Field
          label={t('contact.bookingReference')}
          aside={t('form.optional')}
          hint={t('contact.bookingReferenceHint')}
          {...wired('bookingReference')}
        >
          {(wiring) => <TextInput {...wiring} name="bookingReference" autoComplete="off" />}
        </Field>
      </div>
      <Field label={t('contact.message')} hint={t('contact.messageHint')} {...wired('message')}>
        {(wiring) => <TextArea {...wiring} name="message" dir="auto" required />}
      </Field>
    </>
  );
}
