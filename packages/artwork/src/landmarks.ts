import { alcazabaMalaga } from './landmarks/alcazaba-malaga.ts';
import { alpineChurch } from './landmarks/alpine-church.ts';
import { amalfiCathedral } from './landmarks/amalfi-cathedral.ts';
import { anshunBridge } from './landmarks/anshun-bridge.ts';
import { aqueduct } from './landmarks/aqueduct.ts';
import { arcDeTriomphe } from './landmarks/arc-de-triomphe.ts';
import { arcticCathedral } from './landmarks/arctic-cathedral.ts';
import { artDecoHotel } from './landmarks/art-deco-hotel.ts';
import { bankOfChinaTower } from './landmarks/bank-of-china-tower.ts';
import { belfryOfBruges } from './landmarks/belfry-of-bruges.ts';
import { bellTower } from './landmarks/bell-tower.ts';
import { berlinWall } from './landmarks/berlin-wall.ts';
import { blueMosque } from './landmarks/blue-mosque.ts';
import { brandenburgGate } from './landmarks/brandenburg-gate.ts';
import { brooklynBridge } from './landmarks/brooklyn-bridge.ts';
import { bryggen } from './landmarks/bryggen.ts';
import { burjKhalifa } from './landmarks/burj-khalifa.ts';
import { campanileAndDogePalace } from './landmarks/campanile-and-doge-palace.ts';
import { canalGables } from './landmarks/canal-gables.ts';
import { candiBentar } from './landmarks/candi-bentar.ts';
import { chalkCliffs } from './landmarks/chalk-cliffs.ts';
import { charlesBridgeTower } from './landmarks/charles-bridge-tower.ts';
import { cityGate } from './landmarks/city-gate.ts';
import { clerigosTower } from './landmarks/clerigos-tower.ts';
import { colosseum } from './landmarks/colosseum.ts';
import { corcovado } from './landmarks/corcovado.ts';
import { cristoRei } from './landmarks/cristo-rei.ts';
import { cuscoCathedral } from './landmarks/cusco-cathedral.ts';
import { cuttySark } from './landmarks/cutty-sark.ts';
import { domLuisBridge } from './landmarks/dom-luis-bridge.ts';
import { douroTerraces } from './landmarks/douro-terraces.ts';
import { dubrovnikWalls } from './landmarks/dubrovnik-walls.ts';
import { edinburghCastle } from './landmarks/edinburgh-castle.ts';
import { eiffelTower } from './landmarks/eiffel-tower.ts';
import { elbphilharmonie } from './landmarks/elbphilharmonie.ts';
import { elizabethTower } from './landmarks/elizabeth-tower.ts';
import { empireStateBuilding } from './landmarks/empire-state-building.ts';
import { esplanadePalms } from './landmarks/esplanade-palms.ts';
import { fairyChimneys } from './landmarks/fairy-chimneys.ts';
import { fernsehturm } from './landmarks/fernsehturm.ts';
import { fjordWalls } from './landmarks/fjord-walls.ts';
import { florenceCathedral } from './landmarks/florence-cathedral.ts';
import { frauenkirche } from './landmarks/frauenkirche.ts';
import { galataTower } from './landmarks/galata-tower.ts';
import { geyser } from './landmarks/geyser.ts';
import { giantWheel } from './landmarks/giant-wheel.ts';
import { giralda } from './landmarks/giralda.ts';
import { globeTheatre } from './landmarks/globe-theatre.ts';
import { goldenChedi } from './landmarks/golden-chedi.ts';
import { goldenGateBridge } from './landmarks/golden-gate-bridge.ts';
import { goldenPavilion } from './landmarks/golden-pavilion.ts';
import { goosePagoda } from './landmarks/goose-pagoda.ts';
import { greatTorii } from './landmarks/great-torii.ts';
import { greatWall } from './landmarks/great-wall.ts';
import { hagiaSophia } from './landmarks/hagia-sophia.ts';
import { hallgrimskirkja } from './landmarks/hallgrimskirkja.ts';
import { hapennyBridge } from './landmarks/hapenny-bridge.ts';
import { harbourBridge } from './landmarks/harbour-bridge.ts';
import { huaynaPicchu } from './landmarks/huayna-picchu.ts';
import { kasbah } from './landmarks/kasbah.ts';
import { koutoubia } from './landmarks/koutoubia.ts';
import { leshanBuddha } from './landmarks/leshan-buddha.ts';
import { liberty } from './landmarks/liberty.ts';
import { lionsGateBridge } from './landmarks/lions-gate-bridge.ts';
import { lionsHead } from './landmarks/lions-head.ts';
import { marbleBoat } from './landmarks/marble-boat.ts';
import { marinaBaySands } from './landmarks/marina-bay-sands.ts';
import { matterhorn } from './landmarks/matterhorn.ts';
import { mayaPyramid } from './landmarks/maya-pyramid.ts';
import { mendenhallGlacier } from './landmarks/mendenhall-glacier.ts';
import { meridianGate } from './landmarks/meridian-gate.ts';
import { milanCathedral } from './landmarks/milan-cathedral.ts';
import { montserrat } from './landmarks/montserrat.ts';
import { mountFuji } from './landmarks/mount-fuji.ts';
import { nSeoulTower } from './landmarks/n-seoul-tower.ts';
import { neuschwanstein } from './landmarks/neuschwanstein.ts';
import { nevskyDomes } from './landmarks/nevsky-domes.ts';
import { nijoTurret } from './landmarks/nijo-turret.ts';
import { northHead } from './landmarks/north-head.ts';
import { notreDame } from './landmarks/notre-dame.ts';
import { nyhavn } from './landmarks/nyhavn.ts';
import { operaHouse } from './landmarks/opera-house.ts';
import { orientalPearl } from './landmarks/oriental-pearl.ts';
import { ourSaviour } from './landmarks/our-saviour.ts';
import { paintedLadies } from './landmarks/painted-ladies.ts';
import { palaceGate } from './landmarks/palace-gate.ts';
import { palacioDeCibeles } from './landmarks/palacio-de-cibeles.ts';
import { palermoCathedral } from './landmarks/palermo-cathedral.ts';
import { parthenon } from './landmarks/parthenon.ts';
import { phoenixHall } from './landmarks/phoenix-hall.ts';
import { picoDoArieiro } from './landmarks/pico-do-arieiro.ts';
import { ponte25DeAbril } from './landmarks/ponte-25-de-abril.ts';
import { ponteVecchio } from './landmarks/ponte-vecchio.ts';
import { poseidonsTemple } from './landmarks/poseidons-temple.ts';
import { puertaDeAlcala } from './landmarks/puerta-de-alcala.ts';
import { puntaSur } from './landmarks/punta-sur.ts';
import { rialtoBridge } from './landmarks/rialto-bridge.ts';
import { riceTerraces } from './landmarks/rice-terraces.ts';
import { rondaBridge } from './landmarks/ronda-bridge.ts';
import { roundTower } from './landmarks/round-tower.ts';
import { royalObservatory } from './landmarks/royal-observatory.ts';
import { sacreCoeur } from './landmarks/sacre-coeur.ts';
import { sagradaFamilia } from './landmarks/sagrada-familia.ts';
import { salute } from './landmarks/salute.ts';
import { santoriniDomes } from './landmarks/santorini-domes.ts';
import { scottMonument } from './landmarks/scott-monument.ts';
import { sensoGate } from './landmarks/senso-gate.ts';
import { sevenSisters } from './landmarks/seven-sisters.ts';
import { stMichaelis } from './landmarks/st-michaelis.ts';
import { stPauls } from './landmarks/st-pauls.ts';
import { stPeters } from './landmarks/st-peters.ts';
import { stStephens } from './landmarks/st-stephens.ts';
import { stockholmCityHall } from './landmarks/stockholm-city-hall.ts';
import { sugarloaf } from './landmarks/sugarloaf.ts';
import { supertrees } from './landmarks/supertrees.ts';
import { tableMountain } from './landmarks/table-mountain.ts';
import { tallinnTowers } from './landmarks/tallinn-towers.ts';
import { templeOfHeaven } from './landmarks/temple-of-heaven.ts';
import { threeSisters } from './landmarks/three-sisters.ts';
import { tokyoTower } from './landmarks/tokyo-tower.ts';
import { torreDeBelem } from './landmarks/torre-de-belem.ts';
import { torreDelOro } from './landmarks/torre-del-oro.ts';
import { totemPoles } from './landmarks/totem-poles.ts';
import { towerBridge } from './landmarks/tower-bridge.ts';
import { vesuvius } from './landmarks/vesuvius.ts';
import { watArun } from './landmarks/wat-arun.ts';
import { whiteMosque } from './landmarks/white-mosque.ts';
import { windTowers } from './landmarks/wind-towers.ts';
import { windmill } from './landmarks/windmill.ts';
import { yasakaPagoda } from './landmarks/yasaka-pagoda.ts';
import { yuGarden } from './landmarks/yu-garden.ts';
import type { Landmark } from './stage.ts';

