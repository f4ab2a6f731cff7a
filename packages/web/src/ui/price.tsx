import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type PriceProps = {
  amount: string;
  /** "from", or nothing where the language puts it behind. */
  before?: string;
  after?: string;
  /** Whose it is, where it is not a person's: "per group (up to 8)". */
  whose?: ReactNode;
  /** The lowest price of the last 30 days, and only where that is what was really asked. */
  struck?: { amount: string; label: string };
  /** "Lowest price in 30 days: €49.00" */
  lowest?: ReactNode;
  /** "Next on 4 April 2027", where that is only in some weeks. */
  next?: ReactNode;
  /** Another currency is on its way: the old price stays, paler, until the new one is there. */
  stale?: boolean;
};

/** The strongest text of a card. A sum never breaks. */
export function Price({ amount, before, after, whose, struck, lowest, next, stale = false }: PriceProps) {
  return (
    <span
      className={classNames('block text-ink-2 transition-opacity', stale && 'opacity-50')}
      aria-busy={stale || undefined}
    >
      <span className="block min-w-min grow basis-0">
        {before !== undefined && `${before} `}
        {struck !== undefined && (
          <>
            <span className="sr-only">{struck.label} </span>
            <s className="mr-1 whitespace-nowrap">{struck.amount}</s>{' '}
          </>
        )}
        <strong className="type-card-price text-ink">{amount}</strong>
        {after !== undefined && ` ${after}`}
      </span>
      {whose !== undefined && <span className={NOTE}>{whose}</span>}
      {lowest !== undefined && <span className={NOTE}>{lowest}</span>}
      {next !== undefined && <span className={NOTE}>{next}</span>}
    </span>
  );
}

/** Below what stands beside the price, too. */
const NOTE = 'order-1 block w-full type-tiny';
