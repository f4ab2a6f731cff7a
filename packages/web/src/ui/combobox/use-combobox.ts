import { useEffect, useEffectEvent, useId, useState } from 'react';
import { deviceClass } from '../breakpoints.ts';
import { lockScroll } from '../overlays/modal.ts';
import type { ComboboxElements } from './combobox-field.tsx';
import type { ComboboxColumn } from './combobox-list.tsx';

export type ComboboxState = {
  /** Typed text. The field keeps its own value; this is the text to suggest for. */
  value: string;
  onValueChange: (value: string) => void;
  columns: readonly ComboboxColumn[];
  /** Letters of a word that is still being composed, as in Chinese, do not count as typed text. */
  waitsForWord?: boolean;
};

/** Keys and open state of a combobox. An option is only marked: the focus never leaves the field. */
export function useCombobox(
  elements: ComboboxElements,
  { value, onValueChange, columns, ...rest }: ComboboxState,
) {
  const { root, field } = elements;
  const { waitsForWord = false } = rest;
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [walkedId, setWalkedId] = useState<string>();
  const ids = columns.flatMap((column) => column.options.map((option) => option.id));
  const marked = open && walkedId !== undefined && ids.includes(walkedId) ? walkedId : undefined;

  function close() {
    setOpen(false);
    setWalkedId(undefined);
  }

  function acceptText(next: string) {
    onValueChange(next);
    setOpen(true);
    setWalkedId(undefined);
  }

  function clear() {
    field.value = '';
    acceptText('');
    field.focus();
  }

  useFieldEvents(elements, {
    show: () => setOpen(true),
    onInput: ({ isComposing }) => !(isComposing && waitsForWord) && acceptText(field.value),
    onWord: () => field.value !== value && acceptText(field.value),
    onKeyDown,
    onLeave: (to) => to !== null && !root.contains(to) && close(),
  });

  useEffect(() => {
    if (!open) return;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open, root]);

  useEffect(() => {
    // On a phone the open field fills the screen.
    if (open && deviceClass(window.innerWidth) === 'phone') return lockScroll();
  }, [open]);

  function onKeyDown(event: KeyboardEvent) {
    // While a Chinese word is being composed, arrows, Enter and Escape belong to the input method. If Enter
    // ends the word, Safari reports that only by `keyCode`.
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter') pressMarked(event);
    else if (event.key === 'Escape') stepBack(event);
    else if (event.key === 'ArrowUp' && event.altKey) close();
    else walk(event);
  }

  function pressMarked(event: KeyboardEvent) {
    if (marked === undefined) return close();
    event.preventDefault();
    document.getElementById(`${listId}-${marked}`)?.click();
  }

  function stepBack(event: KeyboardEvent) {
    if (!open && value === '') return;
    event.preventDefault();
    if (open) return close();
    field.value = '';
    onValueChange('');
  }

  function walk(event: KeyboardEvent) {
    const next = walkOptions(event.key, ids, marked);
    if (next === null) return;
    event.preventDefault();
    setOpen(true);
    // Alt opens the list without marking an option.
    if (event.altKey) return;
    setWalkedId(next);
    if (next !== undefined)
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
  }

  return { listId, open, marked, close, clear };
}

type FieldListeners = {
  show: () => void;
  onInput: (event: Pick<InputEvent, 'isComposing'>) => void;
  onWord: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onLeave: (to: Node | null) => void;
};

/** The field exists before these listeners and may already have the focus. */
function useFieldEvents({ root, field }: ComboboxElements, listeners: FieldListeners) {
  const show = useEffectEvent(listeners.show);
  const onInput = useEffectEvent(listeners.onInput);
  const onWord = useEffectEvent(listeners.onWord);
  const onKeyDown = useEffectEvent(listeners.onKeyDown);
  const onLeave = useEffectEvent(listeners.onLeave);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    field.addEventListener('focus', () => show(), { signal });
    field.addEventListener('click', () => show(), { signal });
    field.addEventListener('input', (event) => onInput(event as InputEvent), { signal });
    field.addEventListener('compositionend', () => onWord(), { signal });
    field.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    root.addEventListener('focusout', ({ relatedTarget }) => onLeave(relatedTarget as Node | null), {
      signal,
    });
    if (document.activeElement === field) show();
    return () => listening.abort();
  }, [root, field]);
}

/**
 * Option that a key marks in a combobox. Columns follow one another, each from top to bottom. Before the
 * first and after the last option the result is undefined: the mark returns to the field, where Enter submits
 * the typed text. `null` if the key marks nothing.
 */
export function walkOptions(
  key: string,
  ids: readonly string[],
  marked: string | undefined,
): string | undefined | null {
  // A marked option that a later answer no longer contains counts as none. The walk starts at an end again.
  const index = marked === undefined ? -1 : ids.indexOf(marked);
  if (key === 'ArrowDown') return ids[index + 1];
  if (key === 'ArrowUp') return index === -1 ? ids.at(-1) : ids[index - 1];
  return null;
}
