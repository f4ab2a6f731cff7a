import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Ticket } from '../../../ui/ticket.tsx';
import { useCurrentDesk } from './desk-context.ts';
import { FreeUntil } from './free-until.tsx';
import { FromPrice } from './from-price.tsx';
import { HoldButton } from './hold-button.tsx';
import { HoldNote } from './hold-note.tsx';
import { TicketChoices } from './ticket-choices.tsx';
import { TicketLines, TicketTotal } from './ticket-sum.tsx';

/** The choice of the page, mirrored, with its price and the one button. Below it stands what the page adds. */
export function BookingTicket({ children }: { children?: ReactNode }) {
  const t = useText();
  const { tour, isStale } = useCurrentDesk();
  const calm = tour.requireBookingApproval ? 'product.onRequestNote' : 'desk.calmHold';
  return (
    <aside
      aria-label={t('desk.yourTicket')}
      data-refreshing={isStale || undefined}
      className="max-lg:hidden lg:sticky lg:top-6"
    >
      <Ticket
        stub={
          <>
            <HoldNote />
            <TicketTotal />
            <div className="scripted">
              <HoldButton />
            </div>
            <p className="unscripted type-small">{t('desk.needsScript')}</p>
            <p className="scripted mt-3 text-center type-small text-ink-2">
              {t('desk.calm')} {t(calm)}
            </p>
          </>
        }
      >
        <FromPrice />
        <TicketChoices />
        <TicketLines />
      </Ticket>
      <div className="mt-4 grid gap-2 pl-1.5 type-small">
        <FreeUntil />
        {children}
      </div>
    </aside>
  );
}
