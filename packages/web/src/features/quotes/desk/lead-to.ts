/** The questions of the desk, by the ids of their sections. */
export type DeskPart = 'when' | 'which' | 'who';

/** What answers each, the best first. */
const answers: Record<DeskPart, readonly string[]> = {
  when: ['[data-date][tabindex="0"]'],
  which: ['[data-other-way]', 'input[name="start"]:enabled', 'input:checked'],
  who: ['button:not([aria-disabled="true"])'],
};

/** Takes the eye to a question and the keyboard to the first thing that answers it. */
export function leadTo(part: DeskPart): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  show(part, isCalm ? 'instant' : 'smooth');
}

/** The same without a way to see: for whoever has only just come. */
export function arriveAt(part: DeskPart): void {
  show(part, 'instant');
}

function show(part: DeskPart, behavior: ScrollBehavior): void {
  const section = document.getElementById(part);
  if (!section) return;
  section.scrollIntoView({ behavior });
  const [answer] = answers[part].flatMap((selector) => [...section.querySelectorAll<HTMLElement>(selector)]);
  answer?.focus({ preventScroll: true });
}

/** To another start of the day where there are several, else to another day. */
export function leadToOtherStart(): void {
  leadTo(document.querySelectorAll('#which input[name="start"]').length > 1 ? 'which' : 'when');
}

/** What was pressed goes with its note: the keyboard goes on at the one button, in the ticket or in the bar. */
export function focusHoldButton(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('.hold-button')];
  buttons.find((button) => button.checkVisibility())?.focus({ preventScroll: true });
}
