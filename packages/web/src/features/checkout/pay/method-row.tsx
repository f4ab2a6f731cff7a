import type { PaymentMethod } from '@ashore/core/booking/payment-methods.ts';
import type { ReactNode } from 'react';
import { PayMarks } from './pay-marks.tsx';

type MethodRowProps = {
  method: PaymentMethod;
  name: string;
  detail: string | undefined;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
};

/** One way to pay. What it needs stays there while another is chosen: nobody types a card twice. */
export function MethodRow({ method, name, detail, isChosen, onChoose, children }: MethodRowProps) {
  const detailId = `pay-${method}-detail`;
  return (
    <div className="border-line not-first:border-t">
      <label className="flex min-h-14 items-start gap-3.5 p-(--panel-padding)">
        <input
          type="radio"
          name="pay-method"
          value={method}
          checked={isChosen}
          onChange={onChoose}
          aria-describedby={detail === undefined ? undefined : detailId}
          className="radio-mark"
        />
        <span className="grid min-w-0 grow gap-0.5">
          <span className="flex flex-wrap items-start justify-between gap-x-3.5 gap-y-2">
            <span className={isChosen ? 'type-h4' : ''}>{name}</span>
            <PayMarks method={method} />
          </span>
          {detail !== undefined && (
            <span id={detailId} className="type-small text-ink-2">
              {detail}
            </span>
          )}
        </span>
      </label>
      {children && (
        <div hidden={!isChosen} className="px-(--panel-padding) pb-(--panel-padding)">
          {children}
        </div>
      )}
    </div>
  );
}
