import { type ReactNode, useEffect, useRef } from 'react';

type PanelSectionProps = { part: PanelSectionId; title: string; refreshing?: boolean; children: ReactNode };

/** One question of the booking panel. The button and the ticket link to it by its ID. */
export function PanelSection({ part, title, refreshing = false, children }: PanelSectionProps) {
  return (
    <section
      id={part}
      aria-labelledby={`${part}-title`}
      data-refreshing={refreshing || undefined}
      className="mt-12 scroll-mt-6"
    >
      <h2 id={`${part}-title`} className="type-h2">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The questions of the booking panel, by the IDs of their sections. */
export type PanelSectionId = 'when' | 'which' | 'who';

/** Selectors of the elements that answer each question, best first. */
const answers: Record<PanelSectionId, readonly string[]> = {
  when: ['[data-date][tabindex="0"]'],
  which: ['[data-other-option]', 'input[name="start"]:enabled', 'input:checked'],
  who: ['button:not([aria-disabled="true"])'],
};

/** Scrolls to a question and focuses the first element that answers it. */
export function scrollToSection(part: PanelSectionId): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  show(part, isCalm ? 'instant' : 'smooth');
}

/** The same without smooth scrolling, for a traveller who has just opened the page. */
export function jumpToSection(part: PanelSectionId): void {
  show(part, 'instant');
}

function show(part: PanelSectionId, behavior: ScrollBehavior): void {
  const section = document.getElementById(part);
  if (!section) return;
  section.scrollIntoView({ behavior });
  const [answer] = answers[part].flatMap((selector) => [...section.querySelectorAll<HTMLElement>(selector)]);
  answer?.focus({ preventScroll: true });
}

/** Leads to the departures of the day if there are several, else to the calendar. */
export function scrollToOtherDeparture(): void {
  scrollToSection(document.querySelectorAll('#which input[name="start"]').length > 1 ? 'which' : 'when');
}

/**
 * The pressed element disappears with its note. The focus moves to the visible hold button, in the ticket or
 * the bar.
 */
export function focusHoldButton(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('.hold-button')];
  buttons.find((button) => button.checkVisibility())?.focus({ preventScroll: true });
}

/**
 * Focuses an element that has just appeared after a press, if it is visible. The booking panel renders some
 * parts in two places.
 */
export function useFocusOnArrival() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (ref.current?.checkVisibility()) ref.current.focus();
  }, []);
  return ref;
}
