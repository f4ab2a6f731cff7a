import { inLight } from '../kit/in-light.ts';
import { mix } from '../kit/mix.ts';
import { passersBy } from '../kit/passers-by.ts';
import { lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/** Vanishing point. */
const [vx, vy] = [470, 600];

/**
 * A lane under slats with sunlight between them: carpets, brass lamps, cones of spice, the landmark in the
 * arch at its end.
 */
export const souk: Scene = (stage) => {
  const { sheet, inks, x, mirror, sky, landmark, prop } = stage;
  sky(660);
  landmark({ x: x(vx), base: 690, height: 390, framed: true, widest: 300 });
  sheet.at(x(0), 0, mirror, () => lane(stage), 1);
  passersBy(stage, { long: true, back: true }, [
    [440, 790, 112, inks.light],
    [512, 806, 124, stage.signature],
  ]);
  prop({ x: x(712), base: 900, width: 360 });
};

function lane(stage: Stage): void {
  const { sheet, inks, style, signature, chance } = stage;
  const { light, shadow, ground, accent, sun } = inks;
  const wall = inLight(inks, style.walls[0]);
  // The arch at the end of the lane, cut out of its wall.
  const hole = 'M330 740H610V440Q600 330 470 280 340 330 330 440z';
  sheet.path(`M150 0H860V740H150z${hole}`, mix(wall, shadow, 0.12));
  sheet.path(`M306 740V440Q310 300 470 250 630 300 634 440V740z${hole}`, mix(wall, light, 0.4));
  // A point beside the lane. `z` is its nearness: 0 at the vanishing point, 1 at the edge of the sheet.
  const at = (edge: number, z: number, up: number) => [vx + (edge - vx) * z, vy + up * z] as const;
  const quad = (edge: number, a: number, b: number, c: number, d: number, ink: string) =>
    sheet.poly([...at(edge, a, c), ...at(edge, b, c), ...at(edge, b, d), ...at(edge, a, d)], ink);
  const sand = mix(mix(wall, light, 0.35), ground, 0.3);
  sheet.poly([150, 736, 860, 736, 1400, SHEET_SIZE, -500, SHEET_SIZE], sand);
  for (const [edge, tone] of [
    [0, mix(wall, shadow, 0.56)],
    [SHEET_SIZE, mix(wall, light, 0.12)],
  ] as const) {
    quad(edge, 0.4, 1.3, -900, 420, tone);
    for (const [i, z] of [0.46, 0.62, 0.84].entries()) {
      const rug = [accent, signature, '#d99a3c', '#8a4a5c'][(i + (edge === 0 ? 1 : 0)) % 4] ?? accent;
      const ink = mix(inLight(inks, rug), shadow, edge === 0 ? 0.34 : 0);
      quad(edge, z, z * 1.22, -300, 190, ink);
      quad(edge, z * 1.03, z * 1.19, -270, -240, mix(ink, light, 0.5));
      quad(edge, z * 1.03, z * 1.19, 130, 160, mix(ink, light, 0.5));
      const [mx, my] = at(edge, z * 1.11, -60);
      sheet.poly([mx, my - 70 * z, mx + 34 * z, my, mx, my + 70 * z, mx - 34 * z, my], mix(ink, light, 0.5));
      quad(edge, z * 1.02, z * 1.3, 210, 330, mix(shadow, ground, 0.35));
    }
  }
  for (const [i, z] of [0.56, 0.74, 1].entries())
    for (const edge of [40, SHEET_SIZE - 40]) {
      const [cx, cy] = at(edge, z * 0.94, 236);
      const tone = mix(['#d98b34', '#b8452f', '#7f9a4c'][i] ?? accent, shadow, edge < 600 ? 0.25 : 0);
      sheet.path(lens(cx, cy + 8, 60 * z, 12), mix(shadow, wall, 0.3));
      sheet.poly([cx - 52 * z, cy + 6, cx, cy - 96 * z, cx + 52 * z, cy + 6], tone);
      sheet.poly([cx + 8 * z, cy + 6, cx, cy - 96 * z, cx + 52 * z, cy + 6], mix(tone, shadow, 0.3));
    }
  for (let i = 0; i < 6; i++) {
    const z = 0.44 + i * 0.16;
    sheet.poly(
      [
        ...at(0, z, -560),
        ...at(SHEET_SIZE, z, -560),
        ...at(SHEET_SIZE, z * 1.12, -560),
        ...at(0, z * 1.12, -560),
      ],
      mix(shadow, wall, 0.32),
    );
  }
  for (const [i, top] of [770, 860, 980].entries())
    sheet.poly(
      [
        300 - i * 90,
        top,
        700 + i * 60,
        top - 12,
        720 + i * 70,
        top + 20 + i * 8,
        280 - i * 100,
        top + 34 + i * 8,
      ],
      light,
      0.36,
    );
  for (const [px, py, r] of [
    [330, 250, 24],
    [620, 210, 28],
    [230, 170, 36],
    [760, 130, 40],
  ] as const) {
    sheet.line(`M${px} 0V${py}`, shadow, 4);
    sheet.disc(px, py + r, r * 1.5, sun, 0.2);
    sheet.path(
      `M${px} ${py - r * 0.4}L${px + r} ${py + r} ${px + r * 0.5} ${py + r * 2}H${px - r * 0.5}L${px - r} ${py + r}z`,
      chance() < 0.5 ? mix(accent, sun, 0.4) : '#d9a441',
    );
    sheet.poly(
      [
        px - r * 0.4,
        py + r * 0.5,
        px + r * 0.4,
        py + r * 0.5,
        px + r * 0.3,
        py + r * 1.5,
        px - r * 0.3,
        py + r * 1.5,
      ],
      mix(sun, light, 0.4),
    );
  }
}
