import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Sydney: the great steel arch between four granite pylons, with the deck hung from it. */
export const harbourBridge: Landmark = {
  width: 250,
  draw(sheet, { body, shade, light, accent }) {
    const steel = mix(body, '#5f7480', 0.5);
    const stone = mix(body, '#d9bd94', 0.5);
    sheet.line('M-90-34Q0-150 90-34', steel, 5);
    sheet.line('M-86-34Q0-118 86-34', steel, 3);
    const hangers: string[] = [];
    for (let x = -72; x <= 72; x += 12) hangers.push(`M${x} ${(-92 + (x / 90) ** 2 * 56).toFixed(1)}V-36`);
    sheet.line(hangers.join(''), steel, 1.2);
    const web: string[] = [];
    for (let x = -78; x < 78; x += 12)
      web.push(
        `M${x} ${(-91 + (x / 90) ** 2 * 57).toFixed(1)}L${x + 12} ${(-76 + ((x + 12) / 88) ** 2 * 42).toFixed(1)}`,
      );
    sheet.line(web.join(''), steel, 1);
    sheet.path('M-125-38H125V-31H-125z', mix(body, shade, 0.6));
    sheet.path('M-125-38H125V-36.5H-125z', light);
    for (const x of [-100, -84, 84, 100]) {
      sheet.path(`M${x - 6} 0L${x - 5}-62H${x + 5}L${x + 6} 0z`, stone);
      sheet.path(`M${x + 1} 0V-62H${x + 5}L${x + 6} 0z`, mix(stone, shade, 0.5));
      sheet.path(`M${x - 7}-58H${x + 7}V-62H${x - 7}z`, mix(stone, light, 0.4));
    }
    sheet.line('M-112-31V0M112-31V0M-121-31V0M121-31V0', mix(body, shade, 0.6), 3);
    sheet.path('M-.6-92V-100H.6V-92zM.6-100l8 2-8 2z', accent);
  },
};
