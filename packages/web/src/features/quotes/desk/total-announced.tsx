import { useText } from '../../../i18n/use-text.ts';
import { useRested } from '../../../ui/use-rested.ts';
import { useCurrentDesk } from './desk-context.ts';
import { useDeskWords } from './use-desk-words.ts';
import { useLivePrice } from './use-live-price.ts';

/** Says the total once choosing rests. The ticket and the bar both show it; it is said once. */
export function TotalAnnounced() {
  const t = useText();
  const { sum, people } = useDeskWords();
  const { settled } = useCurrentDesk();
  const price = useLivePrice();
  const text =
    price && price.lines.length > 0
      ? t('desk.announced', { price: sum(price.total), people: people(settled.party) })
      : '';
  const rested = useRested(text, text, 700);
  return (
    <p role="status" className="sr-only">
      {rested}
    </p>
  );
}
