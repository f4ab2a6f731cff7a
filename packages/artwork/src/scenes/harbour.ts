import { bands } from '../kit/bands.ts';
import { smallSail } from '../kit/boats.ts';
import { landUnder } from '../kit/curve.ts';
import { mix, steps } from '../kit/mix.ts';
import { glints, lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE } from '../stage.ts';

/** A row of houses on a quay, the landmark behind their roofs, one boat in front of them. */
export const harbour: Scene = ({
  sheet,
  inks,
  chance,
  horizon,
  fromLeft,
  mirror,
  sky,
  landmark,
  prop,
  town,
}) => {
  sky(horizon);
  const hills = [0, 150, 320, 500, 700, 900, 1060, SHEET_SIZE].map((at, i) => [
    at,
    horizon - 30 - ((i * 37) % 90),
  ]);
  sheet.path(landUnder(hills.flat(), horizon + 40), inks.far);
  landmark({ x: fromLeft(410), base: horizon + 6, height: 400 });
  town({
    x: mirror === 1 ? [470, SHEET_SIZE + 40] : [-40, SHEET_SIZE - 470],
    foot: () => horizon + 26,
    base: horizon + 40,
    width: [66, 104],
    height: [70, 128],
  });
  bands(sheet, {
    from: horizon + 40,
    to: SHEET_SIZE,
    inks: steps(mix(inks.water, inks.skyLow, 0.35), mix(inks.water, inks.shadow, 0.55), 6),
    wave: 5,
    power: 1.35,
  });
  sheet.rect(0, horizon + 30, SHEET_SIZE, 14, mix(inks.ground, inks.shadow, 0.45));
  glints(sheet, chance, {
    x: [0, SHEET_SIZE],
    y: [horizon + 60, SHEET_SIZE - 30],
    count: 28,
    ink: inks.skyLow,
    opacity: 0.45,
  });
  const sail = { hull: inks.shadow, main: inks.light, jib: mix(inks.light, inks.ground, 0.5) };
  sheet.path(lens(fromLeft(300), horizon + 122, 30, 4), inks.shadow, 0.35);
  smallSail(sheet, fromLeft(300), horizon + 120, 74, sail);
  prop({ x: fromLeft(690), base: 880, width: 400 });
};
