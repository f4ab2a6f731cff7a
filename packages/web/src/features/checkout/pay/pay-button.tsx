import type { KeyboardEvent } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { lock } from '../../../ui/icon-paths.ts';
import { useBindingWords } from './binding-words.ts';
import type { Options } from './options.ts';
import { payButtonMark } from './to-pay-button.ts';
import type { Choice } from './use-choice.ts';

type PayButtonProps = { options: Options; choice: Choice; busy: boolean; onPress: () => void };

/** The button that binds, with what was chosen above it. */
export function PayButton({ options, choice, busy, onPress }: PayButtonProps) {
  const t = useText();
  const words = useBindingWords(options, choice);
  return (
    <Button
      {...payButtonMark}
      icon={lock}
      busy={busy}
      busyLabel={t('pay.busy')}
      onKeyDown={pressOnce}
      onClick={onPress}
    >
      {words}
    </Button>
  );
}

/** A key that led here and is still held down has not pressed this. */
function pressOnce(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault();
}
