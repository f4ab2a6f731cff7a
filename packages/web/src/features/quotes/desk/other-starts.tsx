import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useCurrentDesk } from './desk-context.ts';
import { focusHoldButton } from './lead-to.ts';
import type { OtherStart } from './starts-that-fit.ts';
import { useDeskWords } from './use-desk-words.ts';

/** Starts of the same day to choose instead. */
export function OtherStarts({ starts }: { starts: readonly OtherStart[] }) {
  const t = useText();
  const { settled } = useCurrentDesk();
  return (
    <>
      <p>{t('desk.haveRoom', { count: settled.count })}</p>
      <ul className="mt-2.5 flex flex-wrap gap-2">
        {starts.map((start) => (
          <li key={`${start.option.componentKey} ${start.time}`}>
            <StartButton start={start} />
          </li>
        ))}
      </ul>
    </>
  );
}

function StartButton({ start: { option, time } }: { start: OtherStart }) {
  const t = useText();
  const { nameOf } = useDeskWords();
  const { tour, settled, chooseStart } = useCurrentDesk();
  const words = [
    time === 'any' ? t('desk.anyTimeShort') : time,
    option !== settled.option && nameOf(option, tour.productType),
  ];

  function choose() {
    focusHoldButton();
    chooseStart(option, time);
  }

  return (
    <Button kind="outline" size="medium" className="bg-card" onClick={choose}>
      {words.filter(Boolean).join(', ')}
    </Button>
  );
}
