import type { ListMap } from '@ashore/core/contract/maps.ts';
import { useText } from '../../../i18n/texts.ts';
import { distanceText } from '../../../i18n/trip-texts.ts';

/** The drawing behind the pins. It is decorative, because the cards give the same information in words. */
export function MapDrawing({ drawing: { width, height, land, scale, marks } }: { drawing: ListMap }) {
  const t = useText();
  const isTown = land === '';
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={`map-words [--map-words:21px] block h-full w-full ${isTown ? 'bg-sand' : 'bg-foam'}`}
    >
      {isTown ? (
        <Rings width={width} height={height} scale={scale} />
      ) : (
        <path d={land} className="fill-sand stroke-line-2" strokeWidth=".75" />
      )}
      {marks.map(({ name, kind, x, y, label }) => (
        <g key={`${kind} ${name}`}>
          <circle cx={x} cy={y} r="4.5" strokeWidth="1.5" className={dots[kind]} />
          {label && (
            <text x={label.x} y={label.y} textAnchor={label.anchor} className="fill-ink-2">
              {label.text}
            </text>
          )}
        </g>
      ))}
      <path
        d={`M20 ${height - 26}v6h${scale.length}v-6`}
        className="fill-none stroke-ink-2"
        strokeWidth="1.5"
      />
      <text x={20 + scale.length + 10} y={height - 18} className="fill-ink-2">
        {distanceText(scale.metres, t)}
      </text>
      <path
        d={`M${width - 24} 46V20m-5 7 5-7 5 7`}
        className="fill-none stroke-ink-2"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Colours of the landmarks, the same as in `product/product-meeting.tsx`. */
const dots = {
  city: 'fill-ink stroke-paper',
  sight: 'fill-sea stroke-paper',
  port: 'fill-ink stroke-paper',
  pickup: 'fill-sun stroke-ink',
  'drop-off': 'fill-paper stroke-ink',
};

/** A town map has no streets. Rings at round distances from its centre show how far apart places are. */
function Rings({ width, height, scale }: Pick<ListMap, 'width' | 'height' | 'scale'>) {
  return [3, 2, 1].map((times) => (
    <circle
      key={times}
      cx={width / 2}
      cy={height / 2}
      r={times * scale.length}
      className="fill-paper stroke-line-2"
      fillOpacity=".4"
      strokeDasharray="2 5"
    />
  ));
}
