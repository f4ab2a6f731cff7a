import { randomUUID } from 'node:crypto';
import { TERMS_VERSION } from '@ashore/core/booking/payment-rules.ts';

type Quoted = {
  readonly cartId: string;
  readonly quoteId: string;
  readonly grandTotal: number;
  readonly currencyCode: string;
  readonly components: readonly {
    readonly tickets: readonly { readonly ticketType: string; readonly count: number }[];
  }[];
};

const mara = {
  firstName: 'Mara',
  lastName: 'Lind',
  email: 'mara@example.org',
  phoneNumber: '+4917012345678',
  locale: 'en',
};

type CheckoutDifferences = {
  readonly method?: string;
  readonly cart?: object;
  readonly person?: object;
  readonly charge?: object;
  readonly otherFields?: object;
};

/** The request that a browser sends to buy a quote, with a valid card. */
export function checkoutOf(
  quote: Quoted,
  { method, cart, person, charge, otherFields }: CheckoutDifferences = {},
) {
  const tickets = quote.components.flatMap((component) => component.tickets);
  return {
    data: {
      cart: {
        id: quote.cartId,
        currency: { id: quote.currencyCode },
        cartItems: [{ itemDetailsJson: JSON.stringify({ quoteId: quote.quoteId }) }],
        participants: tickets.flatMap(({ ticketType, count }) =>
          Array.from({ length: count }, (_, index) => ({
            participantName: `${ticketType} ${index + 1}`,
            ticketType,
            age: ticketType === 'child' ? 9 : 34,
          })),
        ),
        persons: [{ ...mara, ...person }],
        ...cart,
      },
      chargeRequest: {
        amount: quote.grandTotal,
        currency: quote.currencyCode,
        paymentMethodId: 'good',
        ...charge,
      },
      attemptId: randomUUID(),
      stripePaymentMethod: method ?? 'credit-card',
      acceptedTerms: TERMS_VERSION,
      ...otherFields,
    },
  };
}
