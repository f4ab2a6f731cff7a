import type { RegionMap as Region } from '@ashore/core/contract/meeting-map.ts';
import { useText } from '../../i18n/use-text.ts';
import { distanceText } from './distance-text.ts';
import { Pin } from './meeting-sketch.tsx';

/** Where in the world the city lies. */
export function RegionMap({ region, cityName }: { region: Region; cityName: string }) {
  const t = useText();
  const { width, height, land, city, pin, scale } = region;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="map-words [--map-words:12px] block h-full w-full bg-foam"
    >
      <path d={land} className="fill-sand stroke-line-2" strokeWidth=".75" />
      <circle cx={city.x} cy={city.y} r="5" strokeWidth="1.5" className="fill-ink stroke-paper" />
      <text x={city.x} y={city.y + 24} textAnchor="middle" className="fill-ink font-semibold">
        {cityName}
      </text>
      {pin && <Pin {...pin} />}
      {/* A broad picture is cut off above and below, a high one at its sides: there only the middle is sure. */}
      <g className="@min-[560px]:hidden">
        <Scale x={24} y={height * 0.66} length={scale.length} text={distanceText(scale.metres, t)} />
      </g>
      <g className="not-@min-[560px]:hidden">
        <Scale
          x={(width - scale.length) / 2}
          y={height - 20}
          length={scale.length}
          text={distanceText(scale.metres, t)}
        />
      </g>
    </svg>
  );
}

function Scale({ x, y, length, text }: { x: number; y: number; length: number; text: string }) {
  return (
    <>
      <path d={`M${x} ${y - 5}v5h${length}v-5`} className="fill-none stroke-ink-2" strokeWidth="1.5" />
      <text x={x} y={y - 10} className="fill-ink-2">
        {text}
      </text>
    </>
  );
}
