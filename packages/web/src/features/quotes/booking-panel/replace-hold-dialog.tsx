import type { Quote } from '@ashore/core/contract/quotes.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { travellerCount, whenText } from '../../../i18n/booking-texts.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

type ReplaceHoldDialogProps = {
  holdToReplace: Quote;
  /** Name of the trip whose spots would be held instead. */
  next: string;
  onReplace: () => void;
  onKeep: () => void;
};

/** Asks before the hold on this trip releases the spots that this browser holds of another trip. */
export default function ReplaceHoldDialog({
  holdToReplace,
  next,
  onReplace,
  onKeep,
}: ReplaceHoldDialogProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { tourName: trip } = holdToReplace;
  return (
    <Dialog
      open
      onClose={onKeep}
      title={t('bookingPanel.replaceTitle')}
      text={t('bookingPanel.replaceText', {
        count: travellerCount(holdToReplace),
        trip,
        when: whenText(holdToReplace, intl, t),
        next,
      })}
      actions={
        <>
          <Button wide kind="strong" onClick={onReplace}>
            {t('bookingPanel.replaceDo')}
          </Button>
          <Button wide kind="outline" data-first-focus onClick={onKeep}>
            {t('bookingPanel.replaceKeep', { trip })}
          </Button>
        </>
      }
    />
  );
}
