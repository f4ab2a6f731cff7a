import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { rove } from './rove.ts';
import { tabLook, tabStrip } from './tab-look.ts';
import { useCurrentInView } from './use-current-in-view.ts';

export type Tab = { id: string; label: ReactNode; panel: ReactNode };

export type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  current: string;
  onChange: (id: string) => void;
};

/**
 * One panel of several. Only the current tab is in the tab order; the arrow keys change it. Where no script runs all panels
 * stand below one another.
 */
export function Tabs({ label, tabs, current, onChange }: TabsProps) {
  const id = useId();
  const strip = useCurrentInView<HTMLDivElement>(current);
  const shown = Math.max(
    tabs.findIndex((tab) => tab.id === current),
    0,
  );

  function onKeyDown(event: KeyboardEvent) {
    const next = rove(event.key, shown, tabs.length);
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
            aria-selected={index === shown}
            aria-controls={`${id}-panel-${tab.id}`}
            tabIndex={index === shown ? 0 : -1}
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
          hidden={index !== shown}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text must be reachable to be read by keyboard.
          tabIndex={0}
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}
