const people = ['walkers', 'strollers', 'umbrella-pair', 'book-guide', 'look-up', 'camera', 'hiker', 'dog'];
const wheels = [
  'car',
  'saloon',
  'black-cab',
  'deux-chevaux',
  'jeep',
  'van',
  'minivan',
  'bus',
  'coach',
  'scooter',
  'bicycle',
  'tuk-tuk',
];
const oars = ['kayak', 'rowing-boat', 'gondola'];
const boats = [...oars, 'motorboat', 'sailing-boat', 'ship', 'ferry', 'junk', 'dhow', 'rabelo'];
const wines = ['wine', 'wine-cask', 'grapes', 'whisky'];
const lamps = ['lantern', 'hand-lantern', 'brass-lantern'];
const table = ['pot', 'tagine', 'steamer', 'pastry', 'basket', 'cup', ...wines, 'food-stall'];
const players = [
  'musicians',
  'irish-musicians',
  'guitarist',
  'song',
  'performers',
  'strings',
  'drums',
  'flamenco',
  'opera-mask',
  'puppets',
];
const exhibits = [
  'plinth',
  'bronze-mask',
  'statue',
  'warriors',
  'ship-model',
  'book',
  'train',
  'stones',
  'paint',
];
const birds = ['flamingo', 'heron', 'peacock', 'raven'];
const beasts = ['panda', 'monkey', 'elephant', 'horse', 'goats', 'penguins', 'reindeer', 'camel'];
const heights = ['climber', 'skier', 'paraglider', 'helicopter', 'balloon', 'cable-car'];

/**
 * Props that fit each scene: no car in a museum, no ship in a garden. A scene that is not listed takes
 * people. `none` fits every scene.
 */
const fits: Readonly<Record<string, readonly string[]>> = {
  balloons: ['balloon', ...people, 'horse', 'camel'],
  'bay-with-cable-car': [...people, 'ship', 'ferry', 'telescope', 'bicycle'],
  beach: [
    ...people,
    ...wheels,
    ...boats,
    ...birds,
    'tram',
    'surfboard',
    'paraglider',
    'food-stall',
    'penguins',
  ],
  canal: [...people, ...oars, 'motorboat', 'bicycle', 'scooter', 'tram', ...wines, 'cup'],
  cistern: [...people, ...lamps],
  'cliff-village': [...people, ...boats, ...wheels, ...lamps, ...wines],
  cooking: table,
  desert: [...people, 'camel', 'horse', 'car', 'jeep', 'surfboard', 'telescope', 'balloon'],
  dohyo: ['sumo'],
  'fjord-ship': boats,
  'forest-lake': [...people, ...boats, ...wheels, 'heron', 'telescope', 'climber'],
  garden: [
    ...people,
    ...birds,
    'bicycle',
    'scooter',
    ...lamps,
    'paint',
    'statue',
    'cup',
    ...wines,
    'food-stall',
    'basket',
  ],
  glacier: [...people, ...heights, 'sledge'],
  harbour: [...boats, 'whale', 'orca'],
  'lighthouse-coast': [...people, ...wheels, ...birds, ...boats, 'penguins', 'climber'],
  market: [...table, ...people],
  'model-landscape': ['train'],
  mountain: [...people, ...wheels, ...heights, 'goats', 'horse', 'train', 'funicular', 'sledge', 'telescope'],
  'museum-hall': [...exhibits, ...people, ...lamps],
  'picture-hall': [...exhibits, ...people],
  'glass-hall': [...exhibits, ...people],
  cloister: [...exhibits, ...people, ...lamps],
  'night-sky': [...people, 'telescope', ...lamps, 'sledge', 'reindeer'],
  'night-skyline': [...people, ...wheels, ...boats, ...lamps, 'musicians'],
  'old-town-street': [...people, ...wheels, ...table, 'tram', ...lamps, 'musicians', 'horse'],
  'open-sea': [...boats, 'whale', 'orca', 'diver'],
  'quay-at-dusk': [
    ...people,
    ...boats,
    ...wheels,
    'tram',
    ...lamps,
    'musicians',
    'telescope',
    ...wines,
    'cup',
  ],
  quayside: [...people, ...wheels, 'food-stall', 'basket', ...lamps, 'musicians', 'tram'],
  reef: ['diver', 'motorboat', 'ship', 'ferry', 'kayak', 'sailing-boat', 'whale'],
  'river-boats': [...boats, ...people, 'musicians', ...lamps],
  riverside: [...people, 'bicycle', ...lamps, 'heron'],
  road: [...wheels, 'tram', 'horse', ...people],
  rooftops: [...people, 'cup', ...wines, ...lamps, 'musicians', 'guitarist', 'tuk-tuk', 'paint', 'telescope'],
  ruin: [...people, 'bicycle', 'van', 'minivan', 'train', ...wines, 'goats'],
  'snow-plain': [...people, 'sledge', 'reindeer', 'skier'],
  sight: [...people, ...wheels, 'tram', 'musicians', 'horse', ...lamps, ...wines, 'cup'],
  'sight-by-water': [...people, ...boats, ...wheels, 'telescope', ...lamps, 'whale'],
  'sight-in-country': [...people, ...wheels, 'train', 'horse', 'goats', 'telescope', 'cable-car', ...wines],
  spa: ['stones', 'cup', ...lamps],
  stage: [...players, ...lamps],
  'station-clock': ['statue', 'plinth', 'paint', ...people],
  temple: [...people, ...lamps, 'cup'],
  'torii-path': [...people, ...lamps],
  'tower-view': [...people, 'telescope', 'raven', 'paint'],
  vineyard: [...people, ...wines, 'basket', 'bicycle', 'horse', 'train', 'van', 'minivan', 'car', 'saloon'],
  'wall-trail': [...people, 'bicycle', 'cable-car'],
  waterfall: [...people, ...wheels, ...oars, 'cable-car', 'climber'],
  wildlife: [...birds, ...beasts, ...people, ...oars, 'motorboat', 'whale'],
  'wildlife-by-night': beasts,
  workshop: ['paint', 'plinth', 'puppets', ...wines, 'cup', 'pastry', 'basket'],
};

/** Whether a prop makes sense in a scene. */
export function mayStand(scene: string, prop: string): boolean {
  return prop === 'none' || (fits[scene] ?? people).includes(prop);
}
