import { durationText } from '../../../i18n/duration-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { Option } from './choice.ts';
import { useCurrentDesk } from './desk-context.ts';
import { useDeskWords } from './use-desk-words.ts';

/** When it starts, or is open, on most days; and how long it takes, where that differs from the product. */
export function OptionDetail({ option }: { option: Option }) {
  const t = useText();
  const { times } = useDeskWords();
  const { tour } = useCurrentDesk();
  const { opens, closes, startingTimes, durations } = option;
  const parts = [
    opens !== null && closes !== null && t('product.open', { from: opens, to: closes }),
    startingTimes.length > 0 && t('product.starts', { times: times(startingTimes) }),
    durations !== null && durations !== tour.durations && durationText(durations, t),
  ];
  return parts.filter((part) => part !== false).join(' · ');
}
