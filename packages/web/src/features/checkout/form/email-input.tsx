import { suggestAddress } from '@ashore/core/text/email-address.ts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSentenceGap, useText } from '../../../i18n/texts.ts';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { ControlProps } from './form-values.ts';

/** Milliseconds without a key after which typing counts as paused. */
export const TYPING_PAUSE = 800;

/**
 * Email field that suggests a correction of a likely typing mistake; the traveller may keep the address as typed. The
 * suggestion appears while typing pauses, or with Tab at the latest, so that Tab leads to its button. As long as it stays the
 * same, it stays in place and is announced once.
 */
export function EmailInput({ field, value, wiring, onChange, onLeave }: ControlProps) {
  const { shown, startTyping, stopTyping } = useSuggestion(value);
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
          startTyping();
          onChange(event.target.value);
        }}
        // The button must be there before the browser moves the focus.
        onKeyDown={({ key }) => key === 'Tab' && flushSync(stopTyping)}
        onBlur={() => {
          stopTyping();
          onLeave();
        }}
      />
      <EmailSuggestion
        suggestion={shown}
        onTake={(address) => {
          onChange(address);
          document.getElementById(wiring.id)?.focus();
        }}
      />
    </>
  );
}

/** The suggested correction. While the traveller types, only one that was shown before and is still the same. */
function useSuggestion(value: string) {
  const [isTyping, setIsTyping] = useState(false);
  const [shownBefore, setShownBefore] = useState<string>();
  const suggestion = suggestAddress(value.trim());
  const shown = isTyping && suggestion !== shownBefore ? undefined : suggestion;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the value begins another pause.
  useEffect(() => {
    if (!isTyping) return;
    const pause = setTimeout(() => setIsTyping(false), TYPING_PAUSE);
    return () => clearTimeout(pause);
  }, [isTyping, value]);
  return {
    shown,
    startTyping() {
      setShownBefore(shown);
      setIsTyping(true);
    },
    stopTyping: () => setIsTyping(false),
  };
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
