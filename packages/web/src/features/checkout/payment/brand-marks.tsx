import type { PaymentMethod } from '@ashore/core/booking/payment-rules.ts';
import type { ReactNode } from 'react';

/** Card brands that every payment provider of the shop accepts. Their names are the same in every language. */
const cardBrands = [
  { name: 'Visa', mark: <Word text="VISA" ground="#1a1f71" look="italic" /> },
  { name: 'Mastercard', mark: <TwoCircles /> },
  { name: 'American Express', mark: <Word text="AMEX" ground="#006fcf" /> },
] as const;

/** Marks of methods whose name stands beside them. */
const marks: Partial<Record<PaymentMethod, ReactNode>> = {
  paypal: <Word text="PayPal" ground="#fff" ink="#003087" size={9} />,
  bancontact: <Bars />,
  alipay: <Word text="支" ground="#1677ff" size={16} />,
  'wechat-pay': <Bubble />,
};

/** Marks of the wallets that devices name. */
const walletMarks = [
  { name: 'Apple Pay', mark: <Apple /> },
  { name: 'Google Pay', mark: <ColouredG /> },
] as const;

/**
 * Marks of a payment method, in the colours of the brands and drawn by us. Screen readers hear which cards are
 * accepted; the other methods have their name beside the mark.
 */
export function BrandMarks({ method, wallet }: { method: PaymentMethod; wallet: string }) {
  if (method === 'credit-card')
    return (
      <span className="flex flex-wrap gap-1.5">
        {cardBrands.map(({ name, mark }) => (
          <Mark key={name} label={name}>
            {mark}
          </Mark>
        ))}
      </span>
    );
  if (method === 'web-payments') return <WalletMarks wallet={wallet} />;
  return <Mark>{marks[method]}</Mark>;
}

/** `wallet`: the names of the device's wallets. An unknown one has a neutral mark. */
function WalletMarks({ wallet }: { wallet: string }) {
  const known = walletMarks.filter(({ name }) => wallet.includes(name));
  if (known.length === 0) {
    return (
      <Mark>
        <Word text="Pay" ground="#000" />
      </Mark>
    );
  }
  return (
    <span className="flex flex-wrap gap-1.5">
      {known.map(({ name, mark }) => (
        <Mark key={name}>{mark}</Mark>
      ))}
    </span>
  );
}

function Mark({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 1.5 40 25"
      className="h-5 w-8 rounded-[3px] border border-line"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {children}
    </svg>
  );
}

type WordProps = { text: string; ground: string; ink?: string; size?: number; look?: 'italic' };

function Word({ text, ground, ink = '#fff', size = 11, look }: WordProps) {
  return (
    <>
      <rect width="40" height="28" fill={ground} />
      <text
        x="20"
        y={14 + size * 0.36}
        textAnchor="middle"
        fontSize={size}
        fontWeight="700"
        fontStyle={look}
        fill={ink}
      >
        {text}
      </text>
    </>
  );
}

/** Apple Pay. */
function Apple() {
  return (
    <>
      <rect width="40" height="28" fill="#000" />
      <path
        d="M10.5 10.6c-.9 0-1.5-.6-2.6-.6-1.7 0-3.2 1.5-3.2 4 0 2.8 1.9 5.6 3.5 5.6.9 0 1.3-.5 2.4-.5s1.4.5 2.4.5c1.3 0 2.5-1.9 3-3.3-1.2-.5-1.9-1.5-1.9-2.7 0-1.1.6-2 1.5-2.6-.6-.8-1.5-1.2-2.5-1.2-1.1 0-1.7.8-2.6.8zM12.8 6.3c.1 1.3-.9 2.7-2.3 2.8-.1-1.3 1-2.6 2.3-2.8z"
        fill="#fff"
      />
      <text x="27" y="18" textAnchor="middle" fontSize="11" fontWeight="600" fill="#fff">
        Pay
      </text>
    </>
  );
}

/** Google Pay. */
function ColouredG() {
  return (
    <>
      <rect width="40" height="28" fill="#fff" />
      <g fill="none" strokeWidth="2">
        <path d="M6.7 11.7A4 4 0 0 1 12.9 11.2" stroke="#ea4335" />
        <path d="M6.7 11.7A4 4 0 0 0 6.7 16.3" stroke="#fbbc04" />
        <path d="M6.7 16.3A4 4 0 0 0 12.7 16.9" stroke="#34a853" />
        <path d="M12.7 16.9A4 4 0 0 0 14 14H10" stroke="#4285f4" />
      </g>
      <text x="27" y="18" textAnchor="middle" fontSize="11" fontWeight="500" fill="#3c4043">
        Pay
      </text>
    </>
  );
}

/** Mastercard. */
function TwoCircles() {
  return (
    <>
      <rect width="40" height="28" fill="#fff" />
      <circle cx="15.5" cy="14" r="8" fill="#eb001b" />
      <circle cx="24.5" cy="14" r="8" fill="#f79e1b" />
      <path d="M20 7.4a8 8 0 0 1 0 13.2a8 8 0 0 1 0-13.2z" fill="#ff5f00" />
    </>
  );
}

/** Bancontact. */
function Bars() {
  return (
    <>
      <rect width="40" height="28" fill="#fff" />
      <path d="M5 20v-4h12l7-8h11v4H27l-7 8z" fill="#005498" />
      <path d="M5 12V8h12l-3.5 4zM35 16v4H23l3.5-4z" fill="#ffd800" />
    </>
  );
}

/** WeChat Pay. */
function Bubble() {
  return (
    <>
      <rect width="40" height="28" fill="#07c160" />
      <path
        d="M20 5c6 0 10.5 3.6 10.5 8.2S26 21.4 20 21.4c-1.3 0-2.5-.2-3.6-.5L12.5 23l1-3.4c-2.5-1.5-4-3.8-4-6.4C9.5 8.6 14 5 20 5z"
        fill="#fff"
      />
      <path
        d="m15 13.2 3.6 3.4L26 10"
        fill="none"
        stroke="#07c160"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
