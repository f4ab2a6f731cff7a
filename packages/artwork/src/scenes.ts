import { balloons } from './scenes/balloons.ts';
import { bayWithCableCar } from './scenes/bay-with-cable-car.ts';
import { beach } from './scenes/beach.ts';
import { canal } from './scenes/canal.ts';
import { cliffVillage } from './scenes/cliff-village.ts';
import { cooking } from './scenes/cooking.ts';
import { desert } from './scenes/desert.ts';
import { fjordShip } from './scenes/fjord-ship.ts';
import { forestLake } from './scenes/forest-lake.ts';
import { garden } from './scenes/garden.ts';
import { glacier } from './scenes/glacier.ts';
import { harbour } from './scenes/harbour.ts';
import { lighthouseCoast } from './scenes/lighthouse-coast.ts';
import { market } from './scenes/market.ts';
import { mountain } from './scenes/mountain.ts';
import { museumHall } from './scenes/museum-hall.ts';
import { nightSkyline } from './scenes/night-skyline.ts';
import { oldTownStreet } from './scenes/old-town-street.ts';
import { quayAtDusk } from './scenes/quay-at-dusk.ts';
import { reef } from './scenes/reef.ts';
import { riverBoats } from './scenes/river-boats.ts';
import { road } from './scenes/road.ts';
import { rooftops } from './scenes/rooftops.ts';
import { ruin } from './scenes/ruin.ts';
import { spa } from './scenes/spa.ts';
import { stage } from './scenes/stage.ts';
import { temple } from './scenes/temple.ts';
import { towerView } from './scenes/tower-view.ts';
import { vineyard } from './scenes/vineyard.ts';
import { wallTrail } from './scenes/wall-trail.ts';
import { waterfall } from './scenes/waterfall.ts';
import { wildlife } from './scenes/wildlife.ts';
import type { Form } from './stage.ts';

/** Every scene, by the name that products use, and the ways to draw it. */
export const scenes: Readonly<Record<string, readonly Form[]>> = {
  balloons: [{ draw: balloons }],
  'bay-with-cable-car': [{ draw: bayWithCableCar }],
  beach: [{ draw: beach }],
  canal: [{ draw: canal }],
  'cliff-village': [{ draw: cliffVillage }],
  cooking: [{ draw: cooking }],
  desert: [{ draw: desert }],
  'fjord-ship': [{ draw: fjordShip }],
  'forest-lake': [{ draw: forestLake }],
  garden: [{ draw: garden }],
  glacier: [{ draw: glacier }],
  harbour: [{ draw: harbour }],
  'lighthouse-coast': [{ draw: lighthouseCoast }],
  market: [{ draw: market }],
  mountain: [{ draw: mountain }],
  'museum-hall': [{ draw: museumHall }],
  'night-skyline': [{ draw: nightSkyline }],
  'old-town-street': [{ draw: oldTownStreet }],
  'quay-at-dusk': [{ draw: quayAtDusk }],
  reef: [{ draw: reef }],
  'river-boats': [{ draw: riverBoats }],
  road: [{ draw: road }],
  rooftops: [{ draw: rooftops }],
  ruin: [{ draw: ruin }],
  spa: [{ draw: spa }],
  stage: [{ draw: stage }],
  temple: [{ draw: temple }],
  'tower-view': [{ draw: towerView }],
  vineyard: [{ draw: vineyard }],
  'wall-trail': [{ draw: wallTrail }],
  waterfall: [{ draw: waterfall }],
  wildlife: [{ draw: wildlife }],
};
