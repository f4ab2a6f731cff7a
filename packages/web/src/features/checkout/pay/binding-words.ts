import { localeTable } from '@ashore/core/locale/locales.ts';
import { fromDecimal } from '@ashore/core/money/decimal.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../page/use-page.ts';
import type { Options } from './options.ts';
import type { Choice } from './use-choice.ts';

type Bound = Pick<Choice, 'method' | 'isHeld'>;

/**
 * What stands on a button that binds. German law wants these words on it and nothing else (§ 312j (3) BGB); elsewhere it
 * names the sum.
 */
export function useBindingWords(options: Options, bound: Bound): string {
  const t = useText();
  const { intl, messages } = localeTable[usePage().locale];
  const words = t(wordsFor(bound));
  const total = formatMoney(fromDecimal(options.total, options.currency), intl);
  return messages === 'de' ? words : `${words} ${total}`;
}

function wordsFor({ method, isHeld }: Bound): MessageKey {
  if (method === 'bill-organisation') return 'pay.bookOnAccount';
  return isHeld ? 'pay.askAndHold' : 'pay.bookAndPay';
}
