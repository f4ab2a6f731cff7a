/**
 * The short name of a product, hotel or place: eight characters of lower-case Crockford base 32, which leaves
 * out i, l, o and u: nothing to misread, and hardly a word by accident.
 */
export const PUBLIC_CODE = /^[0-9a-hjkmnp-tv-z]{8}$/;
