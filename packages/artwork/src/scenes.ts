import { eastern, northern, souks, southern, tropical, wild } from './regions.ts';
import { balloons } from './scenes/balloons.ts';
import { bambooGrove } from './scenes/bamboo-grove.ts';
import { bayWithCableCar } from './scenes/bay-with-cable-car.ts';
import { beach } from './scenes/beach.ts';
import { boulevard } from './scenes/boulevard.ts';
import { canal } from './scenes/canal.ts';
import { cellar } from './scenes/cellar.ts';
import { cistern } from './scenes/cistern.ts';
import { cliffVillage } from './scenes/cliff-village.ts';
import { cloister } from './scenes/cloister.ts';
import { concertHall } from './scenes/concert-hall.ts';
import { cooking } from './scenes/cooking.ts';
import { courtGarden } from './scenes/court-garden.ts';
import { courtyard } from './scenes/courtyard.ts';
import { desert } from './scenes/desert.ts';
import { desertRoad } from './scenes/desert-road.ts';
import { dohyo } from './scenes/dohyo.ts';
import { easternGarden } from './scenes/eastern-garden.ts';
import { fjordShip } from './scenes/fjord-ship.ts';
import { forestLake } from './scenes/forest-lake.ts';
import { garden } from './scenes/garden.ts';
import { glacier } from './scenes/glacier.ts';
import { glassHall } from './scenes/glass-hall.ts';
import { guildhall } from './scenes/guildhall.ts';
import { harbour } from './scenes/harbour.ts';
import { hearth } from './scenes/hearth.ts';
import { jungleRuin } from './scenes/jungle-ruin.ts';
import { lighthouseCoast } from './scenes/lighthouse-coast.ts';
import { market } from './scenes/market.ts';
import { marketHall } from './scenes/market-hall.ts';
import { modelLandscape } from './scenes/model-landscape.ts';
import { mountain } from './scenes/mountain.ts';
import { mountainPass } from './scenes/mountain-pass.ts';
import { museumHall, pictureHall } from './scenes/museum-hall.ts';
import { nightMarket } from './scenes/night-market.ts';
import { nightSky } from './scenes/night-sky.ts';
import { nightSkyline } from './scenes/night-skyline.ts';
import { nightTown } from './scenes/night-town.ts';
import { oldTownStreet } from './scenes/old-town-street.ts';
import { openSea } from './scenes/open-sea.ts';
import { park } from './scenes/park.ts';
import { pergola } from './scenes/pergola.ts';
import { quayAtDusk } from './scenes/quay-at-dusk.ts';
import { quayside } from './scenes/quayside.ts';
import { reef } from './scenes/reef.ts';
import { ridge } from './scenes/ridge.ts';
import { riverBoats } from './scenes/river-boats.ts';
import { riverside } from './scenes/riverside.ts';
import { road } from './scenes/road.ts';
import { rooftops } from './scenes/rooftops.ts';
import { ruin } from './scenes/ruin.ts';
import { sight, sightByWater, sightInCountry } from './scenes/sight.ts';
import { snowPlain } from './scenes/snow-plain.ts';
import { souk } from './scenes/souk.ts';
import { spa } from './scenes/spa.ts';
import { townSquare } from './scenes/square.ts';
import { stage } from './scenes/stage.ts';
import { standingStones } from './scenes/standing-stones.ts';
import { stationClock } from './scenes/station-clock.ts';
import { temple } from './scenes/temple.ts';
import { toriiPath } from './scenes/torii-path.ts';
import { towerView } from './scenes/tower-view.ts';
import { tropicalGarden } from './scenes/tropical-garden.ts';
import { vineyard } from './scenes/vineyard.ts';
import { wallTrail } from './scenes/wall-trail.ts';
import { waterfall } from './scenes/waterfall.ts';
import { wildlife } from './scenes/wildlife.ts';
import { woodland } from './scenes/woodland.ts';
import { workshop } from './scenes/workshop.ts';
import type { Form } from './stage.ts';

