import { localeTable } from '@ashore/core/locale/locales.ts';
import { fromDecimal } from '@ashore/core/money/decimal.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../page/use-page.ts';
import { Button } from '../../../ui/button.tsx';
import { lock } from '../../../ui/icon-paths.ts';
import type { Options } from './options.ts';
import type { Choice } from './use-choice.ts';

type PayButtonProps = { options: Options; choice: Choice; busy: boolean; onPress: () => void };

/**
 * The button that binds. German law wants these words on it and nothing else (§ 312j (3) BGB); elsewhere it names the sum.
 */
export function PayButton({ options, choice, busy, onPress }: PayButtonProps) {
  const t = useText();
  const { intl, messages } = localeTable[usePage().locale];
  const total = formatMoney(fromDecimal(options.total, options.currency), intl);
  const words = t(wordsFor(choice));
  return (
    <Button icon={lock} busy={busy} busyLabel={t('pay.busy')} onClick={onPress}>
      {messages === 'de' ? words : `${words} ${total}`}
    </Button>
  );
}

function wordsFor({ method, isHeld }: Choice): MessageKey {
  if (method === 'bill-organisation') return 'pay.bookOnAccount';
  return isHeld ? 'pay.askAndHold' : 'pay.bookAndPay';
}
