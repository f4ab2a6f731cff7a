export type FitTimes = {
  /** Minutes since midnight at the port, all of them. */
  scaleFrom: number;
  scaleTo: number;
  tripFrom: number;
  tripTo: number;
  allAboard: number;
};

export type FitScale = { left: number; width: number; line: number };

/** Where on a scale from 0 to 100 a trip and the all-aboard line stand. What lies outside the scale ends at its edge. */
export function fitScale({ scaleFrom, scaleTo, tripFrom, tripTo, allAboard }: FitTimes): FitScale {
  const length = scaleTo - scaleFrom;
  if (length <= 0) return { left: 0, width: 0, line: 0 };
  const place = (minutes: number) => Math.min(100, Math.max(0, ((minutes - scaleFrom) / length) * 100));
  const left = place(tripFrom);
  return { left, width: Math.max(0, place(tripTo) - left), line: place(allAboard) };
}
