import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A violinist standing and a cellist seated, music on a stand between them. */
export const strings: Prop = {
  height: 96,
  rests: 'on ground',
  draw(sheet, { light, shadow }, signature) {
    const black = mix(shadow, light, 0.12);
    const wood = '#b8682f';
    const dark = mix(wood, shadow, 0.4);
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.line('M-10 0V-150M-36 0L-10-30 16 0', mix(shadow, light, 0.2), 7);
      sheet.path('M-52-150L-10-130 34-150V-206L-10-190-52-206z', light);
      sheet.path('M-150-190L-166 0h34l16-130 14 130h34l-14-190z', black);
      sheet.path('M-156-180q-10-86 14-112 30-12 62 0 16 50 8 112-40 12-84 0z', black);
      sheet.path('M-124-296h30l-14 90z', light);
      sheet.disc(-108, -330, 30, '#e0ac85');
      sheet.path('M-140-328q0-40 36-38 32 4 28 40-30-20-64-2z', '#6a3b28');
      sheet.path('M-104-290q-40 0-60 22 2 26 30 22 20-4 30-20 14-10 0-24z', wood);
      sheet.line('M-150-262L-210-240', dark, 9);
      sheet.line('M-84-274Q-40-260-60-220L-130-230', black, 20);
      sheet.line('M-70-300L-190-214', light, 5);
      sheet.path('M66-110h120v14H66zM76-96h14V0H76zM164-96h14V0h-14z', mix('#8a5636', shadow, 0.2));
      sheet.path('M90-116q-10-100 14-130 30-14 60 0 20 50 10 130z', signature);
      sheet.path('M140-250q16 0 24 4 20 50 10 130h-40q20-70 6-134z', mix(signature, shadow, 0.36));
      sheet.path('M92-120l-40 116h30l40-84 20 84h32l-14-116z', black);
      sheet.disc(130, -286, 28, '#8a5638');
      sheet.path('M100-284q-4-38 34-36 32 6 24 44-10 10-16-6-20-16-42-2z', shadow);
      sheet.disc(160, -300, 14, shadow);
      sheet.path('M84-180q40-10 44 26-12 22 4 42 10 50-44 54-52-2-46-52 14-22 0-40 0-28 42-30z', wood);
      sheet.path('M104-178q24 6 24 34-12 22 4 42 10 50-44 54 40-60 16-130z', dark);
      sheet.line('M86-180L96-330M88-58V-2', dark, 9);
      sheet.line('M20-128L150-110', light, 5);
      sheet.line('M160-220Q176-160 140-114', signature, 20);
    });
  },
};
