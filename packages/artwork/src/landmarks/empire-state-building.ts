import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** New York: limestone steps up to one tall shaft of window stripes, a winged mast and a needle on top. */
export const empireStateBuilding: Landmark = {
  width: 32,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(body, '#d2b894', 0.5);
    const [lit, dim, glass] = [mix(stone, light, 0.35), mix(stone, shade, 0.75), mix(shade, stone, 0.2)];
    const blocks = [
      [155, 0, 56],
      [122, 56, 190],
      [102, 190, 236],
      [88, 236, 282],
      [70, 282, 650],
      [58, 650, 700],
      [46, 700, 726],
      [32, 726, 752],
    ] as const;
    sheet.at(0, 0, 0.1, () => {
      for (const [half, from, to] of blocks) {
        sheet.rect(-half, -to, half * 1.4, to - from, lit);
        sheet.rect(half * 0.4, -to, half * 0.6, to - from, dim);
      }
      for (const [half, from, to] of blocks.slice(1, 6)) {
        for (let x = -half + 10; x < half * 0.4 - 12; x += 20)
          sheet.rect(x, -to + 14, 9, to - from - 22, glass);
      }
      for (let x = -150; x < 50; x += 25) sheet.rect(x, -42, 13, 42, glass);
      sheet.rect(-40, -690, 34, 400, lit);
      for (const x of [-37, -25, -13]) sheet.rect(x, -680, 6, 390, glass);
      for (const x of [36, 50]) sheet.rect(x, -640, 6, 350, glass);
      for (const x of [60, 78, 96]) sheet.rect(x, -180, 7, 118, glass);
      sheet.path('M-30-752h12v-60q-8 26-12 60zM18-752h12q-4-34-12-60z', lit);
      sheet.rect(-18, -826, 24, 74, lit);
      sheet.rect(6, -826, 12, 74, dim);
      sheet.rect(-8, -818, 8, 66, accent);
      sheet.path('M-20-826h40v-10l-10-12-5-16h-10l-5 16-10 12z', light);
      sheet.path('M-5-864h10L2-1000h-4z', glass);
    });
  },
};
