import { mix } from '../kit/mix.ts';
import { arch } from '../kit/openings.ts';
import { passersBy } from '../kit/passers-by.ts';
import { glints, lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/** An underground cistern: dark columns in rows under brick vaults, lamps at their feet, still water that mirrors them. */
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
  // The farthest row comes first and is the darkest.
  for (const [rowIndex, darkness] of [0.4, 0.24, 0.06].entries())
    columnRow(stage, rowIndex, waterLine, mix(mix(night, lamp, 0.38), night, darkness), lamp);
  sheet.path(lens(600, waterLine + 6, 420, 12), lamp, 0.5);
  glints(sheet, chance, {
    x: [180, 1020],
    y: [waterLine + 14, 900],
    count: 26,
    ink: lamp,
    opacity: 0.55,
    size: [20, 60],
  });
  const walkwayInk = mix(night, '#7a5a40', 0.5);
  sheet.at(
    fromLeft(0),
    0,
    mirror,
    () => {
      sheet.path(`M420 ${waterLine + 30}H560L820 1200H300z`, mix(walkwayInk, night, 0.25));
      sheet.line(
        `M420 ${waterLine + 30}L300 1200M560 ${waterLine + 30}L820 1200`,
        mix(lamp, walkwayInk, 0.4),
        7,
      );
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
function columnRow({ sheet }: Stage, rowIndex: number, waterLine: number, stone: string, lamp: string): void {
  const isNearest = rowIndex === 2;
  const step = [150, 236, 392][rowIndex] ?? 150;
  const top = [372, 300, 150][rowIndex] ?? 300;
  const foot = waterLine + ([0, 16, 96][rowIndex] ?? 0);
  const columnWidth = step * 0.15;
  const first = 600 - step * (isNearest ? 1.5 : Math.floor(600 / step) + 0.5);
  const count = Math.ceil(1400 / step) + 1;
  const shadedStone = mix(stone, '#120e18', 0.55);
  for (let i = 0; i < count; i++) {
    const at = first + i * step;
    sheet.path(
      `M${Math.round(at)} ${top - step * 0.6}h${step}v${Math.round(step * 0.75)}H${Math.round(at)}z${arch(at + step / 2, top + step * 0.15, step * 0.86, step * 0.5)}`,
      isNearest ? shadedStone : mix(stone, '#120e18', 0.3),
      isNearest ? 0 : 0.5,
    );
    sheet.rect(at - columnWidth / 2, top, columnWidth, foot - top, stone);
    sheet.rect(at + columnWidth * 0.12, top, columnWidth * 0.38, foot - top, shadedStone);
    sheet.path(
      `M${Math.round(at - columnWidth)} ${top}h${Math.round(columnWidth * 2)}l${Math.round(-columnWidth * 0.5)} ${Math.round(columnWidth * 0.9)}h${Math.round(-columnWidth)}z`,
      mix(stone, lamp, 0.3),
    );
    sheet.rect(
      at - columnWidth * 0.8,
      foot - columnWidth * 0.5,
      columnWidth * 1.6,
      columnWidth * 0.6,
      mix(stone, lamp, 0.35),
    );
    sheet.path(lens(at, foot + 2, columnWidth * 1.5, 6), lamp, 0.7);
    sheet.rect(at - columnWidth / 2, foot + 8, columnWidth, (foot - top) * 0.5, stone, 0.35);
    const archRadius = step / 2;
    sheet.line(
      `M${Math.round(at)} ${top}a${archRadius} ${Math.round(archRadius * 0.7)} 0 0 1 ${step} 0`,
      isNearest ? shadedStone : stone,
      columnWidth * 0.7,
    );
  }
}
