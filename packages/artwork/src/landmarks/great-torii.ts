import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Kyoto: a tall vermilion shrine gate, its lintel curved up at both ends. */
export const greatTorii: Landmark = {
  width: 112,
  draw(sheet, { body, shade, light, accent }) {
    const red = mix('#d9472c', body, 0.12);
    const dark = mix(red, shade, 0.5);
    sheet.path('M-39 0L-35-76H-27L-29 0zM29 0L27-76H35L39 0z', red);
    sheet.path('M-33 0L-31-76H-27L-29 0zM34 0L31-76H35L39 0z', dark);
    sheet.path('M-41 0V-9H-27V0zM27 0V-9H41V0z', shade);
    sheet.path('M-46-58H46V-66H-46z', red);
    sheet.path('M-46-58H46V-61H-46z', dark);
    sheet.path('M-5-66H5V-78H-5z', mix(light, body, 0.2));
    sheet.path('M-4-67H4V-77H-4z', mix(shade, body, 0.1));
    sheet.path('M-53-86Q0-76 53-86L51-76Q0-68-51-76z', red);
    sheet.path('M-56-96Q0-84 56-96L54-86Q0-76-54-86z', mix(shade, body, 0.16));
    sheet.path('M-56-100Q0-87 56-100L56-95Q0-83-56-95z', mix(light, '#8fae8a', 0.5));
    sheet.rect(-3, -75, 6, 2, accent);
  },
};
