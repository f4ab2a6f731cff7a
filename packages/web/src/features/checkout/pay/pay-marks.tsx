import type { PaymentMethod } from '@ashore/core/booking/payment-methods.ts';

/** The names under which the world knows them. The same in every language, and no word of ours. */
const marks: Partial<Record<PaymentMethod, readonly string[]>> = {
  'credit-card': ['VISA', 'Mastercard', 'AMEX'],
  paypal: ['PayPal'],
  bancontact: ['bc'],
};

/** Which cards are taken, as small signs. The name of the way to pay says it to those who listen. */
export function PayMarks({ method }: { method: PaymentMethod }) {
  const shown = marks[method] ?? [];
  return (
    <span aria-hidden="true" className="flex flex-wrap gap-1.5">
      {shown.map((mark) => (
        <PayMark key={mark}>{mark}</PayMark>
      ))}
    </span>
  );
}

export function PayMark({ children }: { children: string }) {
  return (
    <span className="grid min-h-7 min-w-10 place-items-center rounded-badge border border-line bg-print px-2 text-[0.6875rem] font-bold text-on-sun">
      {children}
    </span>
  );
}
