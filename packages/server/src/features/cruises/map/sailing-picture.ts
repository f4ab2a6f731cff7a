import { PREVIEW_SIZE } from '@ashore/core/contract/values/image-sizes.ts';
import { drawCoast } from '../../maps/coastline.ts';
import { stepBetween } from '../../maps/geography.ts';
import { land } from '../../maps/land.ts';
import { extentOf } from '../../maps/list-map.ts';
import { type NamedSpot, routeMap, routeMetres } from './route-map.ts';

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;
/** Part of the picture that the way may fill. Previews cut off a little at the edges. */
const FILLED = 0.8;

const COLOURS = {
  sea: '#dcecf0',
  land: '#f3e6cf',
  coast: '#d9c7a6',
  way: '#b4540a',
  port: '#f2b134',
} as const;

/** To be increased when the drawing changes, so that stored pictures are drawn again. */
const DRAWING_VERSION = 2;

export type SailingPicture = { readonly name: string; draw(): string };

/** The picture of a sailing with these calls. Finding the way takes long, so it is drawn on demand; sailings repeat few ways. */
export function sailingPicture(calls: readonly NamedSpot[]): SailingPicture {
  return {
    name: `sailing ${DRAWING_VERSION} ${JSON.stringify(calls)}`,
    draw: () => drawSailingPicture(calls),
  };
}

/**
 * Draws a sailing for previews of its page in other programs: coasts, the way of the ship and its ports. It has no words,
 * because programs show the title beside it in the reader's language.
 */
export function drawSailingPicture(calls: readonly NamedSpot[]): string {
  const map = routeMap(calls);
  const { middle } = extentOf(calls);
  const mapUnit = map.width / routeMetres(calls);
  // The map is a square and the picture is not, so the way is scaled to fill the width or the height of the picture.
  const steps = calls.map((call) => stepBetween(middle, call));
  const reach = (lengths: readonly number[]) => 2 * Math.max(...lengths.map(Math.abs)) * mapUnit;
  const scale = Math.min(
    (FILLED * WIDTH) / Math.max(1, reach(steps.map(({ east }) => east))),
    (FILLED * HEIGHT) / Math.max(1, reach(steps.map(({ south }) => south))),
    // A short way stays in sight of the coast that it follows.
    WIDTH / map.width,
  );
  const metres = WIDTH / (mapUnit * scale);
  const coast = drawCoast(land(), { middle, metres, side: WIDTH }).path;
  const placed = `translate(${WIDTH / 2} ${HEIGHT / 2}) scale(${scale.toFixed(4)}) translate(${-map.width / 2} ${-map.height / 2})`;
  const length = (pixels: number) => (pixels / scale).toFixed(2);
  const ports = map.ports.map(
    ({ x, y }) =>
      `<circle cx="${x}" cy="${y}" r="${length(13)}" fill="${COLOURS.port}" stroke="#fff" stroke-width="${length(4)}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="${COLOURS.sea}"/>`,
    `<path transform="translate(0 ${(HEIGHT - WIDTH) / 2})" d="${coast}" fill="${COLOURS.land}" stroke="${COLOURS.coast}" stroke-width="1.5"/>`,
    `<g transform="${placed}"><path d="${map.route}" fill="none" stroke="${COLOURS.way}" stroke-width="${length(6)}" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="${length(1)} ${length(14)}"/>${ports.join('')}</g>`,
    '</svg>\n',
  ].join('');
}
