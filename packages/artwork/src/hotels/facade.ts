import { bands } from '../kit/bands.ts';
import { landUnder } from '../kit/curve.ts';
import { farLand } from '../kit/far-land.ts';
import { mix, steps } from '../kit/mix.ts';
import { bushes } from '../kit/round-tree.ts';
import { walker } from '../kit/walker.ts';
import { glints, lightPath, shadow } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';
import { houseForms, type Site } from './facade-forms.ts';
import { drawHouse } from './house.ts';
import { smallHouses } from './small-houses.ts';

const usualForm = { storeys: 4, bays: 4, bay: 104, storey: 112 };
const BASE = 850;

/** A hotel from outside, by its motif, on the ground that such houses stand on. */
export function facadeScene(motif: string, isByWater: boolean): Scene {
  return (stage) => {
    const { sky, fromLeft } = stage;
    const small = smallHouses[motif];
    const form = houseForms[motif] ?? usualForm;
    const usual = small?.site ?? ('site' in form ? form.site : undefined) ?? 'street';
    const site = siteOf(motif, usual, isByWater);
    const horizon = Math.max(stage.horizon, 600);
    sky(horizon);
    farLand(stage, horizon);
    behind(stage, site, horizon);
    ground(stage, site);
    if (small) small.draw(stage, BASE);
    else drawHouse(stage, form, { x: fromLeft(560), base: BASE });
    inFront(stage, site);
  };
}

/** Only what lies by the water is shown there. Terraces on a cliff always have it below them. */
function siteOf(motif: string, usual: Site, isByWater: boolean): Site {
  if (motif === 'cliffside') return 'water';
  if (usual === 'water') return isByWater ? 'water' : motif === 'pavilion' ? 'garden' : 'street';
  return usual === 'street' && isByWater ? 'water' : usual;
}

function behind({ sheet, inks, chance, town }: Stage, site: Site, horizon: number): void {
  if (site === 'street' || site === 'water')
    town({
      x: [-20, SHEET_SIZE + 20],
      foot: () => horizon + 120,
      base: 880,
      width: [84, 120],
      height: [150, 250],
      haze: 0.34,
    });
  else if (site !== 'sand') {
    bushes(sheet, chance, {
      x: [-20, SHEET_SIZE + 20],
      y: horizon + 100,
      size: 150,
      ink: mix(inks.mid, inks.skyLow, 0.18),
    });
    sheet.rect(0, horizon + 96, SHEET_SIZE, 300, mix(inks.mid, inks.skyLow, 0.18));
  }
}

const lawn = ({ inks }: Stage) => mix(mix('#9cb774', inks.ground, 0.3), inks.skyLow, 0.12);
const sand = ({ inks }: Stage) => mix(mix('#ecc98f', inks.ground, 0.4), inks.light, 0.1);

function ground(stage: Stage, site: Site): void {
  const { sheet, inks } = stage;
  const { light, ground: earth, shadow } = inks;
  if (site === 'street') {
    sheet.rect(0, BASE - 12, SHEET_SIZE, SHEET_SIZE, mix(earth, light, 0.5));
    sheet.rect(0, BASE + 52, SHEET_SIZE, 12, mix(earth, light, 0.8));
    sheet.rect(0, BASE + 62, SHEET_SIZE, SHEET_SIZE, mix(mix(earth, shadow, 0.24), inks.mid, 0.2));
    return;
  }
  if (site === 'water') {
    sheet.rect(0, BASE - 12, SHEET_SIZE, SHEET_SIZE, mix(earth, light, 0.35));
    return;
  }
  const cover = site === 'sand' ? sand(stage) : lawn(stage);
  sheet.path(
    landUnder([-20, 760, 260, 780, 620, 800, 940, 776, 1220, 750], SHEET_SIZE + 20),
    mix(cover, shadow, 0.08),
  );
  sheet.path(landUnder([-20, 880, 300, 850, 640, 846, 960, 862, 1220, 850], SHEET_SIZE + 20), cover);
}

function inFront(stage: Stage, site: Site): void {
  if (site === 'street') street(stage);
  else if (site === 'water') quay(stage);
  else path(stage, site);
}

function guests({ sheet, inks, signature, fromLeft }: Stage, x: number, foot: number): void {
  for (const [at, tall, coat] of [
    [0, 112, signature],
    [46, 104, mix(inks.near, inks.light, 0.3)],
  ] as const) {
    shadow(sheet, fromLeft(x + at) + 10, foot, 26, inks.shadow, 0.3);
    walker(sheet, fromLeft(x + at), foot, tall, {
      coat,
      shade: mix(coat, inks.shadow, 0.35),
      legs: mix(inks.shadow, inks.near, 0.4),
      skin: '#c78f68',
      hair: '#3a2a30',
      hat: mix(inks.light, inks.ground, 0.4),
    });
  }
  sheet.rect(fromLeft(x + 92) - 16, foot - 46, 32, 42, inks.accent);
  sheet.line(`M${fromLeft(x + 92) - 8} ${foot - 46}v-16h16v16`, mix(inks.shadow, inks.near, 0.3), 4);
}

function street(stage: Stage): void {
  const { fromLeft, tree } = stage;
  tree(fromLeft(120), BASE + 36, 330);
  tree(fromLeft(1080), BASE + 40, 360);
  guests(stage, 760, BASE + 44);
}

function quay(stage: Stage): void {
  const { sheet, inks, chance, fromLeft, tree } = stage;
  const { water, skyLow, light, shadow, ground: earth } = inks;
  const edge = BASE + 50;
  tree(fromLeft(110), BASE + 30, 300);
  guests(stage, 800, edge - 12);
  sheet.rect(0, edge - 4, SHEET_SIZE, 26, mix(mix(earth, shadow, 0.34), inks.mid, 0.2));
  bands(sheet, {
    from: edge + 20,
    to: SHEET_SIZE,
    inks: steps(mix(water, shadow, 0.1), mix(water, skyLow, 0.45), 4),
    wave: 4,
    power: 1.2,
  });
  lightPath(sheet, chance, {
    x: fromLeft(560),
    y: [edge + 30, edge + 170],
    count: 9,
    width: [230, 120],
    ink: mix(light, water, 0.4),
    opacity: 0.5,
  });
  glints(sheet, chance, {
    x: [0, SHEET_SIZE],
    y: [edge + 34, 1150],
    count: 14,
    ink: skyLow,
    opacity: 0.6,
    size: [12, 38],
  });
}

function path(stage: Stage, site: Site): void {
  const { sheet, inks, chance, fromLeft, mirror, tree } = stage;
  const cover = site === 'sand' ? sand(stage) : lawn(stage);
  const pale = mix(inks.light, inks.ground, 0.3);
  sheet.at(
    fromLeft(560),
    BASE,
    mirror,
    () => sheet.path('M-44-2H44Q60 90 230 160 330 220 420 370H60Q30 240-20 170-70 100-44-2z', pale),
    1,
  );
  if (site !== 'sand') {
    tree(fromLeft(130), BASE + 50, 380);
    tree(fromLeft(1060), BASE + 20, 320);
    bushes(sheet, chance, { x: [-20, 250], y: 1010, size: 74, ink: mix(cover, inks.near, 0.55) });
  } else tree(fromLeft(150), BASE + 60, 360);
  guests(stage, 770, BASE + 70);
  sheet.path(
    landUnder([-20, 1130, 400, 1100, 800, 1124, 1220, 1080], SHEET_SIZE + 20),
    mix(cover, inks.shadow, 0.14),
  );
}
