import { clampRange, type NumberRange } from './clamp-range.ts';
import { classNames } from './class-names.ts';

export type RangeTrackProps = {
  lowLabel: string;
  highLabel: string;
  value: NumberRange;
  bounds: NumberRange;
  onChange: (value: NumberRange) => void;
  onCommit: (value: NumberRange) => void;
  format: (value: number) => string;
};

export function RangeTrack({
  lowLabel,
  highLabel,
  value,
  bounds,
  onChange,
  onCommit,
  format,
}: RangeTrackProps) {
  const handle = (end: keyof NumberRange, label: string, className?: string) => (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={format(value[end])}
      min={bounds.low}
      max={bounds.high}
      value={value[end]}
      onChange={(event) => onChange(clampRange({ [end]: event.currentTarget.valueAsNumber }, value, bounds))}
      // The browser moves a handle by keys, by dragging and by assistive technology; all of them end here.
      onPointerUp={() => onCommit(value)}
      onKeyUp={() => onCommit(value)}
      className={classNames('range-handle', className)}
    />
  );
  const span = Math.max(bounds.high - bounds.low, 1);
  const middle = bounds.low + span / 2;
  return (
    <div className="relative h-11">
      {/* Drawn, because a width in a style attribute would not pass the content security policy. */}
      <svg
        viewBox={`0 0 ${span} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-x-3.25 inset-y-0 my-auto h-1 w-[calc(100%-26px)]"
      >
        <rect width={span} height="1" className="fill-line" />
        <rect x={value.low - bounds.low} width={value.high - value.low} height="1" className="fill-sea" />
      </svg>
      {/* Where both stand at one end, the one that can still move lies on top. */}
      {handle('low', lowLabel, value.low > middle ? 'z-1' : undefined)}
      {handle('high', highLabel)}
    </div>
  );
}
