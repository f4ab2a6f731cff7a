import { useEffect, useEffectEvent, useId, useState } from 'react';
import { deviceClass } from './breakpoints.ts';
import type { ComboboxParts } from './combobox-field.tsx';
import type { ComboboxColumn } from './combobox-list.tsx';
import { lockScroll } from './lock-scroll.ts';
import { walkOptions } from './walk-options.ts';

export type ComboboxState = {
  /** What is typed. The field holds it by itself; this is what the answers are for. */
  value: string;
  onValueChange: (value: string) => void;
  columns: readonly ComboboxColumn[];
  /** Letters of a word that is still being composed are no question yet, as Chinese has it. */
  waitsForWord?: boolean;
};

/** The keys and the opening of a combobox. The mark is a mark only: the focus never leaves the field. */
export function useCombobox(parts: ComboboxParts, { value, onValueChange, columns, ...rest }: ComboboxState) {
  const { root, field } = parts;
  const { waitsForWord = false } = rest;
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [walked, setWalked] = useState<string>();
  const ids = columns.flatMap((column) => column.options.map((option) => option.id));
  const marked = open && walked !== undefined && ids.includes(walked) ? walked : undefined;

  function close() {
    setOpen(false);
    setWalked(undefined);
  }

  function take(next: string) {
    onValueChange(next);
    setOpen(true);
    setWalked(undefined);
  }

  function clear() {
    field.value = '';
    take('');
    field.focus();
  }

  useFieldEvents(parts, {
    show: () => setOpen(true),
    onInput: ({ isComposing }) => !(isComposing && waitsForWord) && take(field.value),
    onWord: () => field.value !== value && take(field.value),
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
    // On a phone the open field is a page of its own.
    if (open && deviceClass(window.innerWidth) === 'phone') return lockScroll();
  }, [open]);

  function onKeyDown(event: KeyboardEvent) {
    // While a Chinese word is being composed, arrows, Enter and Escape belong to the input method. Safari says so by
    // the number alone when Enter ends the word.
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
    // Alt opens without marking.
    if (event.altKey) return;
    setWalked(next);
    if (next !== undefined)
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
  }

  return { listId, open, marked, close, clear };
}

type Heard = {
  show: () => void;
  onInput: (event: Pick<InputEvent, 'isComposing'>) => void;
  onWord: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onLeave: (to: Node | null) => void;
};

/** The field was there before whoever listens to it, and may have the focus already. */
function useFieldEvents({ root, field }: ComboboxParts, heard: Heard) {
  const show = useEffectEvent(heard.show);
  const onInput = useEffectEvent(heard.onInput);
  const onWord = useEffectEvent(heard.onWord);
  const onKeyDown = useEffectEvent(heard.onKeyDown);
  const onLeave = useEffectEvent(heard.onLeave);

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
