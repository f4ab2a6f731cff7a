import { mix } from '../kit/mix.ts';
import type { Sheet } from '../kit/sheet.ts';
import type { Landmark } from '../stage.ts';

/**
 * Lisbon: a square tower with a loggia and pepper-pot turrets, in front of it the low bastion in the river.
 */
export const torreDeBelem: Landmark = {
  width: 138,
  draw(sheet, { shade, light, accent }) {
    const stone = mix(light, '#f3e2c2', 0.6);
    const dim = mix(stone, shade, 0.4);
    const seam = mix(stone, shade, 0.2);
    const inks = [stone, dim, shade] as const;
    const shields = (x: number, to: number, y: number) => {
      let d = '';
      for (let at = x; at + 5 <= to; at += 7) d += `M${at} ${y}v-4l2.5-2 2.5 2v4z`;
      return d;
    };
    sheet.path('M12-84V-96H42V-84z', stone);
    sheet.path('M32-84V-96H42V-84z', dim);
    sheet.path('M11-96v-4h4v4zM18-96v-4h4v4zM25-96v-4h4v4zM32-96v-4h4v4zM39-96v-4h4v4z', stone);
    sheet.path('M6-26V-78H38V-26z', stone);
    sheet.path('M38-26V-78H50V-26z', dim);
    sheet.path('M3-76H53V-80H3z', stone);
    sheet.path('M38-76H53V-80H38z', dim);
    sheet.path(shields(10, 48, -80), stone);
    for (const x of [5, 51]) turret(sheet, x, 8, [-66, -88], inks);
    sheet.path('M8-46H36V-49H8zM8-58H36V-60H8z', seam);
    sheet.path(
      'M11-49v-6a1.5 2 0 0 1 3 0v6zM16-49v-6a1.5 2 0 0 1 3 0v6zM21-49v-6a1.5 2 0 0 1 3 0v6zM26-49v-6a1.5 2 0 0 1 3 0v6zM31-49v-6a1.5 2 0 0 1 3 0v6z',
      shade,
    );
    sheet.path(
      'M14-64v-5a2 2.5 0 0 1 4 0v5zM26-64v-5a2 2.5 0 0 1 4 0v5zM42-62v-6a2 2.5 0 0 1 4 0v6zM42-44v-6a2 2.5 0 0 1 4 0v6zM14-36h4v-5h-4zM27-36h4v-5h-4z',
      shade,
    );
    sheet.path('M20-32V-42H25V-32z', accent);
    sheet.path('M-66 0L-62-28H56L62 0z', stone);
    sheet.path('M26 0L30-28H56L62 0z', dim);
    sheet.path('M-66 0L-62-28H-40L-44 0z', mix(stone, light, 0.3));
    sheet.path('M-64-28H58V-31H-64z', stone);
    sheet.path('M30-28H58V-31H30z', dim);
    sheet.path(shields(-58, 4, -31), stone);
    sheet.path('M-65-10H60V-12H-65z', seam);
    sheet.path(
      'M-56-16v-4a2.5 2.5 0 0 1 5 0v4zM-34-16v-4a2.5 2.5 0 0 1 5 0v4zM-18-16v-4a2.5 2.5 0 0 1 5 0v4zM-2-16v-4a2.5 2.5 0 0 1 5 0v4zM14-16v-4a2.5 2.5 0 0 1 5 0v4z',
      shade,
    );
    sheet.path('M36-16v-4a2 2.5 0 0 1 4 0v4zM48-16v-4a2 2.5 0 0 1 4 0v4z', mix(shade, '#15142c', 0.2));
    for (const x of [-62, -42, 57]) turret(sheet, x, 9, [-20, -46], inks);
    sheet.path('M-69 0V-3H66V0z', mix(dim, shade, 0.4));
  },
};

function turret(
  sheet: Sheet,
  x: number,
  width: number,
  [foot, top]: readonly [number, number],
  [stone, dim, shade]: readonly [string, string, string],
): void {
  const half = width / 2;
  const neck = top + half + 3;
  sheet.path(`M${x - half} ${neck}V${foot - 4}L${x} ${foot + 2}V${neck}z`, stone);
  sheet.path(`M${x + half} ${neck}V${foot - 4}L${x} ${foot + 2}V${neck}z`, dim);
  sheet.path(
    `M${x - half - 1} ${neck}a${half + 1} ${half + 2} 0 0 1 ${half + 1}-${half + 2}V${neck}z`,
    stone,
  );
  sheet.path(`M${x + half + 1} ${neck}a${half + 1} ${half + 2} 0 0 0-${half + 1}-${half + 2}V${neck}z`, dim);
  sheet.path(
    `M${x - half} ${neck + 1}h${width}v-1h-${width}zM${x - 1} ${neck + 8}v-4h2v4zM${x - 0.5} ${top + 2}v-4h1v4z`,
    shade,
  );
}
