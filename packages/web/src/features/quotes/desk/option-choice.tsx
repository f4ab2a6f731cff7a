import { useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { OptionPanel } from '../../../ui/option-panel.tsx';
import type { Option } from './choice.ts';
import { useCurrentDesk } from './desk-context.ts';
import { OptionDetail } from './option-detail.tsx';
import { departuresOf, hasRoom } from './settle-choice.ts';
import { Starts } from './starts.tsx';
import { useDeskWords } from './use-desk-words.ts';

/** One way to book it, with its starts once it is chosen. */
export function OptionChoice({ option }: { option: Option }) {
  const t = useText();
  const { price, nameOf } = useDeskWords();
  const { tour, choice, settled, day, chooseOption } = useCurrentDesk();
  const isChosen = settled.option.componentKey === option.componentKey;
  const dayTickets = day?.components.find(
    ({ componentKey }) => componentKey === option.componentKey,
  )?.tickets;
  const [first] = dayTickets?.length ? dayTickets : option.tickets;
  const departures = departuresOf(option, day);
  const isGone = choice.date !== undefined && day !== undefined && !departures.some(hasRoom);

  // Nothing rather than something empty: the panel keeps room below for what there is.
  function inside() {
    if (isChosen && choice.date !== undefined) return <Starts option={option} />;
    if (!isGone) return undefined;
    return <Badge tone="ink">{t(departures.length > 0 ? 'desk.soldOut' : 'desk.reasonNotRunning')}</Badge>;
  }

  return (
    <OptionPanel
      name="option"
      title={nameOf(option, tour.productType)}
      detail={<OptionDetail option={option} />}
      checked={isChosen}
      onChange={() => chooseOption(option)}
      aside={
        first && (
          <span data-price className="block text-right">
            {price(first.price, day?.currency ?? tour.currency)}
            {first.groupSize !== null && (
              <span className="block type-tiny font-normal text-ink-2">{t('desk.perGroup')}</span>
            )}
          </span>
        )
      }
    >
      {inside()}
    </OptionPanel>
  );
}
