import { TRAVELLER_LENGTHS } from '@ashore/core/contract/values/traveller.ts';
import { plainName } from '@ashore/core/waivers/signature.ts';
import { useText } from '../../../i18n/texts.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { ChoiceChip, ChoiceGroup } from '../../../ui/form/choice-group.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { CheckoutField } from '../fields/field.ts';
import { SignaturePad } from './signature-pad.tsx';
import type { SigningDraft, WrongPart } from './use-signing.ts';

type SignaturePartProps = {
  draft: SigningDraft;
  signer: string;
  wrong: WrongPart | undefined;
  onChange: (part: (before: SigningDraft) => Partial<SigningDraft>) => void;
};

/** The two ways to sign. Typing comes first, because it needs only a keyboard or a voice. */
export function SignaturePart({ draft, signer, wrong, onChange }: SignaturePartProps) {
  const t = useText();
  const signatureKinds = [
    { kind: 'typed', label: t('waiver.type') },
    { kind: 'drawn', label: t('waiver.draw') },
  ] as const;
  return (
    <div className="grid gap-4">
      <ChoiceGroup legend={t('waiver.how')} className="flex flex-wrap gap-2">
        {signatureKinds.map(({ kind, label }) => (
          <ChoiceChip
            key={kind}
            name="signature-kind"
            checked={draft.kind === kind}
            onChange={() => onChange(() => ({ kind }))}
          >
            {label}
          </ChoiceChip>
        ))}
      </ChoiceGroup>
      {draft.kind === 'typed' ? (
        <Field
          label={t('waiver.typed')}
          hint={signer && t('waiver.typedHint', { name: signer })}
          error={wrong === 'text' ? t('waiver.typedWrong', { name: signer }) : undefined}
        >
          {(wiring) => (
            <TextInput
              {...wiring}
              value={draft.text}
              maxLength={TRAVELLER_LENGTHS.participantName[1]}
              autoComplete="off"
              onChange={({ target: { value: text } }) => onChange(() => ({ text }))}
            />
          )}
        </Field>
      ) : (
        <SignaturePad
          strokes={draft.strokes}
          error={wrong === 'strokes' ? t('waiver.drawnMissing') : undefined}
          onChange={(change) => onChange((before) => ({ strokes: change(before.strokes) }))}
        />
      )}
    </div>
  );
}

type SignerPartProps = {
  draft: SigningDraft;
  waiver: NonNullable<CheckoutField['waiver']>;
  isWrong: boolean;
  onChange: (part: () => Partial<SigningDraft>) => void;
};

/** Who signs. The form asks only if a traveller's age is unknown. */
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
              maxLength={TRAVELLER_LENGTHS.participantName[1]}
              autoComplete="off"
              onChange={({ target: { value: guardian } }) => onChange(() => ({ guardian }))}
            />
          )}
        </Field>
      )}
    </>
  );
}
