import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { useSentenceGap, useText } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { usePanelTexts } from './panel-texts.ts';

type NextDateProps = { date: LocalDate; onChoose: (date: LocalDate) => void };

/** Offers another day in place of an unavailable one. */
export function NextDate({ date, onChoose }: NextDateProps) {
  const t = useText();
  const gap = useSentenceGap();
  const { wholeDay } = usePanelTexts();
  return (
    <p>
      {t('bookingPanel.nextDate', { date: wholeDay(date) })}
      {gap}
      <Button kind="link" size="medium" className="link-target" onClick={() => onChoose(date)}>
        {t('bookingPanel.chooseIt')}
      </Button>
    </p>
  );
}
