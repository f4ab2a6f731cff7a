import { mix } from '../kit/mix.ts';
import { passersBy } from '../kit/passers-by.ts';
import { lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * Under the iron ribs of a market hall: rows of stalls on both sides, lamps on chains, the landmark in the
 * glass at its end.
 */
export const marketHall: Scene = (stage) => {
  const { sheet, inks, fromLeft, mirror, sky, landmark, town, prop } = stage;
  sky(640);
  landmark({ x: fromLeft(450), base: 660, height: 330, framed: true, widest: 360 });
  town({
    x: [fromLeft(450) - 240, fromLeft(450) + 240],
    foot: () => 690,
    base: 760,
    width: [60, 90],
    height: [30, 60],
  });
  sheet.at(fromLeft(0), 0, mirror, () => hall(stage), 1);
  passersBy(stage, { back: true, bag: inks.near }, [
    [410, 800, 120, inks.light],
    [486, 830, 140, stage.signature],
  ]);
  prop({ x: fromLeft(706), base: 898, width: 370 });
};

/** Vanishing point. */
const [vanishingX, vanishingY] = [450, 600];

function hall(stage: Stage): void {
  const { sheet, inks, signature } = stage;
  const { light, shadow, mid, near, ground, skyLow } = inks;
  const iron = mix(near, shadow, 0.3);
  const wall = mix(mix(light, ground, 0.4), mid, 0.14);
  const hole = 'M240 720H660V470A210 190 0 0 0 240 470z';
  sheet.path(`M0 0H${SHEET_SIZE}V720H0z${hole}`, mix(wall, shadow, 0.18));
  sheet.path(`M216 720V470A234 214 0 0 1 684 470V720z${hole}`, iron);
  sheet.line('M450 282V470M240 470H660M300 330L380 470M600 330L520 470M345 470V720M555 470V720', iron, 7);
  for (const [i, nearness] of [1.25, 1.62, 2.15, 2.9, 4].entries()) {
    const [width, spring] = [Math.round(210 * nearness), Math.round(vanishingY - 130 * nearness)];
    const ring = (radius: number) =>
      `M${vanishingX - radius} ${vanishingY}V${spring}A${radius} ${Math.round(radius * 0.9)} 0 0 1 ${vanishingX + radius} ${spring}V${vanishingY}`;
    if (i % 2 === 0) sheet.line(ring(width), mix(skyLow, light, 0.4), 46 + i * 10, 0.5);
    sheet.line(ring(width), iron, 10 + i * 5);
  }
  const floor = mix(mix(ground, light, 0.35), shadow, 0.08);
  sheet.rect(0, 716, SHEET_SIZE, 490, mix(floor, shadow, 0.2));
  sheet.poly([240, 716, 660, 716, 1500, SHEET_SIZE, -600, SHEET_SIZE], floor);
  for (const at of [-220, 140, 480, 840])
    sheet.poly(
      [
        vanishingX + (at - vanishingX) * 0.2,
        720,
        vanishingX + (at + 150 - vanishingX) * 0.2,
        720,
        at + 150,
        SHEET_SIZE,
        at,
        SHEET_SIZE,
      ],
      mix(floor, shadow, 0.08),
    );
  for (const [edge, cloth] of [
    [0, signature],
    [SHEET_SIZE, mix(near, light, 0.1)],
  ] as const)
    for (const nearness of [0.42, 0.6, 0.86]) booth(stage, edge, nearness, cloth);
  for (const [at, y, radius] of [
    [330, 330, 20],
    [572, 300, 24],
    [250, 200, 32],
    [700, 176, 34],
  ] as const) {
    sheet.line(`M${at} 0V${y}`, shadow, 4);
    sheet.path(`M${at - radius} ${y + radius}q4-${radius} ${radius}-${radius}t${radius} ${radius}z`, iron);
    sheet.path(lens(at, y + radius, radius * 0.7, 8), mix(light, inks.sun, 0.5));
  }
}

/** A stall against one side; `nearness` is 0 at the vanishing point and 1 at the edge of the sheet. */
function booth({ sheet, inks }: Stage, edge: number, nearness: number, cloth: string): void {
  const { light, shadow, ground } = inks;
  const dir = edge === 0 ? -1 : 1;
  const at = (fromMiddle: number, belowEye: number) =>
    [vanishingX + dir * fromMiddle * nearness, vanishingY + belowEye * nearness] as const;
  const quad = (from: number, to: number, top: number, bottom: number, ink: string) =>
    sheet.poly([...at(from, top), ...at(to, top), ...at(to, bottom), ...at(from, bottom)], ink);
  const wood = mix(mix('#a06a3c', ground, 0.3), shadow, edge === 0 ? 0.3 : 0.08);
  quad(560, 900, -60, 250, mix(shadow, cloth, 0.2));
  for (const [i, tone] of ['#d98b34', '#7f9a4c', '#b8452f', '#e0b04a'].entries()) {
    const [cx, cy] = at(590 + i * 84, 116);
    sheet.disc(cx, cy, 46 * nearness, mix(tone, shadow, edge === 0 ? 0.3 : 0.06));
  }
  quad(536, 900, 120, 152, mix(wood, light, 0.3));
  quad(548, 900, 152, 280, wood);
  for (let i = 0; i < 6; i++)
    quad(
      520 + i * 66,
      586 + i * 66,
      -130,
      -40,
      mix(i % 2 === 0 ? cloth : light, shadow, edge === 0 ? 0.36 : 0),
    );
}
