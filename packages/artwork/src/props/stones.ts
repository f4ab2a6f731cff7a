import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** Four flat stones balanced one on the other, a lotus and a candle beside them. */
export const stones: Prop = {
  height: 68,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, water, sun }) {
    const stone = (x: number, y: number, width: number, height: number, ink: string) => {
      sheet.path(
        `M${x - width} ${y}q-2-${height} ${width} -${height}q${width} 0 ${width} ${height}q0 ${height} -${width} ${height}t-${width}-${height}z`,
        ink,
      );
      sheet.path(
        `M${x + 10} ${y - height}q${width - 10} 2 ${width - 10} ${height}q0 ${height} -${width} ${height}q-${width * 0.6} 0-${width * 0.8}-${Math.round(height * 0.6)}q${width * 1.3} ${Math.round(height * 0.5)} ${width * 0.8}-${Math.round(height * 1.4)}z`,
        mix(ink, shadow, 0.4),
      );
    };
    const grey = mix(mix(light, shadow, 0.55), water, 0.2);
    const petal = (x: number, y: number, lean: number, height: number, ink: string) =>
      sheet.path(
        `M${x} ${y}q${lean - 26}-${Math.round(height * 0.5)} ${lean}-${height}q${26} ${Math.round(height * 0.5)}-${lean} ${height}z`,
        ink,
      );
    sheet.at(0, 0, PROP_SCALE, () => {
      stone(-40, -42, 144, 42, grey);
      stone(-30, -120, 112, 36, mix(grey, light, 0.28));
      stone(-46, -188, 84, 32, mix(grey, shadow, 0.2));
      stone(-36, -246, 56, 26, mix(grey, light, 0.4));
      sheet.path('M-200-4q4-30 40-34q36 6 40 34q-40 10-80 0z', mix(grey, shadow, 0.35));
      sheet.path('M-200-4q4-30 40-34q10 2 18 8q-20 4-34 30z', mix(grey, light, 0.2));
      sheet.path(
        'M40-2q20-34 70-22q10 24-4 26q-34 6-66-4zM200-2q-10-32-56-24q-16 20 0 26q30 6 56-2z',
        '#4f7d5a',
      );
      for (const [lean, height] of [
        [-72, 66],
        [72, 66],
      ] as const) {
        sheet.path(
          `M122-8q${lean * 0.4}-${height} ${lean}-${height - 10}q${lean > 0 ? -2 : 2} 50-${lean} ${height - 10}z`,
          mix(accent, shadow, 0.2),
        );
      }
      sheet.path('M122-6Q60-40 72-112Q118-80 122-6Q126-80 172-112Q184-40 122-6z', accent);
      sheet.path('M122-6Q172-60 172-112Q184-40 122-6z', mix(accent, shadow, 0.3));
      sheet.path('M122-6Q78-70 122-136Q166-70 122-6z', mix(accent, light, 0.5));
      sheet.path('M122-6Q130-70 122-136Q166-70 122-6z', mix(accent, light, 0.22));
      petal(122, -6, 0, 50, sun);
    });
  },
};
