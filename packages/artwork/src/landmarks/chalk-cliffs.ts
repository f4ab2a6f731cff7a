import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Sussex: a row of seven white chalk cliffs like a hem, green down on top, the shingle below. */
export const chalkCliffs: Landmark = {
  width: 290,
  draw(sheet, { body, shade, light, accent }) {
    const chalk = mix(light, '#fffdf4', 0.75);
    const [dim, dusk] = [mix(chalk, shade, 0.2), mix(chalk, shade, 0.36)];
    const green = mix(body, '#7f9a4e', 0.6);
    sheet.path(
      'M-145 0V-78Q-132-94-116-92-102-70-92-68-78-88-62-84-50-64-42-62-30-78-18-74-6-56 0-54 10-68 20-64 30-48 36-46 46-58 56-54 66-40 72-38 82-48 92-44 100-32 108-30 120-36 132-26L145 0z',
      green,
    );
    sheet.path(
      'M-145 0V-72Q-130-84-116-82-102-62-92-60-78-78-62-75-50-56-42-55-30-69-18-66-6-49 0-48 10-60 20-57 30-42 36-41 46-51 56-48 66-35 72-34 82-42 92-39 100-28 108-27 120-31 130-22L136-4H-145z',
      chalk,
    );
    sheet.path(
      'M-116-82Q-102-62-92-60L-88-2H-106zM-62-75Q-50-56-42-55L-38-2H-54zM-18-66Q-6-49 0-48L4-2H-10zM20-57Q30-42 36-41L40-2H26zM56-48Q66-35 72-34L76-2H62zM92-39Q100-28 108-27L112-2H98z',
      dim,
    );
    sheet.path(
      'M-92-60L-88-2H-94zM-42-55L-38-2H-44zM0-48L4-2H-2zM36-41L40-2H34zM72-34L76-2H70zM108-27L112-2H106z',
      dusk,
    );
    sheet.line('M-140-50l14-3M-142-30l20-3M-84-44l12-3M-82-24l14-3M-32-40l10-2M14-34l8-2', dim, 1.6);
    sheet.path('M-145 3V-5Q-60-9 20-5T145-2V3z', mix(body, '#d9c39a', 0.5));
    sheet.path('M-112-92v-6h9v6zM-114-98l6-5 7 5zM-98-91v-4h8v5z', mix(light, shade, 0.2));
    sheet.path('M-100-98v-4h2v4z', accent);
  },
};
