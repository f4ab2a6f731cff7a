export type FitBarProps = {
  times: FitTimes;
  /** Text of the drawing: "Trip 08:15 to 17:10, all aboard 19:00". */
  label: string;
  /** The trip is back in time, but only just. */
  tight?: boolean;
};

/**
 * A trip on the scale of the day in port, with a line at the all-aboard time. A trip that misses it is not
 * shown.
 */
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

type FitTimes = {
  /** Minutes since midnight at the port, like all times here. */
  scaleFrom: number;
  scaleTo: number;
  tripFrom: number;
  tripTo: number;
  allAboard: number;
};

export type FitScale = { left: number; width: number; line: number };

/**
 * Positions of the trip and the all-aboard line on a scale from 0 to 100. Times outside the scale end at its
 * edge.
 */
export function fitScale({ scaleFrom, scaleTo, tripFrom, tripTo, allAboard }: FitTimes): FitScale {
  const length = scaleTo - scaleFrom;
  if (length <= 0) return { left: 0, width: 0, line: 0 };
  const place = (minutes: number) => Math.min(100, Math.max(0, ((minutes - scaleFrom) / length) * 100));
  const left = place(tripFrom);
  return { left, width: Math.max(0, place(tripTo) - left), line: place(allAboard) };
}
