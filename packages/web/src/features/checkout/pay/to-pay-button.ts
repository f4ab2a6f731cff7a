/** Marks the buttons that bind: one in the bar of a phone, one below the terms elsewhere. */
export const payButtonMark = { 'data-pay-button': '' };

/** Leads the keyboard to the button that binds, wherever it stands. To press it is another deed. */
export function toPayButton(): void {
  const buttons = document.querySelectorAll<HTMLElement>('[data-pay-button]');
  const button = [...buttons].find((one) => one.checkVisibility());
  button?.focus({ preventScroll: true });
  button?.scrollIntoView({ block: 'center' });
}