/** All landmarks by name. */
export const landmarks: Readonly<Record<string, Landmark>> = {
  'alcazaba-malaga': alcazabaMalaga,
  'alpine-church': alpineChurch,
  'amalfi-cathedral': amalfiCathedral,
  'anshun-bridge': anshunBridge,
  aqueduct,
  'arc-de-triomphe': arcDeTriomphe,
  'arctic-cathedral': arcticCathedral,
  'art-deco-hotel': artDecoHotel,
  'bank-of-china-tower': bankOfChinaTower,
  'belfry-of-bruges': belfryOfBruges,
  'bell-tower': bellTower,
  'berlin-wall': berlinWall,
  'blue-mosque': blueMosque,
  'brandenburg-gate': brandenburgGate,
  'brooklyn-bridge': brooklynBridge,
  bryggen,
  'burj-khalifa': burjKhalifa,
  'campanile-and-doge-palace': campanileAndDogePalace,
  'canal-gables': canalGables,
  'candi-bentar': candiBentar,
  'chalk-cliffs': chalkCliffs,
  'charles-bridge-tower': charlesBridgeTower,
  'city-gate': cityGate,
  'clerigos-tower': clerigosTower,
  colosseum,
  corcovado,
  'cristo-rei': cristoRei,
  'cusco-cathedral': cuscoCathedral,
  'cutty-sark': cuttySark,
  'dom-luis-bridge': domLuisBridge,
  'douro-terraces': douroTerraces,
  'dubrovnik-walls': dubrovnikWalls,
  'edinburgh-castle': edinburghCastle,
  'eiffel-tower': eiffelTower,
  elbphilharmonie,
  'elizabeth-tower': elizabethTower,
  'empire-state-building': empireStateBuilding,
  'esplanade-palms': esplanadePalms,
  'fairy-chimneys': fairyChimneys,
  fernsehturm,
  'fjord-walls': fjordWalls,
  'florence-cathedral': florenceCathedral,
  frauenkirche,
  'galata-tower': galataTower,
  geyser,
  'giant-wheel': giantWheel,
  giralda,
  'globe-theatre': globeTheatre,
  'golden-chedi': goldenChedi,
  'golden-gate-bridge': goldenGateBridge,
  'golden-pavilion': goldenPavilion,
  'goose-pagoda': goosePagoda,
  'great-torii': greatTorii,
  'great-wall': greatWall,
  'hagia-sophia': hagiaSophia,
  hallgrimskirkja,
  'hapenny-bridge': hapennyBridge,
  'harbour-bridge': harbourBridge,
  'huayna-picchu': huaynaPicchu,
  kasbah,
  koutoubia,
  'leshan-buddha': leshanBuddha,
  liberty,
  'lions-gate-bridge': lionsGateBridge,
  'lions-head': lionsHead,
  'marble-boat': marbleBoat,
  'marina-bay-sands': marinaBaySands,
  matterhorn,
  'maya-pyramid': mayaPyramid,
  'mendenhall-glacier': mendenhallGlacier,
  'meridian-gate': meridianGate,
  'milan-cathedral': milanCathedral,
  montserrat,
  'mount-fuji': mountFuji,
  'n-seoul-tower': nSeoulTower,
  neuschwanstein,
  'nevsky-domes': nevskyDomes,
  'nijo-turret': nijoTurret,
  'north-head': northHead,
  'notre-dame': notreDame,
  nyhavn,
  'opera-house': operaHouse,
  'oriental-pearl': orientalPearl,
  'our-saviour': ourSaviour,
  'painted-ladies': paintedLadies,
  'palace-gate': palaceGate,
  'palacio-de-cibeles': palacioDeCibeles,
  'palermo-cathedral': palermoCathedral,
  parthenon,
  'phoenix-hall': phoenixHall,
  'pico-do-arieiro': picoDoArieiro,
  'ponte-25-de-abril': ponte25DeAbril,
  'ponte-vecchio': ponteVecchio,
  'poseidons-temple': poseidonsTemple,
  'puerta-de-alcala': puertaDeAlcala,
  'punta-sur': puntaSur,
  'rialto-bridge': rialtoBridge,
  'rice-terraces': riceTerraces,
  'ronda-bridge': rondaBridge,
  'round-tower': roundTower,
  'royal-observatory': royalObservatory,
  'sacre-coeur': sacreCoeur,
  'sagrada-familia': sagradaFamilia,
  salute,
  'santorini-domes': santoriniDomes,
  'scott-monument': scottMonument,
  'senso-gate': sensoGate,
  'seven-sisters': sevenSisters,
  'st-michaelis': stMichaelis,
  'st-pauls': stPauls,
  'st-peters': stPeters,
  'st-stephens': stStephens,
  'stockholm-city-hall': stockholmCityHall,
  sugarloaf,
  supertrees,
  'table-mountain': tableMountain,
  'tallinn-towers': tallinnTowers,
  'temple-of-heaven': templeOfHeaven,
  'three-sisters': threeSisters,
  'tokyo-tower': tokyoTower,
  'torre-de-belem': torreDeBelem,
  'torre-del-oro': torreDelOro,
  'totem-poles': totemPoles,
  'tower-bridge': towerBridge,
  vesuvius,
  'wat-arun': watArun,
  'white-mosque': whiteMosque,
  'wind-towers': windTowers,
  windmill,
  'yasaka-pagoda': yasakaPagoda,
  'yu-garden': yuGarden,
};
