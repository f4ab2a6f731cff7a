import { mix } from '../kit/mix.ts';
import { arch } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Greenwich: the brick Flamsteed House with its two turrets, the red time ball on its mast, on the green hill. */
export const royalObservatory: Landmark = {
  width: 170,
  draw(sheet, { body, shade, light, accent }) {
    const brick = mix(body, '#b5714f', 0.5);
    const [dim, stone] = [mix(brick, shade, 0.4), mix(light, '#f2e6cc', 0.5)];
    const lead = mix(shade, '#6f8794', 0.5);
    const green = mix(body, '#7f9c58', 0.6);
    sheet.path('M-85 0Q-60-20-36-24H40Q66-20 85 0z', green);
    sheet.path('M20-24H40Q66-20 85 0H30Q40-12 20-24z', mix(green, shade, 0.25));
    sheet.path('M-36-22V-56H36V-22z', brick);
    sheet.path('M12-22V-56H36V-22z', dim);
    sheet.path('M-39-56H39V-60H-39z', stone);
    sheet.path(`${arch(-24, -26, 9, 26)}${arch(0, -26, 10, 28)}${arch(24, -26, 9, 26)}`, stone);
    sheet.path(
      `${arch(-24, -26, 6, 23)}${arch(0, -26, 7, 25)}${arch(24, -26, 6, 23)}`,
      mix(shade, '#4f7088', 0.4),
    );
    sheet.path('M-36-34H36V-36H-36z', mix(stone, brick, 0.4));
    for (const x of [-32, 32]) {
      sheet.path(`M${x - 9}-56V-74h18v18z`, brick);
      sheet.path(`M${x + 2}-56V-74h7v18z`, dim);
      sheet.path(`M${x - 11}-74q4-10 11-14 7 4 11 14z`, lead);
      sheet.path(`M${x - 3}-60v-9h6v9z`, stone);
    }
    sheet.path('M-62-20V-40H-36V-20zM36-20V-40H66V-20z', mix(brick, light, 0.15));
    sheet.path('M-64-40H-36V-44H-64zM36-40H68V-44H36z', stone);
    sheet.path(
      'M-56-24v-10h6v10zM-46-24v-10h6v10zM44-24v-10h6v10zM55-24v-10h6v10z',
      mix(shade, '#4f7088', 0.4),
    );
    sheet.line('M32-87V-100M26-99H38', mix(shade, body, 0.2), 1.3);
    sheet.disc(32, -93, 5, accent);
    sheet.path('M-85 0Q-60-11-36-13-10-16 14-12 50-14 85 0z', mix(green, shade, 0.16));
  },
};
