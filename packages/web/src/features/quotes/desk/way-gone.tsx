import { dayState } from '@ashore/core/availability/day-state.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import type { Option } from './choice.ts';
import { useCurrentDesk } from './desk-context.ts';
import { focusHoldButton } from './lead-to.ts';
import { departuresOf, waysInstead } from './settle-choice.ts';
import { useDeskWords } from './use-desk-words.ts';

/** The way that is meant cannot be had that day: why, and the others that can, each with its price. */
export function WayGone() {
  const t = useText();
  const { wholeDay, nameOf } = useDeskWords();
  const { tour, choice, day, settled } = useCurrentDesk();
  const ways = waysInstead(tour.components, settled, day);
  if (choice.date === undefined || ways.length === 0) return null;
  const why = dayState(departuresOf(settled.option, day));
  const way = nameOf(settled.option, tour.productType);
  return (
    <Note tone="amber" live="polite" className="mt-4">
      <p>{t('desk.wayGone', { way, why, day: wholeDay(choice.date), count: ways.length })}</p>
      <ul className="mt-2.5 flex flex-wrap gap-2">
        {ways.map((option) => (
          <li key={option.componentKey}>
            <WayButton option={option} />
          </li>
        ))}
      </ul>
    </Note>
  );
}

function WayButton({ option }: { option: Option }) {
  const t = useText();
  const { price, nameOf } = useDeskWords();
  const { tour, day, chooseOption } = useCurrentDesk();
  const [first] =
    day?.components.find(({ componentKey }) => componentKey === option.componentKey)?.tickets ?? [];
  const way = nameOf(option, tour.productType);

  function choose() {
    focusHoldButton();
    chooseOption(option);
  }

  return (
    <Button kind="outline" size="medium" className="bg-card text-left" data-other-way onClick={choose}>
      {first && day
        ? t('desk.wayPrice', {
            way,
            price: price(first.price, day.currency),
            each: t(first.groupSize === null ? 'desk.perPerson' : 'desk.perGroup'),
          })
        : way}
    </Button>
  );
}
