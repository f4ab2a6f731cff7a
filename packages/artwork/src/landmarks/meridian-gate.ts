import { mix } from '../kit/mix.ts';
import { block, repeatAlong } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Beijing: the red wall of the Forbidden City in a horseshoe, the great hall and four pavilions in yellow tiles. */
export const meridianGate: Landmark = {
  width: 190,
  draw(sheet, { body, shade, light, accent }) {
    const red = mix(body, '#b23a2c', 0.7);
    const redInShade = mix(red, shade, 0.4);
    const gold = mix(body, '#e0a63a', 0.75);
    const goldInShade = mix(gold, shade, 0.4);
    const beam = mix(body, '#3f7f86', 0.6);
    // One hall or pavilion under two roofs: the middle of its foot is at (x, foot).
    const tiledHall = (x: number, foot: number, width: number, height: number) => {
      const half = width / 2;
      sheet.path(`M${x - half * 0.8} ${foot}v${-height * 0.4}h${width * 0.8}v${height * 0.4}z`, red);
      sheet.path(
        `M${x - half * 0.8} ${foot - height * 0.4}h${width * 0.8}v${height * 0.12}h${-width * 0.8}z`,
        beam,
      );
      sheet.path(
        `M${x - half - 3} ${foot - height * 0.36}Q${x - half * 0.8} ${foot - height * 0.5} ${x - half * 0.66} ${foot - height * 0.62}H${x + half * 0.66}Q${x + half * 0.8} ${foot - height * 0.5} ${x + half + 3} ${foot - height * 0.36}z`,
        gold,
      );
      sheet.path(
        `M${x - half * 0.6} ${foot - height * 0.6}h${width * 0.6}v${-height * 0.1}h${-width * 0.6}z`,
        beam,
      );
      sheet.path(
        `M${x - half * 0.84} ${foot - height * 0.66}Q${x - half * 0.6} ${foot - height * 0.8} ${x - half * 0.42} ${foot - height}H${x + half * 0.42}Q${x + half * 0.6} ${foot - height * 0.8} ${x + half * 0.84} ${foot - height * 0.66}z`,
        gold,
      );
      sheet.path(
        `M${x + half * 0.1} ${foot - height}H${x + half * 0.42}Q${x + half * 0.6} ${foot - height * 0.8} ${x + half * 0.84} ${foot - height * 0.66}h${-half * 0.5}z`,
        goldInShade,
      );
    };
    sheet.path('M-58 0V-46H58V0z', red);
    sheet.path('M-58-46H58V-50H-58z', mix(light, gold, 0.3));
    tiledHall(0, -50, 84, 50);
    // Columns of the great hall.
    sheet.path(
      repeatAlong(-28, 8, 8, (x) => block(x, -50, 1.6, 18)),
      mix(red, light, 0.3),
    );
    tiledHall(-50, -50, 22, 30);
    tiledHall(50, -50, 22, 30);
    sheet.path('M-10 0V-24H10V0zM-36 0V-18H-24V0zM36 0V-18H24V0z', shade);
    sheet.path('M-95 0V-42H-56V0zM95 0V-42H56V0z', red);
    sheet.path('M-62 0V-42H-56V0zM95 0V-42H76V0z', redInShade);
    sheet.path('M-95-42H-56V-46H-95zM95-42H56V-46H95z', mix(light, gold, 0.3));
    tiledHall(-76, -46, 34, 36);
    tiledHall(76, -46, 34, 36);
    sheet.path('M-95 2V-5H95V2z', mix(light, body, 0.35));
    // The signal: the door of the great hall.
    sheet.path('M-3-50V-56H3V-50z', accent);
  },
};
