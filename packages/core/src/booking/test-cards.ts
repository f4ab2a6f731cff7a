import type { PaymentRefusal } from './payment-rules.ts';

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay';

/** Refusals that a bank may give for a card. */
export type CardRefusal = Extract<
  PaymentRefusal,
  'card_declined' | 'insufficient_funds' | 'expired_card' | 'incorrect_cvc' | 'processing_error'
>;

export type TestCard = {
  /** What the card fields of the sandbox send to the server instead of the number. */
  readonly name: string;
  readonly number: string;
  readonly brand: CardBrand;
  /** Whether the bank asks the traveller first. */
  readonly asksChallenge: boolean;
  /** Why the payment fails, once the bank has been asked. */
  readonly refusal: CardRefusal | null;
  /** How a refund to the card ends: at once, after a while, or in failure. */
  readonly refundEnds: 'done' | 'slowly' | 'failed';
};

const pays = { asksChallenge: false, refusal: null, refundEnds: 'done' } as const;
const challenged = { ...pays, brand: 'visa', asksChallenge: true } as const;
const refusingCard = (refusal: CardRefusal) => ({ ...pays, brand: 'visa', refusal }) as const;

/**
 * The only numbers that the sandbox accepts: those that Stripe publishes for tests. No bank has ever issued
 * one of them.
 */
export const TEST_CARDS: readonly TestCard[] = [
  { name: 'visa', number: '4242424242424242', brand: 'visa', ...pays },
  { name: 'visa-debit', number: '4000056655665556', brand: 'visa', ...pays },
  { name: 'mastercard', number: '5555555555554444', brand: 'mastercard', ...pays },
  { name: 'mastercard-2', number: '2223003122003222', brand: 'mastercard', ...pays },
  { name: 'mastercard-debit', number: '5200828282828210', brand: 'mastercard', ...pays },
  { name: 'amex', number: '378282246310005', brand: 'amex', ...pays },
  { name: 'discover', number: '6011111111111117', brand: 'discover', ...pays },
  { name: 'diners', number: '3056930009020004', brand: 'diners', ...pays },
  { name: 'jcb', number: '3566002020360505', brand: 'jcb', ...pays },
  { name: 'unionpay', number: '6200000000000005', brand: 'unionpay', ...pays },
  { name: 'challenge', number: '4000002500003155', ...challenged },
  { name: 'challenge-always', number: '4000002760003184', ...challenged },
  { name: 'challenge-3ds2', number: '4000000000003220', ...challenged },
  { name: 'challenge-then-declined', number: '4000008400001629', ...challenged, refusal: 'card_declined' },
  { name: 'declined', number: '4000000000000002', ...refusingCard('card_declined') },
  { name: 'insufficient-funds', number: '4000000000009995', ...refusingCard('insufficient_funds') },
  { name: 'expired', number: '4000000000000069', ...refusingCard('expired_card') },
  { name: 'wrong-cvc', number: '4000000000000127', ...refusingCard('incorrect_cvc') },
  { name: 'processing-error', number: '4000000000000119', ...refusingCard('processing_error') },
  { name: 'refund-slow', number: '4000000000007726', brand: 'visa', ...pays, refundEnds: 'slowly' },
  { name: 'refund-fails', number: '4000000000005126', brand: 'visa', ...pays, refundEnds: 'failed' },
];

/** The test card with the typed number, in any grouping. */
export function testCardOf(typed: string): TestCard | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return TEST_CARDS.find(({ number }) => number === digits);
}

export function testCardNamed(name: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.name === name);
}
