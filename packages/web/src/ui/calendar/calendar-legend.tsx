import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { OTHER_PRICE_MARK } from './calendar-dates.ts';

export type CalendarLegendProps = {
  chosen: string;
  /** Absent unless days are on request: approval is a property of the product. */
  onRequest?: string;
  unavailable: string;
  lowest: string;
  /** Lowest price of this month, as shown in its cell. */
  lowestPrice?: string;
  /** Meaning of a price in a cell; `priceLike` is an example. */
  price?: string;
  priceLike?: string;
  /** Meaning of `OTHER_PRICE_MARK` beside a price. */
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
      {other !== undefined && <Entry text={other} sign={<span>{OTHER_PRICE_MARK}</span>} />}
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
