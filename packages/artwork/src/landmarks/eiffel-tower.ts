import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Paris: four iron legs that sweep together over an arch, two platforms, one long spire. */
export const eiffelTower: Landmark = {
  width: 40,
  draw(sheet, { body, shade, light, accent }) {
    const [iron, dark, lace] = [mix(body, light, 0.2), mix(body, shade, 0.6), mix(light, body, 0.35)];
    sheet.path('M-20 0Q-13-14-11.5-18H-5.5Q-7-12-12 0z', iron);
    sheet.path('M20 0Q13-14 11.5-18H5.5Q7-12 12 0z', dark);
    sheet.path('M-12 0Q-8.5-13 0-13V-11Q-7-11-10 0z', iron);
    sheet.path('M12 0Q8.5-13 0-13V-11Q7-11 10 0z', dark);
    sheet.path('M-10.5-20Q-7.5-30-6-35H-2.5Q-3-28-5-20z', iron);
    sheet.path('M10.5-20Q7.5-30 6-35H2.5Q3-28 5-20z', dark);
    sheet.path('M-5.5-37Q-2-56-1.3-90H0V-58Q-1-46-2.2-37z', iron);
    sheet.path('M5.5-37Q2-56 1.3-90H0V-58Q1-46 2.2-37z', dark);
    sheet.line('M-18-3L-11-4-15-9-9-10-12-16M-10-21L-5-24-8-27-4-30-6-34', lace, 0.7);
    sheet.line('M18-3L11-4 15-9 9-10 12-16M10-21L5-24 8-27 4-30 6-34', iron, 0.7);
    sheet.line('M-5-38L3.5-43-3.5-48 3-53-2.5-58 2-63-2-68 1.6-73-1.4-78 1.2-83-1-88', lace, 0.6);
    sheet.path('M-12.5-17.5V-20.5H12.5V-17.5z', light);
    sheet.path('M3-17.5V-20.5H12.5V-17.5zM2-34.5V-37H7V-34.5z', iron);
    sheet.path('M-7-34.5V-37H2V-34.5z', light);
    sheet.path('M-2-90V-92.5H2V-90zM-1-92.5Q-1-95 0-95T1-92.5z', light);
    sheet.path('M0-90V-92.5H2V-90z', iron);
    sheet.path('M-.4-94.5V-100H.4V-94.5z', accent);
    sheet.path('M-20 0V-2H-11V0zM11 0V-2H20V0z', dark);
  },
};
