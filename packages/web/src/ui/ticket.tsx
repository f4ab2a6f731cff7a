import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type TicketProps = {
  /** What one holds. */
  children: ReactNode;
  /** How much it is, or the code that is scanned. */
  stub: ReactNode;
  /** Lying across from 768 px on. */
  across?: boolean;
  /** Light in the dark, too: a scanner reads it. */
  alwaysLight?: boolean;
  className?: string;
};

/** White, with round corners and a perforation between "what" and "how much". */
export function Ticket({ children, stub, across = false, alwaysLight = false, className }: TicketProps) {
  return (
    <div
      className={classNames(
        'ticket text-ink',
        across && 'ticket-across',
        alwaysLight && 'scheme-light',
        className,
      )}
    >
      <div className="ticket-body p-(--panel-padding)">{children}</div>
      <div className="ticket-stub p-(--panel-padding)">{stub}</div>
    </div>
  );
}
