import { mix } from '../kit/mix.ts';
import { arch } from '../kit/openings.ts';
import { passersBy } from '../kit/passers-by.ts';
import { glints, lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/** A sunken palace: dark columns in rows under brick vaults, lamps at their feet, still water that mirrors them. */
export const cistern: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, mirror, prop, signature } = stage;
  const { shadow, light, sun, water } = inks;
  const night = mix(shadow, '#1a1420', 0.4);
  const lamp = mix('#f2a64a', sun, 0.3);
  sheet.rect(0, 0, SHEET_SIZE, SHEET_SIZE, night);
  const waterLine = 742;
  sheet.rect(300, 260, 600, waterLine - 260, mix(night, lamp, 0.16));
  sheet.rect(440, 340, 320, waterLine - 340, mix(night, lamp, 0.24));
  sheet.rect(0, waterLine, SHEET_SIZE, SHEET_SIZE, mix(night, water, 0.32));
  for (const [depth, tone] of [0.5, 0.34, 0.16].entries())
    row(stage, depth, waterLine, mix(mix(night, lamp, 0.38), night, tone - 0.1), lamp);
  sheet.path(lens(600, waterLine + 6, 420, 12), lamp, 0.5);
  glints(sheet, chance, {
    x: [180, 1020],
    y: [waterLine + 14, 900],
    count: 26,
    ink: lamp,
    opacity: 0.55,
    size: [20, 60],
  });
  const walk = mix(night, '#7a5a40', 0.5);
  sheet.at(
    fromLeft(0),
    0,
    mirror,
    () => {
      sheet.path(`M420 ${waterLine + 30}H560L820 1200H300z`, mix(walk, night, 0.25));
      sheet.line(`M420 ${waterLine + 30}L300 1200M560 ${waterLine + 30}L820 1200`, mix(lamp, walk, 0.4), 7);
    },
    1,
  );
  passersBy(stage, { back: true }, [
    [470, 846, 120, mix(light, night, 0.3)],
    [522, 858, 128, signature, { long: true }],
  ]);
  prop({ x: fromLeft(700), base: 906, width: 240 });
  sheet.path('M0 1200V1090Q200 1050 420 1110T900 1104 1200 1060V1200z', mix(night, '#000000', 0.35));
};

/** One row of columns with its vaults, and its mirror image in the water. */
function row({ sheet }: Stage, depth: number, waterLine: number, stone: string, lamp: string): void {
  const step = [150, 236, 392][depth] ?? 150;
  const top = [372, 300, 150][depth] ?? 300;
  const foot = waterLine + ([0, 16, 96][depth] ?? 0);
  const wide = step * 0.15;
  const first = 600 - step * (depth === 2 ? 1.5 : Math.floor(600 / step) + 0.5);
  const count = Math.ceil(1400 / step) + 1;
  const dark = mix(stone, '#120e18', 0.55);
  for (let i = 0; i < count; i++) {
    const at = first + i * step;
    sheet.path(
      `M${Math.round(at)} ${top - step * 0.6}h${step}v${Math.round(step * 0.75)}H${Math.round(at)}z${arch(at + step / 2, top + step * 0.15, step * 0.86, step * 0.5)}`,
      depth === 2 ? dark : mix(stone, '#120e18', 0.3),
      depth === 2 ? 0 : 0.5,
    );
    sheet.rect(at - wide / 2, top, wide, foot - top, stone);
    sheet.rect(at + wide * 0.12, top, wide * 0.38, foot - top, dark);
    sheet.path(
      `M${Math.round(at - wide)} ${top}h${Math.round(wide * 2)}l${Math.round(-wide * 0.5)} ${Math.round(wide * 0.9)}h${Math.round(-wide)}z`,
      mix(stone, lamp, 0.3),
    );
    sheet.rect(at - wide * 0.8, foot - wide * 0.5, wide * 1.6, wide * 0.6, mix(stone, lamp, 0.35));
    sheet.path(lens(at, foot + 2, wide * 1.5, 6), lamp, 0.7);
    sheet.rect(at - wide / 2, foot + 8, wide, (foot - top) * 0.5, stone, 0.35);
    const curve = step / 2;
    sheet.line(
      `M${Math.round(at)} ${top}a${curve} ${Math.round(curve * 0.7)} 0 0 1 ${step} 0`,
      depth === 2 ? dark : stone,
      wide * 0.7,
    );
  }
}
