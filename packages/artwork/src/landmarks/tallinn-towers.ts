import { mix } from '../kit/mix.ts';
import type { Sheet } from '../kit/sheet.ts';
import type { Landmark } from '../stage.ts';

/** Tallinn: the needle spire of St Olaf with four small turrets at its foot, the town wall with red-capped round towers. */
export const tallinnTowers: Landmark = {
  width: 132,
  draw(sheet, { body, shade, light, accent }) {
    const lime = mix(light, '#eddcc0', 0.55);
    const dim = mix(lime, shade, 0.42);
    const copper = mix('#5b9d8b', body, 0.2);
    const dark = mix(copper, shade, 0.5);
    const tile = mix('#c4573c', body, 0.12);
    sheet.path('M8-30L12-52H46L50-30z', mix(tile, shade, 0.25));
    sheet.path('M10 0V-32H50V0z', dim);
    sheet.path('M18-10v-14l2-4 2 4v14zM28-10v-14l2-4 2 4v14zM38-10v-14l2-4 2 4v14z', shade);
    sheet.path('M-8 0V-54H6V0z', lime);
    sheet.path('M6 0V-54H14V0z', dim);
    sheet.path('M-4-34v-11l1.5-3 1.5 3v11zM2-34v-11l1.5-3 1.5 3v11zM8-34v-11l1.2-3 1.2 3v11z', shade);
    sheet.path('M-9-54H15V-56H-9z', lime);
    for (const x of [-8, 14])
      sheet.path(`M${x - 2} -54V-60L${x} -68L${x + 2} -60V-54z`, x < 0 ? copper : dark);
    sheet.path('M-7-56L-3-63 2.5-97 3-97V-56z', copper);
    sheet.path('M13-56L9-63 3.5-97 3-97V-56z', dark);
    for (const x of [-3, 9])
      sheet.path(`M${x - 1.5}-58V-62L${x}-69 ${x + 1.5}-62V-58z`, x < 0 ? copper : dark);
    sheet.disc(3, -96, 1, accent);
    sheet.path('M2.7-100h.6v4h-.6zM2-98.8h2v.6h-2z', accent);
    sheet.path('M-66 0V-22H66V0z', lime);
    sheet.path('M26 0V-22H66V0z', dim);
    sheet.path('M-66-20H66V-26L64-27H-64L-66-26z', tile);
    let slits = '';
    for (let x = -62; x < 62; x += 7) slits += `M${x}-15h2v-4h-2z`;
    sheet.path(slits, shade);
    tower(sheet, -50, 22, [-42, -68], [lime, dim, tile, shade]);
    tower(sheet, -26, 17, [-34, -54], [lime, dim, tile, shade]);
    tower(sheet, 42, 24, [-40, -68], [lime, dim, tile, shade]);
    sheet.path('M-4 0V-8a4 5 0 0 1 9 0V0z', shade);
  },
};

function tower(
  sheet: Sheet,
  x: number,
  width: number,
  [eave, peak]: readonly [number, number],
  [lime, dim, tile, shade]: readonly [string, string, string, string],
): void {
  const [left, edge] = [x - width / 2, x + width * 0.16];
  sheet.path(`M${left} 0V${eave}H${edge}V0z`, lime);
  sheet.path(`M${edge} 0V${eave}H${x + width / 2}V0z`, dim);
  sheet.path(`M${left - 2} ${eave + 1}L${x} ${peak}L${edge + 2} ${eave + 1}z`, tile);
  sheet.path(`M${x} ${peak}L${x + width / 2 + 2} ${eave + 1}H${edge}z`, mix(tile, shade, 0.4));
  const top = eave + 12;
  sheet.path(
    `M${left + 3} ${eave + 8}h2v-4h-2zM${x - 2} ${eave + 8}h2v-4h-2zM${x - 4} ${top + 8}h2v-5h-2zM${left + 4} ${top + 16}h2v-5h-2z`,
    shade,
  );
}
