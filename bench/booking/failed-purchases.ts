/** How the server says that no spot is left: there is nothing to book, or the spots have gone in the meantime. */
const SOLD_OUT = /^(quote 204|(quote|checkout) 409)$/;

/** Outcomes of purchases that should have been bookings. Where more want spots than there are, buyers without one are none. */
export function failedPurchases(
  others: Readonly<Record<string, number>>,
  { isSoldOut }: { readonly isSoldOut: boolean },
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(others).filter(([outcome]) => !(isSoldOut && SOLD_OUT.test(outcome))),
  );
}
