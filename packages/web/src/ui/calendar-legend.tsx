import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type CalendarLegendProps = {
  chosen: string;
  /** Absent where no day is on request: approval belongs to the product. */
  onRequest?: string;
  unavailable: string;
  lowest: string;
  /** A lowest price of this month, as it stands in its cell. */
  lowestPrice?: string;
  /** What a price in a cell is, and what one looks like. */
  price?: string;
  priceLike?: string;
  /** What a star beside a price says. */
  other?: string;
};

export function CalendarLegend({
  chosen,
  onRequest,
  unavailable,
  lowest,
  lowestPrice,
  price,
  priceLike,
  other,
}: CalendarLegendProps) {
  return (
    <ul className="type-tiny mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-ink-2">
      <Entry text={chosen} sign={<Square className="bg-ink forced-colors:border-4" />} />
      {onRequest !== undefined && (
        <Entry
          text={onRequest}
          sign={<Square className="border-[1.5px] border-dashed border-amber bg-amber-tint" />}
        />
      )}
      <Entry text={unavailable} sign={<s className="text-ink-3 decoration-line-2">17</s>} />
      {price !== undefined && <Entry text={price} sign={<span>{priceLike}</span>} />}
      {other !== undefined && <Entry text={other} sign={<span>*</span>} />}
      {lowestPrice !== undefined && (
        <Entry text={lowest} sign={<span className="font-semibold text-leaf">{lowestPrice}</span>} />
      )}
    </ul>
  );
}

function Entry({ sign, text }: { sign: ReactNode; text: string }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden="true" className="contents">
        {sign}
      </span>
      <span>{text}</span>
    </li>
  );
}

function Square({ className }: { className: string }) {
  return <span className={classNames('size-4.5 shrink-0 rounded-[5px]', className)} />;
}
