import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { TextInput } from './text-input.tsx';

type NumberRange = { low: number; high: number };

export type RangeSliderProps = {
  /** Name of the group: "Price per person". */
  label: string;
  lowLabel: string;
  highLabel: string;
  value: NumberRange;
  bounds: NumberRange;
  /** Called with each new range: while a handle moves, and before `onCommit` for a typed number. */
  onChange: (value: NumberRange) => void;
  /**
   * Called when a handle is released or a typed number is confirmed, also with an unchanged range. The parent then
   * requests results.
   */
  onCommit: (value: NumberRange) => void;
  /** Formats a value for the fields and for screen readers: "€24". */
  format: (value: number) => string;
  /** Drawn above the track, as wide as the range of the handles. */
  histogram?: ReactNode;
};

/** Range slider with two handles and two fields for exact numbers. Slider and fields each work alone. */
export function RangeSlider({ label, lowLabel, highLabel, histogram, ...range }: RangeSliderProps) {
  const { value, bounds, onChange, onCommit, format } = range;

  function commit(moved: Partial<NumberRange>) {
    const next = clampRange(moved, value, bounds);
    onChange(next);
    onCommit(next);
  }

  return (
    <fieldset aria-label={label}>
      {histogram !== undefined && <div className="px-3.25">{histogram}</div>}
      <RangeTrack {...range} lowLabel={lowLabel} highLabel={highLabel} />
      <div className="mt-1 flex items-center gap-3">
        <RangeField label={lowLabel} value={value.low} format={format} onConfirm={(low) => commit({ low })} />
        <span aria-hidden="true" className="text-ink-2">
          –
        </span>
        <RangeField
          label={highLabel}
          value={value.high}
          format={format}
          onConfirm={(high) => commit({ high })}
        />
      </div>
    </fieldset>
  );
}

/**
 * A range after one end was moved. It stays within the bounds, and the moved end stops at the other instead
 * of passing it.
 */
export function clampRange(
  moved: Partial<NumberRange>,
  range: NumberRange,
  bounds: NumberRange,
): NumberRange {
  const low = moved.low ?? range.low;
  const high = moved.high ?? range.high;
  return {
    low: clamp(low, bounds.low, moved.low === undefined ? bounds.high : range.high),
    high: clamp(high, moved.high === undefined ? bounds.low : range.low, bounds.high),
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}

type RangeFieldProps = {
  label: string;
  value: number;
  format: (value: number) => string;
  /** Called with another number, when Enter is pressed or the field loses the focus. Text without a number is discarded. */
  onConfirm: (value: number) => void;
};

function RangeField({ label, value, format, onConfirm }: RangeFieldProps) {
  // The text while the visitor types, else undefined: the field then shows `value`, also while a handle moves it.
  const [typedText, setTypedText] = useState<string>();

  function confirmTyped() {
    const number = typedText === undefined ? undefined : readWholeNumber(typedText);
    setTypedText(undefined);
    if (number !== undefined && number !== value) onConfirm(number);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter confirms the number. Without this, the form around it would be submitted with the old number.
    event.preventDefault();
    confirmTyped();
  }

  return (
    <TextInput
      size="medium"
      inputMode="numeric"
      aria-label={label}
      value={typedText ?? format(value)}
      onChange={(event) => setTypedText(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={confirmTyped}
      onKeyDown={onKeyDown}
      className="min-w-0 grow"
    />
  );
}

/**
 * Reads a typed number without its decimals: "1 200", "1.200", "1,200.50" and "€40" are 1200, 1200, 1200 and 40.
 * Undefined without a number.
 */
export function readWholeNumber(text: string): number | undefined {
  const digits = text
    // A separator before exactly three digits groups thousands, in any language.
    .replace(/[.,'’\s](?=\d{3}(?!\d))/g, '')
    .match(/\d+/)?.[0];
  return digits === undefined ? undefined : Number(digits);
}

type RangeTrackProps = {
  lowLabel: string;
  highLabel: string;
  value: NumberRange;
  bounds: NumberRange;
  onChange: (value: NumberRange) => void;
  onCommit: (value: NumberRange) => void;
  format: (value: number) => string;
};

function RangeTrack({ lowLabel, highLabel, value, bounds, onChange, onCommit, format }: RangeTrackProps) {
  const handle = (end: keyof NumberRange, label: string, className?: string) => (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={format(value[end])}
      min={bounds.low}
      max={bounds.high}
      value={value[end]}
      onChange={(event) => onChange(clampRange({ [end]: event.currentTarget.valueAsNumber }, value, bounds))}
      // The browser moves a handle by keys, by dragging and by assistive technology. All of these end here.
      onPointerUp={() => onCommit(value)}
      onKeyUp={() => onCommit(value)}
      className={classNames('range-handle', className)}
    />
  );
  const span = Math.max(bounds.high - bounds.low, 1);
  const middle = bounds.low + span / 2;
  return (
    <div className="relative h-11">
      {/* Drawn as SVG, because the content security policy forbids a width in a style attribute. */}
      <svg
        viewBox={`0 0 ${span} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-x-3.25 inset-y-0 my-auto h-1 w-[calc(100%-26px)]"
      >
        <rect width={span} height="1" className="fill-line" />
        <rect x={value.low - bounds.low} width={value.high - value.low} height="1" className="fill-sea" />
      </svg>
      {/* If both handles are at one end, the one that can still move is on top. */}
      {handle('low', lowLabel, value.low > middle ? 'z-1' : undefined)}
      {handle('high', highLabel)}
    </div>
  );
}
