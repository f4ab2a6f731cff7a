import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A stepped car of three compartments on its steep track, on trestles up the slope. */
export const funicular: Prop = {
  height: 92,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, water, sun, ground, near }) {
    const pane = mix(water, shadow, 0.5);
    const iron = mix(shadow, ground, 0.2);
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-220 10L226-192Q256-120 300 10z', mix(near, ground, 0.3));
      sheet.path('M-20-82L226-192Q256-120 300 10H60z', mix(near, ground, 0.12));
      for (let i = 0; i < 9; i++)
        sheet.path(`M${-206 + i * 50} ${4 - i * 23}l22-10 4 14-22 10z`, mix(shadow, ground, 0.35));
      sheet.line('M-220 0L220-200M-220 12L220-188', mix(light, shadow, 0.3), 7);
      sheet.path('M-160-40L130-172V-152L-160-20z', iron);
      for (const [i, x] of [-160, -62, 36].entries()) {
        const y = -40 - i * 45;
        sheet.path(
          `M${x} ${y}V${y - 132}q0-14 14-14h80q10 0 10 12V${y - 46}z`,
          i === 0 ? accent : mix(accent, light, 0.06),
        );
        sheet.path(`M${x + 2} ${y - 128}q2-16 14-18h76q10 2 12 12z`, light);
        sheet.path(`M${x + 12} ${y - 114}h36v62h-36zM${x + 56} ${y - 114}h36v62h-36z`, pane);
        sheet.path(`M${x + 12} ${y - 114}h14l-14 40zM${x + 56} ${y - 114}h14l-14 40z`, mix(pane, light, 0.4));
        sheet.disc(x + 30, y - 70, 12, ['#b9805a', '#8a5638', '#d9a27c'][i] ?? '#b9805a');
        sheet.path(`M${x} ${y - 44}h104v8H${x}z`, light);
      }
      sheet.disc(-146, -62, 9, sun);
      sheet.disc(-112, -36, 15, iron);
      sheet.disc(90, -128, 15, iron);
    });
  },
};
