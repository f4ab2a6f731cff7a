import { chartTop, dayLabel } from './chart-scale.ts';

export type Series = {
  readonly name: string;
  readonly look: 'sea' | 'sun';
  readonly values: readonly number[];
};

type BarChartProps = {
  dates: readonly string[];
  series: readonly Series[];
  /** Writes a value of the axis. */
  format: (value: number) => string;
};

const FILLS = { sea: 'fill-sea', sun: 'fill-sun' } as const;

const WIDTH = 480;
const HEIGHT = 210;
const [LEFT, TOP, BASE] = [48, 14, 170];

/**
 * Bars of one or two series by day. The drawing is hidden from screen readers, because the same numbers stand in a table
 * behind it.
 */
export function BarChart({ dates, series, format }: BarChartProps) {
  const top = chartTop(Math.max(0, ...series.flatMap(({ values }) => values)));
  const slot = (WIDTH - LEFT) / dates.length;
  const bar = Math.min(22, (slot - 14) / series.length);
  const yOf = (value: number) => BASE - (value / top) * (BASE - TOP);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="block w-full">
      {[0, top / 2, top].map((value) => (
        <g key={value}>
          <line x1={LEFT} x2={WIDTH} y1={yOf(value)} y2={yOf(value)} className="stroke-line" />
          <text x={LEFT - 8} y={yOf(value) + 4} textAnchor="end" className="fill-ink-2 text-caption">
            {format(value)}
          </text>
        </g>
      ))}
      {dates.map((date, day) => {
        const middle = LEFT + slot * (day + 0.5);
        const begin = middle - (bar * series.length) / 2;
        return (
          <g key={date}>
            {series.map(({ name, look, values }, index) => {
              const value = values[day] ?? 0;
              return (
                value > 0 && (
                  <rect
                    key={name}
                    x={begin + index * bar + 1}
                    y={yOf(value)}
                    width={bar - 2}
                    height={BASE - yOf(value)}
                    rx="2"
                    className={FILLS[look]}
                  />
                )
              );
            })}
            <text x={middle} y={BASE + 22} textAnchor="middle" className="fill-ink-2 text-caption">
              {dayLabel(date)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
