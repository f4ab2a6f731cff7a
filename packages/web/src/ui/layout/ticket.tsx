import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type TicketProps = {
  /** What the ticket is for. */
  children: ReactNode;
  /** The total price, or the ticket code to scan. */
  stub: ReactNode;
  /** Horizontal from 768 px on. */
  across?: boolean;
  /** Keeps light colours in the dark theme, because a scanner reads the ticket. */
  alwaysLight?: boolean;
  /** The stub parts from the ticket along the perforation. */
  isTorn?: boolean;
  className?: string;
};

/** A white card with round corners and a perforation between content and stub. */
export function Ticket({
  children,
  stub,
  across = false,
  alwaysLight = false,
  isTorn = false,
  className,
}: TicketProps) {
  return (
    <div
      className={classNames(
        'ticket text-ink',
        across && 'ticket-across',
        alwaysLight && 'scheme-light',
        isTorn && 'ticket-torn',
        className,
      )}
    >
      <div className="ticket-body p-(--panel-padding)">{children}</div>
      <div className="ticket-stub p-(--panel-padding)">{stub}</div>
    </div>
  );
}
