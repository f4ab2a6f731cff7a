import { mix } from '../kit/mix.ts';
import { arch, block, repeatAlong } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Kyoto: three storeys over the pond, the upper two in gold leaf, a phoenix on the ridge. */
export const goldenPavilion: Landmark = {
  width: 120,
  draw(sheet, { body, shade, light, accent }) {
    const gold = mix('#e3a93c', body, 0.15);
    const dim = mix(gold, shade, 0.45);
    const roof = mix(body, '#5c4a44', 0.6);
    const wood = mix(body, '#8a6248', 0.5);
    sheet.path('M-60 0L-52-7H54L60 0z', mix(body, shade, 0.4));
    sheet.path('M-40-7V-28H40V-7z', mix(light, wood, 0.3));
    sheet.path(
      repeatAlong(-36, 12, 7, (x) => block(x, -7, 2.5, 21)),
      wood,
    );
    sheet.path('M16-7V-28H40V-7z', shade, 0.3);
    sheet.path('M-54-28Q-34-32-26-40H26Q34-32 54-28Q0-33-54-28z', roof);
    sheet.path('M-32-36V-56H32V-36z', gold);
    sheet.path('M12-36V-56H32V-36z', dim);
    sheet.path(
      repeatAlong(-27, 9, 7, (x) => block(x, -40, 5, 11)),
      mix(gold, shade, 0.65),
    );
    sheet.path('M-36-40H36V-37H-36z', mix(gold, light, 0.4));
    sheet.path('M-48-56Q-28-60-20-69H20Q28-60 48-56Q0-61-48-56z', roof);
    sheet.path('M-20-66V-80H20V-66z', gold);
    sheet.path('M8-66V-80H20V-66z', dim);
    sheet.path(
      repeatAlong(-12, 8, 4, (x) => arch(x, -68, 4, 8)),
      mix(gold, shade, 0.65),
    );
    sheet.path('M-34-80Q-14-84-4-94H4Q14-84 34-80Q0-85-34-80z', roof);
    sheet.path('M-1-93V-97L-5-100L0-98L5-100L1-97V-93z', accent);
  },
};
