import type { CruiseRouteMap } from '@ashore/core/contract/cruises/sailing.ts';
import { useText } from '../../i18n/texts.ts';

/** The drawn way of a ship. It is decorative, because the list of days gives the same in words. */
export function RouteMap({ map: { width, height, land, route, ports } }: { map: CruiseRouteMap }) {
  const t = useText();
  // Their numbers are on the map; beside their dots is no room for the names.
  const unnamed = ports.filter(({ label }) => label === null);
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="route-map map-words [--map-words:20px]"
      >
        <path d={land} className="fill-sand stroke-line-2" strokeWidth=".75" />
        <path d={route} className="route-map-way" />
        {ports.map((port) => (
          <PortMark key={port.name} port={port} />
        ))}
      </svg>
      {unnamed.length > 0 && (
        <p aria-hidden="true" className="mt-2 flex flex-wrap gap-x-4 type-small text-ink-2">
          {unnamed.map(({ number, name }) => (
            <span key={number}>
              <b>{number}</b> {name}
            </span>
          ))}
        </p>
      )}
      <figcaption className="mt-2 type-small text-ink-2">{t('cruises.clock')}</figcaption>
    </figure>
  );
}

function PortMark({ port: { number, x, y, label } }: { port: CruiseRouteMap['ports'][number] }) {
  return (
    <g>
      <circle cx={x} cy={y} r="13" strokeWidth="2" className="fill-sun stroke-paper" />
      <text x={x} y={y + 6} textAnchor="middle" className="route-map-number">
        {number}
      </text>
      {label && (
        <text x={label.x} y={label.y} textAnchor={label.anchor} className="fill-ink font-semibold">
          {label.text}
        </text>
      )}
    </g>
  );
}
