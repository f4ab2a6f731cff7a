import { durationText } from '../../../i18n/duration-text.ts';
import { startsText } from '../../../i18n/starts-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../page/use-page.ts';
import { DotLine } from '../../../ui/dot-line.tsx';
import type { Option } from './choice.ts';
import { useCurrentDesk } from './desk-context.ts';

/** When it starts, or is open, on most days; and how long it takes, where that differs from the product. */
export function OptionDetail({ option }: { option: Option }) {
  const t = useText();
  const { locale } = usePage();
  const { tour } = useCurrentDesk();
  const { opens, closes, startingTimes, durations } = option;
  const parts = [
    opens !== null && closes !== null && t('product.open', { from: opens, to: closes }),
    startingTimes.length > 0 && startsText(startingTimes, locale, t),
    durations !== null && durations !== tour.durations && durationText(durations, t),
  ];
  return <DotLine parts={parts.filter((part) => part !== false)} />;
}
