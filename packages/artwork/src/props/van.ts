import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A two-tone minibus with a roof rack: cases strapped on top, a row of windows, round nose. */
export const van: Prop = {
  height: 73,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, water, sun }) {
    const deep = mix(accent, shadow, 0.34);
    const pane = mix(water, shadow, 0.5);
    const gleam = mix(pane, light, 0.35);
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-140-244h74v-34q0-6-6-6h-62q-6 0-6 6z', '#b8824e');
      sheet.path('M-58-244H24v-22q0-6-6-6H-52q-6 0-6 6z', mix('#3f8f8a', shadow, 0.1));
      sheet.path('M34-244h54v-40q0-6-6-6H40q-6 0-6 6z', '#e3a94a');
      sheet.line('M-122-284v40M-86-284v40M-36-272v28M4-272v28M46-290v46M76-290v46', shadow, 5, 0.6);
      sheet.line('M-158-244H108M-140-244v22M-50-244v22M40-244v22M96-244v22', shadow, 6);
      sheet.path('M-196-130V-180Q-194-224-152-226H100Q138-222 158-190L188-124z', light);
      sheet.path('M86-226H100Q138-222 158-190L188-124H110q4-60-24-102z', mix(light, shadow, 0.24));
      sheet.path('M-196-134H186Q200-112 198-60Q196-30 180-28H-184Q-198-30-198-50z', accent);
      sheet.path('M-198-64H198Q196-30 180-28H-184Q-198-30-198-50z', deep);
      sheet.rect(-198, -138, 388, 9, light);
      for (const x of [-176, -110, -44]) {
        sheet.path(`M${x + 8}-206h42q8 0 8 8v44q0 8-8 8h-42q-8 0-8-8v-44q0-8 8-8z`, pane);
        sheet.path(`M${x + 8}-206h24l-32 46v-38q0-8 8-8z`, gleam);
      }
      sheet.path('M24-206H78q6 0 6 8v52H24zM100-204h10q20 6 32 28l14 30H100z', pane);
      sheet.path('M24-206H56L24-158zM100-204h10l-10 34z', gleam);
      sheet.path('M34-146q-2-26 16-28q20 2 18 28z', '#e3a94a');
      sheet.disc(52, -182, 12, '#c98d68');
      sheet.path('M39-182q-2-16 14-16q14 0 12 14q-14-4-26 2z', '#2a1b26');
      sheet.line('M16-136V-34M92-136V-60', mix(deep, shadow, 0.3), 3);
      sheet.rect(26, -112, 18, 6, light);
      sheet.disc(186, -90, 13, sun);
      sheet.path('M160-48h42v14h-42zM-202-48h34v14h-34z', mix(light, shadow, 0.1));
      sheet.path('M-166-30q0-48 46-48t46 48zM78-30q0-48 46-48t46 48z', mix(shadow, accent, 0.15));
      for (const x of [-120, 124]) {
        sheet.disc(x, -35, 35, shadow);
        sheet.disc(x, -35, 19, light);
        sheet.disc(x, -35, 9, deep);
      }
    });
  },
};
