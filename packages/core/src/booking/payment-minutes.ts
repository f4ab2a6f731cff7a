/** How long spots and price wait for a provider's answer once somebody has begun to pay. */
export const PAYMENT_MINUTES = 60;

/** Who was refused with less left than this has this long for another card. */
export const SECOND_TRY_MINUTES = 5;

/** How long a supplier may think. */
export const ANSWER_HOURS = 24;
