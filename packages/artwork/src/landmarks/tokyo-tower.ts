import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Tokyo: the orange and white lattice on four spread legs, with Mount Fuji far away to its left. */
export const tokyoTower: Landmark = {
  width: 150,
  draw(sheet, { body, shade, light }) {
    const paint = mix('#e2512f', body, 0.06);
    const dim = mix(paint, shade, 0.45);
    const white = mix(light, '#fdf6ea', 0.6);
    const far = mix(body, light, 0.3);
    sheet.path('M-75 0Q-56-10-42-28L-24-52H-20L-17-50-13-52H-8L10-28Q30-8 75 0z', far);
    sheet.path('M-13-52H-8L10-28Q30-8 75 0H-2Q4-20-8-36z', mix(far, shade, 0.28));
    sheet.path('M-24-52H-20L-17-50-13-52H-8L2-39-2-41-5-36-9-41-13-34-18-40-22-34-26-40-31-36-34-38z', white);
    sheet.path('M-13-52H-8L2-39-2-41-5-36-9-41-10-46z', mix(white, body, 0.35));
    sheet.at(14, 0, 0.1, () => {
      sheet.path('M-130 0Q-70-190-48-420H-36L-54-240Q-70-100-92 0z', paint);
      sheet.path('M130 0Q70-190 48-420H36L54-240Q70-100 92 0z', dim);
      sheet.path(
        'M-58 0Q-30-190-24-420H-12Q-14-190-30 0zM58 0Q30-190 24-420H12Q14-190 30 0z',
        mix(paint, shade, 0.2),
      );
      sheet.path('M-92-110Q0-190 92-110V-146Q0-200-92-146z', paint);
      sheet.line(
        'M-84-150L-16-230 16-230 84-150M-62-260L34-330M62-260L-34-330M-50-340L32-400M50-340L-32-400',
        paint,
        10,
      );
      sheet.path('M-76-120L-64-180H64L76-120 60-120 52-150H-52L-60-120z', white);
      sheet.path('M-66-258L-62-282H62L66-258z', white);
      sheet.path('M-62-420V-470Q-62-478-54-478H54Q62-478 62-470V-420L48-408H-48z', white);
      sheet.path('M20-408V-478H54Q62-478 62-470V-420L48-408z', mix(white, shade, 0.35));
      sheet.path('M-62-462H62V-446H-62zM-62-436H62V-424H-62z', mix(shade, body, 0.3));
      sheet.path('M-40-478L-17-740H17L40-478z', paint);
      sheet.path('M8-478L4-740H17L40-478z', dim);
      const gaps: string[] = [];
      for (let y = -504; y > -720; y -= 34) {
        const half = Math.round(38 + (y + 478) * 0.088) - 9;
        gaps.push(`M${-half} ${y}L-3 ${y}V${y - 20}zM${half} ${y}L3 ${y}V${y - 20}z`);
      }
      sheet.path(gaps.join(''), mix(far, shade, 0.3));
      sheet.path('M-33-560H33L30-592H-30zM-24-660H24L22-690H-22z', white);
      sheet.path('M8-560H33L30-592H8zM5-660H24L22-690H5z', mix(white, shade, 0.35));
      sheet.path('M-24-740V-776H24V-740z', white);
      sheet.path('M-24-766H24V-752H-24z', mix(shade, body, 0.3));
      sheet.path('M-12-776L-6-850H6L12-776zM-3-900V-1000H3V-900z', paint);
      sheet.path('M-6-850L-4-900H4L6-850z', white);
    });
  },
};
