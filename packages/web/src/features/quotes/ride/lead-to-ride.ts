import { RIDE_FORM } from './ride-line.tsx';

/** Takes whoever wants to book to the first thing that is missing of the ride they wish for. */
export function leadToRide(): void {
  const form = document.getElementById(RIDE_FORM);
  form?.closest('details')?.setAttribute('open', '');
  // What is wrong is said by now, or will be with the next frame.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