/** All scenes by the name that products use, each with its forms. */
export const scenes: Readonly<Record<string, readonly Form[]>> = {
  balloons: [{ draw: balloons }],
  'bay-with-cable-car': [{ draw: bayWithCableCar }],
  beach: [{ draw: beach }],
  canal: [{ draw: canal }],
  cistern: [{ draw: cistern }],
  cloister: [{ draw: cloister }],
  'cliff-village': [{ draw: cliffVillage }],
  cooking: [
    { draw: cooking },
    { draw: hearth, suits: (look) => !eastern(look) },
    { draw: pergola, suits: southern },
  ],
  desert: [{ draw: desert }],
  dohyo: [{ draw: dohyo }],
  'fjord-ship': [{ draw: fjordShip }],
  'forest-lake': [{ draw: forestLake }, { draw: woodland, dry: true }],
  garden: [
    { draw: garden, suits: (look) => !eastern(look) && !tropical(look) },
    { draw: park, suits: northern },
    { draw: courtGarden, suits: (look) => souks(look) || ['andalusian', 'iberian'].includes(look.style) },
    { draw: easternGarden, suits: (look) => eastern(look) && !tropical(look) },
    { draw: tropicalGarden, suits: tropical },
  ],
  glacier: [{ draw: glacier }],
  'glass-hall': [{ draw: glassHall }],
  harbour: [{ draw: harbour }],
  'lighthouse-coast': [{ draw: lighthouseCoast }],
  market: [
    { draw: market, suits: (look) => !souks(look) && !eastern(look) },
    { draw: marketHall, suits: (look) => !souks(look) && !eastern(look) && look.climate !== 'tropical' },
    { draw: souk, suits: souks },
    {
      draw: nightMarket,
      light: ['mediterraneanDusk', 'nordicDusk', 'urbanNight'],
      suits: (look) => eastern(look) || ['tropical', 'highland'].includes(look.climate),
    },
  ],
  'model-landscape': [{ draw: modelLandscape }],
  mountain: [{ draw: mountain }, { draw: ridge }],
  'museum-hall': [{ draw: museumHall }],
  'night-skyline': [
    { draw: nightSkyline, suits: ({ skyscrapers }) => skyscrapers },
    { draw: nightTown, suits: ({ skyscrapers }) => !skyscrapers },
  ],
  'old-town-street': [{ draw: oldTownStreet }, { draw: townSquare }],
  'picture-hall': [{ draw: pictureHall }],
  'quay-at-dusk': [{ draw: quayAtDusk }],
  quayside: [{ draw: quayside }],
  reef: [{ draw: reef }],
  'river-boats': [{ draw: riverBoats }],
  riverside: [{ draw: riverside }],
  road: [
    { draw: boulevard, suits: (look) => !wild(look) },
    { draw: road, suits: (look) => look.terrain !== 'desert' && look.terrain !== 'mountains' },
    { draw: mountainPass, suits: (look) => ['mountains', 'fjord', 'cliffs'].includes(look.terrain) },
    { draw: desertRoad, suits: (look) => look.terrain === 'desert' || look.style === 'gulf' },
  ],
  rooftops: [{ draw: rooftops }],
  ruin: [
    { draw: ruin, suits: ({ climate }) => climate === 'mediterranean' },
    {
      draw: standingStones,
      suits: (look) => northern(look) || ['atlantic', 'desert', 'highland'].includes(look.climate),
    },
    { draw: jungleRuin, suits: (look) => tropical(look) || eastern(look) || look.climate === 'highland' },
  ],
  sight: [{ draw: sight }],
  'sight-by-water': [{ draw: sightByWater }],
  'sight-in-country': [{ draw: sightInCountry }],
  spa: [{ draw: spa }],
  stage: [
    { draw: stage, suits: (look) => !eastern(look) },
    { draw: cellar, suits: (look) => !eastern(look) && look.climate !== 'desert' },
    { draw: courtyard, suits: southern },
    { draw: concertHall, suits: northern },
    { draw: guildhall, suits: eastern },
    // A second turn for the desert, which is southern too and has no cellars.
    { draw: courtyard, suits: (look) => look.climate === 'desert' },
  ],
  'station-clock': [{ draw: stationClock }],
  temple: [{ draw: temple }],
  'torii-path': [{ draw: toriiPath }],
  'tower-view': [{ draw: towerView }],
  vineyard: [{ draw: vineyard }],
  'wall-trail': [{ draw: wallTrail }],
  waterfall: [{ draw: waterfall }],
  wildlife: [
    { draw: wildlife, suits: (look) => look.tree !== 'bamboo' && look.terrain !== 'jungle' },
    { draw: bambooGrove, suits: ({ tree }) => tree === 'bamboo' },
    { draw: tropicalGarden, suits: ({ terrain }) => terrain === 'jungle' },
  ],
  'wildlife-by-night': [{ draw: tropicalGarden, light: ['urbanNight', 'nordicDusk'] }],
  'night-sky': [{ draw: nightSky }],
  'open-sea': [{ draw: openSea }],
  'snow-plain': [{ draw: snowPlain }],
  workshop: [{ draw: workshop }],
};
