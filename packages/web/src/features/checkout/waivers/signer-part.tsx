import { plainName } from '@ashore/core/waivers/distinct-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { CheckoutField } from '../plan/field.ts';
import type { SigningDraft } from './signing-draft.ts';

type SignerPartProps = {
  draft: SigningDraft;
  waiver: NonNullable<CheckoutField['waiver']>;
  isWrong: boolean;
  onChange: (part: () => Partial<SigningDraft>) => void;
};

/** Who signs. Where it is known how old a traveller is, nobody is asked. */
export function SignerPart({ draft, waiver, isWrong, onChange }: SignerPartProps) {
  const t = useText();
  const name = plainName(waiver.participantName);
  return (
    <>
      {waiver.age === 'unknown' && (
        <Checkbox
          label={t('waiver.under18', { name })}
          checked={draft.isMinor}
          onChange={(event) => {
            const isMinor = event.target.checked;
            onChange(() => ({ isMinor }));
          }}
        />
      )}
      {draft.isMinor && (
        <Field
          label={t('waiver.guardian')}
          hint={waiver.age === 'minor' ? t('waiver.forMinor', { name }) : undefined}
          error={isWrong ? t('waiver.guardianMissing') : undefined}
        >
          {(wiring) => (
            <TextInput
              {...wiring}
              value={draft.guardian}
              maxLength={170}
              autoComplete="off"
              onChange={({ target: { value: guardian } }) => onChange(() => ({ guardian }))}
            />
          )}
        </Field>
      )}
    </>
  );
}
