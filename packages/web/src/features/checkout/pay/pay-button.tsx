import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { lock } from '../../../ui/icon-paths.ts';
import { useBindingWords } from './binding-words.ts';
import type { Options } from './options.ts';
import type { Choice } from './use-choice.ts';

type PayButtonProps = { options: Options; choice: Choice; busy: boolean; onPress: () => void };

/** The button that binds, with what was chosen above it. */
export function PayButton({ options, choice, busy, onPress }: PayButtonProps) {
  const t = useText();
  const words = useBindingWords(options, choice);
  return (
    <Button icon={lock} busy={busy} busyLabel={t('pay.busy')} onClick={onPress}>
      {words}
    </Button>
  );
}
