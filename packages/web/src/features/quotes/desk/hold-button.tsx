import { HOLD_MINUTES } from '@ashore/core/contract/hold-minutes.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useCurrentDesk } from './desk-context.ts';
import { holdWords } from './hold-words.ts';
import { type DeskPart, leadTo } from './lead-to.ts';

const leads = {
  date: { part: 'when', text: 'desk.toDate' },
  way: { part: 'which', text: 'desk.toWay' },
  start: { part: 'which', text: 'desk.toStart' },
  tickets: { part: 'who', text: 'desk.toTickets' },
} as const satisfies Record<string, { part: DeskPart; text: MessageKey }>;

/** The one button. It names what it does: leads to the next question, or holds what was answered. */
export function HoldButton() {
  const t = useText();
  const { step, isHolding, hold, tour, holdsAlready } = useCurrentDesk();
  const look = { wide: true, className: 'hold-button max-md:px-3' } as const;
  if (step.act === 'nothing') {
    return (
      <Button {...look} disabledReason={t('desk.noDates')}>
        {t('desk.soldOut')}
      </Button>
    );
  }
  if (step.count === undefined) {
    const { part, text } = leads[step.act];
    return (
      <Button {...look} onClick={() => leadTo(part)}>
        {t(text)}
      </Button>
    );
  }
  const name = holdWords(tour.requireBookingApproval, holdsAlready);
  return (
    <Button {...look} busy={isHolding} {...(isHolding && { busyLabel: t('desk.holding') })} onClick={hold}>
      {t(name, { count: step.count, minutes: HOLD_MINUTES })}
    </Button>
  );
}
