import { type ReactNode, useEffect, useRef } from 'react';

type PanelSectionProps = {
  section: PanelSectionName;
  title: string;
  refreshing?: boolean;
  children: ReactNode;
};

/** One question of the booking panel. The button and the ticket link to it by its ID. */
export function PanelSection({ section, title, refreshing = false, children }: PanelSectionProps) {
  const id = sectionIds[section];
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      data-refreshing={refreshing || undefined}
      className="mt-12 scroll-mt-18"
    >
      <h2 id={`${id}-title`} className="type-h2">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** IDs of the sections of the booking panel. Addresses contain them: `#when` leads to the calendar. */
const sectionIds = { date: 'when', option: 'which', tickets: 'who' } as const;

export type PanelSectionName = keyof typeof sectionIds;

/** Selectors of the elements that answer each question, best first. */
const answers: Record<PanelSectionName, readonly string[]> = {
  date: ['[data-date][tabindex="0"]'],
  option: ['[data-other-option]', 'input[name="start"]:enabled', 'input:checked'],
  tickets: ['button:not([aria-disabled="true"])'],
};

/** Scrolls to a question and focuses the first element that answers it. */
export function scrollToSection(section: PanelSectionName): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  showSection(section, isCalm ? 'instant' : 'smooth');
}

/** The same without smooth scrolling, for a traveller who has just opened the page. */
export function jumpToSection(section: PanelSectionName): void {
  showSection(section, 'instant');
}

/** Scrolls to a section, and focuses the first element in it that answers its question. */
function showSection(section: PanelSectionName, behavior: ScrollBehavior): void {
  const element = document.getElementById(sectionIds[section]);
  if (!element) return;
  element.scrollIntoView({ behavior });
  const [answer] = answers[section].flatMap((selector) => [
    ...element.querySelectorAll<HTMLElement>(selector),
  ]);
  answer?.focus({ preventScroll: true });
}

/** Leads to the departures of the day if there are several, else to the calendar. */
export function scrollToOtherDeparture(): void {
  const startTimes = document.querySelectorAll(`#${sectionIds.option} input[name="start"]`);
  scrollToSection(startTimes.length > 1 ? 'option' : 'date');
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
