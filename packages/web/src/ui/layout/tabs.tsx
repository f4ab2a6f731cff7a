import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { tabLook, tabStrip, useCurrentInView } from './tab-strip.ts';

export type Tab = { id: string; label: ReactNode; panel: ReactNode };

export type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  current: string;
  onChange: (id: string) => void;
};

/**
 * Shows one panel of several. Only the current tab is in the tab order, and the arrow keys change it. Without
 * scripts all panels are shown one below the other.
 */
export function Tabs({ label, tabs, current, onChange }: TabsProps) {
  const id = useId();
  const strip = useCurrentInView<HTMLDivElement>(current);
  const shownIndex = Math.max(
    tabs.findIndex((tab) => tab.id === current),
    0,
  );

  function onKeyDown(event: KeyboardEvent) {
    const next = indexAfterKey(event.key, shownIndex, tabs.length);
    const target = next === undefined ? undefined : tabs[next];
    if (target === undefined || next === undefined) return;
    event.preventDefault();
    onChange(target.id);
    strip.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <>
      <div
        ref={strip}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className={`${tabStrip} [@media(scripting:none)]:hidden`}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            aria-selected={index === shownIndex}
            aria-controls={`${id}-panel-${tab.id}`}
            tabIndex={index === shownIndex ? 0 : -1}
            onClick={() => onChange(tab.id)}
            className={tabLook}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-panel-${tab.id}`}
          aria-labelledby={`${id}-tab-${tab.id}`}
          hidden={index !== shownIndex}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text must be reachable to be read by keyboard.
          tabIndex={0}
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}

/**
 * Index of the item that a key leads to. Arrow keys wrap at the ends; Home and End lead to the ends.
 * Undefined for any other key.
 */
export function indexAfterKey(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
