/** How long spots and price wait for a provider's answer once somebody has begun to pay. */
export const PAYMENT_MINUTES = 60;

/** Who was refused with less left than this has this long for another card. */
export const SECOND_TRY_MINUTES = 5;

/** How long a supplier may think. */
export const ANSWER_HOURS = 24;

/** So long after its end a trip that did not take place can still be called off. */
export const CALL_OFF_HOURS = 48;
