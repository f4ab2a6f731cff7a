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
import type { Scene } from './stage.ts';

/** Every scene, by the name that products use. */
export const scenes: Readonly<Record<string, Scene>> = {
  balloons,
  'bay-with-cable-car': bayWithCableCar,
  beach,
  canal,
  'cliff-village': cliffVillage,
  cooking,
  desert,
  'fjord-ship': fjordShip,
  'forest-lake': forestLake,
  garden,
  glacier,
  harbour,
  'lighthouse-coast': lighthouseCoast,
  market,
  mountain,
  'museum-hall': museumHall,
  'night-skyline': nightSkyline,
  'old-town-street': oldTownStreet,
  'quay-at-dusk': quayAtDusk,
  reef,
  'river-boats': riverBoats,
  road,
  rooftops,
  ruin,
  spa,
  stage,
  temple,
  'tower-view': towerView,
  vineyard,
  'wall-trail': wallTrail,
  waterfall,
  wildlife,
};
