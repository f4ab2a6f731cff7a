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

const WIDTH = 380;
const HEIGHT = 196;
const [LEFT, TOP, BASE] = [44, 14, 164];

/**
 * Bars of one or two series by day. The drawing is hidden from screen readers, because the same numbers stand in a table
 * behind it.
 */
export function BarChart({ dates, series, format }: BarChartProps) {
  const top = chartTop(Math.max(0, ...series.flatMap(({ values }) => values)));
  const slot = (WIDTH - LEFT) / dates.length;
  const yOf = (value: number) => BASE - (value / top) * (BASE - TOP);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="block w-full">
      {[0, top / 2, top].map((value) => (
        <AxisLine key={value} y={yOf(value)} label={format(value)} />
      ))}
      {dates.map((date, day) => (
        <DayBars
          key={date}
          label={dayLabel(date)}
          middle={LEFT + slot * (day + 0.5)}
          width={Math.min(20, (slot - 14) / series.length)}
          bars={series.map(({ name, look, values }) => ({ name, look, y: yOf(values[day] ?? 0) }))}
        />
      ))}
    </svg>
  );
}

function AxisLine({ y, label }: { y: number; label: string }) {
  return (
    <>
      <line x1={LEFT} x2={WIDTH} y1={y} y2={y} className="stroke-line" />
      <text x={LEFT - 8} y={y + 4} textAnchor="end" className="fill-ink-2 text-caption">
        {label}
      </text>
    </>
  );
}

type DayBarsProps = {
  label: string;
  middle: number;
  width: number;
  bars: readonly (Pick<Series, 'name' | 'look'> & { readonly y: number })[];
};

function DayBars({ label, middle, width, bars }: DayBarsProps) {
  const begin = middle - (width * bars.length) / 2;
  return (
    <>
      {bars.map(
        ({ name, look, y }, index) =>
          y < BASE && (
            <rect
              key={name}
              x={begin + index * width + 1}
              y={y}
              width={width - 2}
              height={BASE - y}
              rx="2"
              className={FILLS[look]}
            />
          ),
      )}
      <text x={middle} y={BASE + 22} textAnchor="middle" className="fill-ink-2 text-caption">
        {label}
      </text>
    </>
  );
}
