import type { ReactNode } from 'react';
import { clampRange, type NumberRange } from './clamp-range.ts';
import { RangeField } from './range-field.tsx';
import { RangeTrack } from './range-track.tsx';

export type RangeSliderProps = {
  /** Names the group: "Price per person". */
  label: string;
  lowLabel: string;
  highLabel: string;
  value: NumberRange;
  bounds: NumberRange;
  /** While a handle moves. */
  onChange: (value: NumberRange) => void;
  /** When it has come to rest: the moment to ask the server. */
  onCommit: (value: NumberRange) => void;
  /** "€24", in the fields and for the ear. */
  format: (value: number) => string;
  /** Drawn over the track, as wide as the way of the handles. */
  histogram?: ReactNode;
};

/** Two handles for the eye and two fields that take exact numbers: neither needs the other. */
export function RangeSlider({ label, lowLabel, highLabel, histogram, ...range }: RangeSliderProps) {
  const { value, bounds, onChange, onCommit, format } = range;

  function type(moved: Partial<NumberRange>) {
    const next = clampRange(moved, value, bounds);
    onChange(next);
    onCommit(next);
  }

  return (
    <fieldset aria-label={label}>
      {histogram !== undefined && <div className="px-3.25">{histogram}</div>}
      <RangeTrack {...range} lowLabel={lowLabel} highLabel={highLabel} />
      <div className="mt-1 flex items-center gap-3">
        <RangeField label={lowLabel} value={value.low} format={format} onType={(low) => type({ low })} />
        <span aria-hidden="true" className="text-ink-2">
          –
        </span>
        <RangeField label={highLabel} value={value.high} format={format} onType={(high) => type({ high })} />
      </div>
    </fieldset>
  );
}
