import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A baker’s board: a loaf, twists and buns, a rolling pin, a bowl with a whisk, flour in the air. */
export const pastry: Prop = {
  height: 82,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow }, signature) {
    const crust = '#c98442';
    const [dark, pale] = [mix(crust, shadow, 0.34), mix(crust, light, 0.5)];
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-190-56H190V0H-190z', mix('#8a5636', shadow, 0.14));
      sheet.rect(-200, -76, 400, 24, mix('#b9834e', light, 0.3));
      sheet.path('M-190-76Q-186-150-120-156T-50-76z', light);
      sheet.path('M-96-152Q-54-140-50-76H-96Q-70-120-96-152z', mix(light, shadow, 0.26));
      sheet.path('M-184-104Q-120-90-56-104L-52-92Q-120-76-188-92z', signature);
      sheet.line('M-120-150L-60-300M-132-150Q-160-220-130-240T-108-160', mix(light, shadow, 0.45), 7);
      sheet.path('M-40-76Q-44-150 60-156T160-76z', crust);
      sheet.path('M90-150Q150-140 160-76H80Q120-110 90-150z', dark);
      sheet.path('M-6-126q20-24 40-16l-10 26q-18-4-30-10zM44-134q24-14 42-4l-14 26q-16-6-28-22z', pale);
      sheet.path('M-30-76q-4-34 34-36t34 36zM50-76q-4-30 30-32t30 32z', mix(crust, '#e3a94a', 0.4));
      sheet.path('M116-76q-4-36 34-38t36 38z', mix(crust, accent, 0.16));
      sheet.line('M126-92q20-18 46 0M-14-92q18-16 36 0M62-90q14-12 30 0', light, 6);
      sheet.line('M-30-66L110-40', mix('#d9a860', light, 0.2), 20);
      sheet.line('M-52-70L-30-66M110-40L132-36', dark, 10);
      for (const [x, y, radius] of [
        [-10, -210, 8],
        [30, -240, 6],
        [64, -206, 5],
        [96, -230, 7],
        [14, -270, 5],
      ] as const)
        sheet.disc(x, y, radius, light, 0.8);
    });
  },
};
