/** The questions of the desk, by the ids of their sections. */
export type DeskPart = 'when' | 'which' | 'who';

const first: Record<DeskPart, string> = {
  when: '[data-date][tabindex="0"]',
  which: 'input:checked, input:enabled',
  who: 'button:not([aria-disabled="true"])',
};

/** Takes the eye to a question and the keyboard to the first thing that answers it. */
export function leadTo(part: DeskPart): void {
  const section = document.getElementById(part);
  if (!section) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' });
  section.querySelector<HTMLElement>(first[part])?.focus({ preventScroll: true });
}
