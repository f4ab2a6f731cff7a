import { mix } from '../kit/mix.ts';
import { arch, repeatAlong } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Paris: two square towers, the rose between them, a long roof with its spire, buttresses to the river. */
export const notreDame: Landmark = {
  width: 150,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(body, '#dccaa6', 0.55);
    const [dim, roof] = [mix(stone, shade, 0.38), mix(shade, '#7b8a96', 0.5)];
    sheet.path('M-2-42L4-58H62L72-42z', roof);
    sheet.path('M24-58L27-76 30-98 33-76 36-58z', mix(roof, shade, 0.3));
    sheet.path('M29-98V-100H31V-98z', accent);
    sheet.path('M-4 0V-42H72V0z', mix(stone, shade, 0.18));
    for (const x of [8, 22, 36, 50, 64]) {
      sheet.path(`M${x - 2}-42V0h5V-42z`, stone);
      sheet.line(`M${x}-34Q${x + 8}-26 ${x + 9}-8`, dim, 2);
      sheet.path(`M${x - 1.5}-42l2-7 2 7z`, stone);
    }
    sheet.path(
      repeatAlong(15, 14, 4, (x) => arch(x, -20, 6, 18)),
      shade,
    );
    sheet.path('M-62 0V-54H-2V0z', stone);
    for (const x of [-61, -24]) {
      sheet.path(`M${x}-52V-84h22v32z`, stone);
      sheet.path(`M${x + 15}-52V-84h7v32z`, dim);
      sheet.path(`${arch(x + 6.5, -56, 5, 22)}${arch(x + 15, -56, 5, 22)}`, shade);
      sheet.path(`M${x - 1}-84h24v-3h-24z`, mix(stone, light, 0.4));
    }
    sheet.path('M-64-52H0V-56H-64zM-64-28H0V-32H-64z', mix(stone, light, 0.35));
    sheet.disc(-32, -41, 8.5, dim);
    sheet.disc(-32, -41, 6.5, mix('#4f6fa0', shade, 0.2));
    sheet.line('M-38-41H-26M-32-47V-35M-36-45L-28-37M-28-45L-36-37', stone, 0.9);
    sheet.path(`${arch(-50, -33, 8, 16)}${arch(-14, -33, 8, 16)}`, shade);
    sheet.path(`${arch(-51, 0, 13, 22)}${arch(-32, 0, 14, 25)}${arch(-13, 0, 13, 22)}`, shade);
    sheet.path(
      `${arch(-51, 0, 8, 16)}${arch(-32, 0, 9, 18)}${arch(-13, 0, 8, 16)}`,
      mix(accent, shade, 0.45),
    );
    sheet.path('M-75 3V-6H75V3z', mix(stone, shade, 0.3));
  },
};
