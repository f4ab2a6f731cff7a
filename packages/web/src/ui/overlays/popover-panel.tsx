import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { CornerButton } from '../actions/icon-button.tsx';
import { deviceClass } from '../breakpoints.ts';
import { classNames } from '../class-names.ts';
import { close } from '../media/icon-paths.ts';
import { focusFirst, raiseDialog, useModalEvents } from './modal.ts';
import { scrollDistance } from './scroll-distance.ts';

export type PopoverPanelProps = PopoverState & {
  id: string;
  title: string;
  closeLabel: string;
  trigger: RefObject<HTMLButtonElement | null>;
  isWide?: boolean;
  children?: ReactNode;
};

/** Panel below the trigger. Its code loads with the first press. */
export default function PopoverPanel({
  id,
  title,
  closeLabel,
  trigger,
  isWide = false,
  children,
  ...state
}: PopoverPanelProps) {
  const panel = usePopover(state, trigger);
  return (
    <dialog
      {...panel}
      id={id}
      popover="manual"
      aria-label={title}
      className={classNames(frame, isWide ? 'md:w-184' : 'md:w-100')}
    >
      {state.open && (
        <div className="grid gap-4 px-5 pt-8 pb-6 md:px-6 md:pt-5">
          <SheetHead title={title} closeLabel={closeLabel} onClose={() => state.onOpenChange(false)} />
          {children}
        </div>
      )}
    </dialog>
  );
}

type SheetHeadProps = { title: string; closeLabel: string; onClose: () => void };

function SheetHead({ title, closeLabel, onClose }: SheetHeadProps) {
  return (
    <header className="flex items-center justify-between gap-4 md:hidden">
      <span className="absolute top-2.5 left-1/2 h-1 w-10 -translate-x-1/2 rounded-full bg-line-2" />
      <h2 className="type-h2">{title}</h2>
      <CornerButton path={close} label={closeLabel} onPress={onClose} className="-mr-3" />
    </header>
  );
}

const frame = [
  'overflow-y-auto overscroll-contain bg-card text-ink shadow-floating',
  'max-md:fixed max-md:inset-x-0 max-md:top-auto max-md:bottom-0 max-md:w-full max-md:max-w-none',
  'max-md:max-h-[calc(100dvh-40px)] max-md:rounded-t-sheet',
  'md:absolute md:top-(--panel-top) md:right-auto md:bottom-auto md:left-(--panel-left) md:max-h-(--panel-height)',
  'md:rounded-panel',
  'max-md:backdrop:bg-scrim max-md:starting:backdrop:opacity-0 backdrop:transition-opacity backdrop:duration-250',
  'transition-[opacity,translate] duration-250 ease-out starting:opacity-0',
  'max-md:starting:translate-y-full',
].join(' ');

type PopoverState = { open: boolean; onOpenChange: (open: boolean) => void };

/** Props that place a `<dialog popover>` below its trigger while `open`. On a phone it opens as a sheet. */
function usePopover({ open, onOpenChange }: PopoverState, trigger: RefObject<HTMLElement | null>) {
  const panel = useRef<HTMLDialogElement>(null);
  const onClose = useEffectEvent(() => onOpenChange(false));
  const events = useModalEvents({ open, onClose: () => onOpenChange(false) });

  useLayoutEffect(() => {
    if (!open || panel.current === null || trigger.current === null) return;
    if (deviceClass(window.innerWidth) === 'phone') return raiseDialog(panel.current);
    return showPanelBelow({ panel: panel.current, trigger: trigger.current, onClose: () => onClose() });
  }, [open, trigger]);

  return { ref: panel, ...events };
}

export type PanelBelowTrigger = {
  panel: HTMLElement;
  trigger: HTMLElement;
  /** Called for Escape, for a press outside and when the focus leaves the panel. */
  onClose: () => void;
};

/**
 * Shows a panel in the top layer below its trigger and keeps it there. The returned function hides it and
 * returns the focus to the trigger, unless the visitor moved the focus elsewhere.
 */
