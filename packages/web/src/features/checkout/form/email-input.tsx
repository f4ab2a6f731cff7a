import { suggestAddress } from '@ashore/core/text/email-address.ts';
import { useState } from 'react';
import { useSentenceGap, useText } from '../../../i18n/texts.ts';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { ControlProps } from './form-values.ts';

/**
 * Email field. After the traveller leaves it with a likely typing mistake, it suggests a correction. The
 * traveller may keep the address as typed.
 */
export function EmailInput({ field, value, wiring, onChange, onLeave }: ControlProps) {
  const [isTyping, setIsTyping] = useState(false);
  const suggestion = isTyping ? undefined : suggestAddress(value.trim());
  return (
    <>
      <TextInput
        {...wiring}
        name={field.name}
        type="email"
        inputMode={field.inputMode}
        autoComplete={field.autoComplete}
        required={field.isRequired}
        value={value}
        onChange={(event) => {
          setIsTyping(true);
          onChange(event.target.value);
        }}
        onBlur={() => {
          setIsTyping(false);
          onLeave();
        }}
      />
      <EmailSuggestion
        suggestion={suggestion}
        onTake={(address) => {
          onChange(address);
          document.getElementById(wiring.id)?.focus();
        }}
      />
    </>
  );
}

type EmailSuggestionProps = { suggestion: string | undefined; onTake: (address: string) => void };

/** Rendered while still empty: screen readers announce only changes to an existing element. */
function EmailSuggestion({ suggestion, onTake }: EmailSuggestionProps) {
  return (
    <p role="status" className="mt-1.5 type-small wrap-anywhere empty:sr-only">
      {suggestion !== undefined && <SuggestionText suggestion={suggestion} onTake={onTake} />}
    </p>
  );
}

function SuggestionText({
  suggestion,
  onTake,
}: {
  suggestion: string;
  onTake: EmailSuggestionProps['onTake'];
}) {
  const t = useText();
  const gap = useSentenceGap();
  return (
    <>
      {t('traveller.emailSlip', { address: suggestion })}
      {gap}
      <button
        type="button"
        className="link relative after:absolute after:-inset-x-2 after:-inset-y-3"
        onClick={() => onTake(suggestion)}
      >
        {t('traveller.emailCorrect')}
      </button>
    </>
  );
}
