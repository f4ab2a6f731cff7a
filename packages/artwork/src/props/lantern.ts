import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** Five lit paper lanterns in a row on a cord between two bamboo poles. */
export const lantern: Prop = {
  height: 90,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, sun }) {
    const glow = mix(accent, sun, 0.5);
    const wood = mix(shadow, accent, 0.16);
    const paper = (x: number, y: number, width: number, height: number, red: boolean) => {
      const body = red ? accent : mix(sun, '#f2b443', 0.25);
      const dark = mix(body, shadow, red ? 0.34 : 0.24);
      const oval = (half: number) =>
        `M${x - half} ${y}q0-${height} ${half}-${height}t${half} ${height}t-${half} ${height}t-${half}-${height}z`;
      sheet.line(`M${x}-${330 - Math.round((1 - (x / 180) ** 2) * 34)}V${y - height}`, wood, 4);
      sheet.path(oval(width), body);
      sheet.path(
        `M${x + Math.round(width * 0.3)} ${y - Math.round(height * 0.96)}q${Math.round(width * 0.7)} ${Math.round(height * 0.16)} ${Math.round(width * 0.7)} ${Math.round(height * 0.96)}t-${Math.round(width * 0.7)} ${Math.round(height * 0.96)}q${Math.round(width * 0.5)}-${height} 0-${Math.round(height * 1.92)}z`,
        dark,
      );
      sheet.path(oval(Math.round(width * 0.36)), red ? glow : light);
      sheet.line(
        `M${x - width + 5} ${y - 16}q${width - 5} 10 ${2 * width - 10} 0M${x - width + 5} ${y + 14}q${width - 5} 10 ${2 * width - 10} 0`,
        dark,
        3,
      );
      sheet.path(`M${x - 17} ${y - height - 6}h34v14h-34zM${x - 17} ${y + height - 8}h34v14h-34z`, wood);
      sheet.line(`M${x} ${y + height + 6}v26`, red ? glow : accent, 6);
    };
    sheet.at(0, 0, PROP_SCALE, () => {
      for (const x of [-188, 188]) {
        sheet.path(`M${x - 8}-360h16V4h-16z`, '#a98a4c');
        sheet.path(`M${x + 1}-360h7V4h-7z`, '#6f5a3a');
        sheet.line(`M${x - 7}-270h14M${x - 7}-180h14M${x - 7}-90h14`, '#57452f', 4);
      }
      sheet.line('M-188-340Q0-252 188-340', wood, 5);
      paper(-142, -216, 34, 48, true);
      paper(142, -216, 34, 48, true);
      paper(-76, -176, 29, 40, false);
      paper(76, -176, 29, 40, false);
      paper(0, -188, 43, 62, true);
      sheet.path('M-200 6q4-16 14-16t16 16zM170 6q6-16 16-16t14 16z', mix(light, shadow, 0.5));
    });
  },
};
