import { useText } from '../../../i18n/use-text.ts';
import { ChoiceChip } from '../../../ui/choice-chip.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { SignaturePad } from './signature-pad.tsx';
import type { SigningDraft, WrongPart } from './signing-draft.ts';

type SignaturePartProps = {
  draft: SigningDraft;
  signer: string;
  wrong: WrongPart | undefined;
  onChange: (part: (before: SigningDraft) => Partial<SigningDraft>) => void;
};

/** The two ways to sign. Typing comes first: it takes nothing but a keyboard, or a voice. */
export function SignaturePart({ draft, signer, wrong, onChange }: SignaturePartProps) {
  const t = useText();
  const ways = [
    { kind: 'typed', label: t('waiver.type') },
    { kind: 'drawn', label: t('waiver.draw') },
  ] as const;
  return (
    <div className="grid gap-4">
      <ChoiceGroup legend={t('waiver.how')} className="flex flex-wrap gap-2">
        {ways.map(({ kind, label }) => (
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
              maxLength={170}
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
