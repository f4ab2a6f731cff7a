import type { MapMark, MeetingSketch as Sketch } from '@ashore/core/contract/meeting-map.ts';
import { useText } from '../../i18n/use-text.ts';
import { distanceText } from './distance-text.ts';

/** What lies around the meeting point. A picture only: the words beside it say the same. */
export function MeetingSketch({ sketch }: { sketch: Sketch }) {
  const t = useText();
  const { width, height, pin, rings, marks } = sketch;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="map-words block h-full w-full bg-sand"
    >
      {rings.toReversed().map(({ radius, metres }) => (
        <g key={metres}>
          <circle
            cx={pin.x}
            cy={pin.y}
            r={radius}
            className="fill-paper stroke-line-2"
            fillOpacity=".45"
            strokeDasharray="2 5"
          />
          <text x={pin.x} y={pin.y + radius + 4} textAnchor="middle" className="fill-ink-2">
            {distanceText(metres, t)}
          </text>
        </g>
      ))}
      {marks.map((mark) => (
        <Mark key={`${mark.name} ${mark.kind}`} mark={mark} />
      ))}
      <Pin x={pin.x} y={pin.y} />
      <g className="fill-none stroke-ink-2" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
        <path d={`M${width - 22} 40V16m-5 6 5-6 5 6`} />
      </g>
    </svg>
  );
}

const dots: Record<MapMark['kind'], string> = {
  city: 'fill-ink stroke-paper',
  sight: 'fill-sea stroke-paper',
  port: 'fill-ink stroke-paper',
  pickup: 'fill-sun stroke-ink',
  'drop-off': 'fill-paper stroke-ink',
};

function Mark({ mark: { x, y, kind, label } }: { mark: MapMark }) {
  return (
    <g>
      <circle cx={x} cy={y} r="5.5" strokeWidth="1.5" className={dots[kind]} />
      {label && (
        <text x={label.x} y={label.y} textAnchor={label.anchor} className="fill-ink">
          {label.text}
        </text>
      )}
    </g>
  );
}

/** Its tip stands on the point. */
export function Pin({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M0 0c9-9 13-15.5 13-21a13 13 0 0 0-26 0c0 5.5 4 12 13 21z"
        className="fill-action stroke-paper"
        strokeWidth="1.5"
      />
      <circle cy="-21" r="4.5" className="fill-paper" />
    </g>
  );
}
