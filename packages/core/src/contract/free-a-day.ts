/** Why a checkout that costs nothing is refused with 429: its address has had all that it may have for nothing in a day. */
export const FREE_A_DAY = 'free_a_day';
