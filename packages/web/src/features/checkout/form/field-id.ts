/** Links of the summary lead here. */
export const fieldId = (name: string) => `checkout-${name.replaceAll('.', '-')}`;
