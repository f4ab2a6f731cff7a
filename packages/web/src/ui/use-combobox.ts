import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { deviceClass } from './breakpoints.ts';
import type { ComboboxColumn } from './combobox-list.tsx';
import { lockScroll } from './lock-scroll.ts';
import { walkOptions } from './walk-options.ts';

export type ComboboxState = {
  value: string;
  onValueChange: (value: string) => void;
  columns: readonly ComboboxColumn[];
};

/** The keys and the opening of a combobox. The mark is a mark only: the focus never leaves the field. */
export function useCombobox({ value, onValueChange, columns }: ComboboxState) {
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [walked, setWalked] = useState<string>();
  const ids = columns.flatMap((column) => column.options.map((option) => option.id));
  const marked = open && walked !== undefined && ids.includes(walked) ? walked : undefined;

  function close() {
    setOpen(false);
    setWalked(undefined);
  }

  useEffect(() => {
    if (!open) return;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);

  useEffect(() => {
    // On a phone the open field is a page of its own.
    if (open && deviceClass(window.innerWidth) === 'phone') return lockScroll();
  }, [open]);

  function onKeyDown(event: KeyboardEvent) {
    // While a Chinese word is being composed, arrows, Enter and Escape belong to the input method.
    if (event.nativeEvent.isComposing) return;
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
    if (open) close();
    else onValueChange('');
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

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
  }

  function onChange(next: string) {
    onValueChange(next);
    setOpen(true);
    setWalked(undefined);
  }

  function clear() {
    onChange('');
    field.current?.focus();
  }

  return {
    root,
    field,
    listId,
    open,
    marked,
    show: () => setOpen(true),
    close,
    clear,
    onKeyDown,
    onBlur,
    onChange,
  };
}