function showPanelBelow({ panel, trigger, onClose }: PanelBelowTrigger): () => void {
  const stop = new AbortController();
  const place = () => placeUnder(panel, trigger);
  const within = (target: unknown) =>
    target instanceof Node && (panel.contains(target) || trigger.contains(target));

  // Showing the panel moves the focus into it, and the page would scroll to it. It therefore first appears
  // within view.
  panel.style.setProperty('--panel-top', `${window.scrollY}px`);
  panel.showPopover();
  focusFirst(panel);

  // Captured, because the trigger may be inside an element that scrolls.
  window.addEventListener('scroll', place, { capture: true, passive: true, signal: stop.signal });
  window.addEventListener('resize', place, { signal: stop.signal });
  // The observer reports once at the start, before the first paint, when the panel has its size.
  const resized = new ResizeObserver(() => {
    makeRoom(panel, trigger);
    place();
  });
  resized.observe(panel.firstElementChild ?? panel);

  // The browser's own light dismiss reports too late, and a press on the trigger in between would be lost.
  document.addEventListener('pointerdown', ({ target }) => !within(target) && onClose(), stop);
  panel.addEventListener(
    'focusout',
    ({ relatedTarget }) => relatedTarget && !within(relatedTarget) && onClose(),
    stop,
  );
  document.addEventListener('keydown', (event) => closeOnEscape(event, onClose), stop);

  return () => {
    stop.abort();
    resized.disconnect();
    panel.hidePopover();
    // The focused element may have been removed from the panel, which leaves the focus on the body.
    const focused = document.activeElement;
    if (focused === document.body || panel.contains(focused)) trigger.focus({ preventScroll: true });
  };
}

function closeOnEscape(event: KeyboardEvent, onClose: () => void) {
  // An element inside the panel may have handled the key already.
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  // Keeps a dialog around the trigger open.
  event.preventDefault();
  onClose();
}

function measure(panel: HTMLElement, trigger: HTMLElement): PanelPlacement {
  const root = document.documentElement;
  return {
    trigger: trigger.getBoundingClientRect(),
    panel: { width: panel.offsetWidth, height: panel.scrollHeight },
    viewport: { width: root.clientWidth, height: root.clientHeight },
  };
}

/** Scrolls the page if the panel is cut off on both sides of its trigger. */
function makeRoom(panel: HTMLElement, trigger: HTMLElement) {
  const top = missingRoom(measure(panel, trigger));
  if (top > 0) window.scrollBy({ top, behavior: 'instant' });
}

function placeUnder(panel: HTMLElement, trigger: HTMLElement) {
  const placed = placePanel(measure(panel, trigger));
  // In page coordinates: a panel that scrolls with the page never lags behind its trigger.
  panel.style.setProperty('--panel-top', `${placed.top + window.scrollY}px`);
  panel.style.setProperty('--panel-left', `${placed.left + window.scrollX}px`);
  panel.style.setProperty('--panel-height', `${placed.maxHeight}px`);
}

export type PanelPlacement = {
  /** Box of the trigger in the viewport. */
  trigger: { top: number; left: number; width: number; height: number };
  panel: { width: number; height: number };
  viewport: { width: number; height: number };
};

/** `GAP` is between trigger and panel, `EDGE` between panel and window. */
const TRIGGER_GAP_PX = 8;
const WINDOW_MARGIN_PX = 16;

/** How far the page must scroll so that the panel fits below its trigger; 0 if it fits above or below. */
export function missingRoom({ trigger, panel, viewport }: PanelPlacement): number {
  const bottom = trigger.top + trigger.height;
  if (panel.height <= trigger.top - TRIGGER_GAP_PX - WINDOW_MARGIN_PX) return 0;
  const wanted = { top: bottom + TRIGGER_GAP_PX, bottom: bottom + TRIGGER_GAP_PX + panel.height };
  return scrollDistance({ top: trigger.top, bottom }, wanted, viewport.height);
}

/**
 * Places the panel below the trigger and aligned with its left edge. If it does not fit, it is aligned with
 * the right edge. It goes above the trigger if it does not fit below and has more room above. The panel never
 * leaves the window. It moves sideways, and if neither side is tall enough it is limited in height and
 * scrolls inside.
 */
export function placePanel({ trigger, panel, viewport }: PanelPlacement) {
  const bottom = trigger.top + trigger.height;
  const below = viewport.height - bottom - TRIGGER_GAP_PX - WINDOW_MARGIN_PX;
  const above = trigger.top - TRIGGER_GAP_PX - WINDOW_MARGIN_PX;
  const goesBelow = panel.height <= below || below >= above;
  const maxHeight = Math.max(goesBelow ? below : above, 0);
  const height = Math.min(panel.height, maxHeight);
  const rightmost = viewport.width - panel.width - WINDOW_MARGIN_PX;
  const right = trigger.left + trigger.width;
  const alignedLeft = trigger.left <= rightmost ? trigger.left : right - panel.width;
  return {
    top: goesBelow ? bottom + TRIGGER_GAP_PX : trigger.top - TRIGGER_GAP_PX - height,
    left: Math.max(WINDOW_MARGIN_PX, Math.min(alignedLeft, rightmost)),
    maxHeight,
  };
}
