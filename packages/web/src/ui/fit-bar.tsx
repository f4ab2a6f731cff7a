import { type FitTimes, fitScale } from './fit-scale.ts';

export type FitBarProps = {
  times: FitTimes;
  /** "Trip 08:15 to 17:10, all aboard 19:00": what the drawing says. */
  label: string;
  /** Back in time, but not by much. */
  tight?: boolean;
};

/** A trip on the scale of the day in port, with the line one must be back by. A trip that misses it is not shown. */
export function FitBar({ times, label, tight = false }: FitBarProps) {
  const { left, width, line } = fitScale(times);
  return (
    <svg role="img" aria-label={label} className="block h-4.5 w-full max-w-85 overflow-visible">
      <rect y="4" width="100%" height="10" rx="5" className="fill-line" />
      <rect
        x={`${left}%`}
        y="4"
        width={`${width}%`}
        height="10"
        rx="5"
        className={tight ? 'fill-amber' : 'fill-sea'}
      />
      <rect x={`${line}%`} width="2" height="18" className="-translate-x-px fill-action" />
    </svg>
  );
}
