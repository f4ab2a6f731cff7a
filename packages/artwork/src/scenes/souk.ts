import { inLight } from '../kit/in-light.ts';
import { mix } from '../kit/mix.ts';
import { passersBy } from '../kit/passers-by.ts';
import { lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/** Vanishing point. */
const [vanishingX, vanishingY] = [470, 600];

/**
 * A lane under slats with sunlight between them: carpets, brass lamps, cones of spice, the landmark in the
 * arch at its end.
 */
export const souk: Scene = (stage) => {
  const { sheet, inks, fromLeft, mirror, sky, landmark, prop } = stage;
  sky(660);
  landmark({ x: fromLeft(vanishingX), base: 690, height: 390, framed: true, widest: 300 });
  sheet.at(fromLeft(0), 0, mirror, () => lane(stage), 1);
  passersBy(stage, { long: true, back: true }, [
    [440, 790, 112, inks.light],
    [512, 806, 124, stage.signature],
  ]);
  prop({ x: fromLeft(712), base: 900, width: 360 });
};

function lane(stage: Stage): void {
  const { sheet, inks, style, signature, chance } = stage;
  const { light, shadow, ground, accent, sun } = inks;
  const wall = inLight(inks, style.walls[0]);
  // The arch at the end of the lane, cut out of its wall.
  const hole = 'M330 740H610V440Q600 330 470 280 340 330 330 440z';
  sheet.path(`M150 0H860V740H150z${hole}`, mix(wall, shadow, 0.12));
  sheet.path(`M306 740V440Q310 300 470 250 630 300 634 440V740z${hole}`, mix(wall, light, 0.4));
  // A point beside the lane. `nearness` is 0 at the vanishing point, 1 at the edge of the sheet.
  const at = (edge: number, nearness: number, belowEye: number) =>
    [vanishingX + (edge - vanishingX) * nearness, vanishingY + belowEye * nearness] as const;
  const quad = (edge: number, far: number, near: number, top: number, bottom: number, ink: string) =>
    sheet.poly(
      [...at(edge, far, top), ...at(edge, near, top), ...at(edge, near, bottom), ...at(edge, far, bottom)],
      ink,
    );
  const sand = mix(mix(wall, light, 0.35), ground, 0.3);
  sheet.poly([150, 736, 860, 736, 1400, SHEET_SIZE, -500, SHEET_SIZE], sand);
  for (const [edge, tone] of [
    [0, mix(wall, shadow, 0.56)],
    [SHEET_SIZE, mix(wall, light, 0.12)],
  ] as const) {
    quad(edge, 0.4, 1.3, -900, 420, tone);
    for (const [i, nearness] of [0.46, 0.62, 0.84].entries()) {
      const rug = [accent, signature, '#d99a3c', '#8a4a5c'][(i + (edge === 0 ? 1 : 0)) % 4] ?? accent;
      const ink = mix(inLight(inks, rug), shadow, edge === 0 ? 0.34 : 0);
      quad(edge, nearness, nearness * 1.22, -300, 190, ink);
      quad(edge, nearness * 1.03, nearness * 1.19, -270, -240, mix(ink, light, 0.5));
      quad(edge, nearness * 1.03, nearness * 1.19, 130, 160, mix(ink, light, 0.5));
      const [middleX, middleY] = at(edge, nearness * 1.11, -60);
      sheet.poly(
        [
          middleX,
          middleY - 70 * nearness,
          middleX + 34 * nearness,
          middleY,
          middleX,
          middleY + 70 * nearness,
          middleX - 34 * nearness,
          middleY,
        ],
        mix(ink, light, 0.5),
      );
      quad(edge, nearness * 1.02, nearness * 1.3, 210, 330, mix(shadow, ground, 0.35));
    }
  }
  for (const [i, nearness] of [0.56, 0.74, 1].entries())
    for (const edge of [40, SHEET_SIZE - 40]) {
      const [heapX, heapY] = at(edge, nearness * 0.94, 236);
      const tone = mix(['#d98b34', '#b8452f', '#7f9a4c'][i] ?? accent, shadow, edge < 600 ? 0.25 : 0);
      sheet.path(lens(heapX, heapY + 8, 60 * nearness, 12), mix(shadow, wall, 0.3));
      sheet.poly(
        [heapX - 52 * nearness, heapY + 6, heapX, heapY - 96 * nearness, heapX + 52 * nearness, heapY + 6],
        tone,
      );
      sheet.poly(
        [heapX + 8 * nearness, heapY + 6, heapX, heapY - 96 * nearness, heapX + 52 * nearness, heapY + 6],
        mix(tone, shadow, 0.3),
      );
    }
  for (let i = 0; i < 6; i++) {
    const nearness = 0.44 + i * 0.16;
    sheet.poly(
      [
        ...at(0, nearness, -560),
        ...at(SHEET_SIZE, nearness, -560),
        ...at(SHEET_SIZE, nearness * 1.12, -560),
        ...at(0, nearness * 1.12, -560),
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
  for (const [lampX, lampY, radius] of [
    [330, 250, 24],
    [620, 210, 28],
    [230, 170, 36],
    [760, 130, 40],
  ] as const) {
    sheet.line(`M${lampX} 0V${lampY}`, shadow, 4);
    sheet.disc(lampX, lampY + radius, radius * 1.5, sun, 0.2);
    sheet.path(
      `M${lampX} ${lampY - radius * 0.4}L${lampX + radius} ${lampY + radius} ${lampX + radius * 0.5} ${lampY + radius * 2}H${lampX - radius * 0.5}L${lampX - radius} ${lampY + radius}z`,
      chance() < 0.5 ? mix(accent, sun, 0.4) : '#d9a441',
    );
    sheet.poly(
      [
        lampX - radius * 0.4,
        lampY + radius * 0.5,
        lampX + radius * 0.4,
        lampY + radius * 0.5,
        lampX + radius * 0.3,
        lampY + radius * 1.5,
        lampX - radius * 0.3,
        lampY + radius * 1.5,
      ],
      mix(sun, light, 0.4),
    );
  }
}
