/**
 * Building style of a region: what its houses have in common. The colours are the local ones, and `inLight` tints them by the
 * hour.
 */
export type BuildingStyle = {
  readonly roof:
    | 'hip'
    | 'flat'
    | 'gable'
    | 'steps'
    | 'mansard'
    | 'eaves'
    | 'chalet'
    | 'chimneys'
    | 'merlons'
    | 'tower'
    | 'thatch';
  readonly walls: readonly [string, ...string[]];
  readonly roofs: readonly [string, ...string[]];
  /** Height and width of the houses, relative to those of a southern town. */
  readonly tall: number;
  readonly wide: number;
  readonly panes: 'small' | 'sash' | 'arch' | 'lattice' | 'strip';
  /** Height of the roof as a share of the width. */
  readonly pitch: number;
};

/** One house in a row: `x` is its left edge, `top` its eaves and `foot` its base. */
export type House = { x: number; top: number; foot: number; width: number; wall: string; roof: string };

const style = (
  roof: BuildingStyle['roof'],
  walls: string,
  roofs: string,
  [tall, wide, pitch]: readonly [number, number, number],
  panes: BuildingStyle['panes'] = 'small',
): BuildingStyle => ({ roof, walls: inksOf(walls), roofs: inksOf(roofs), tall, wide, pitch, panes });

function inksOf(line: string): [string, ...string[]] {
  const [first = '', ...rest] = line.split(' ').map((ink) => `#${ink}`);
  return [first, ...rest];
}

/** All styles by name. The look of a place names its style. */
export const buildingStyles = {
  iberian: style('hip', 'fbf1de e9a98c f2d9a6 cfdfdc', 'c9603f d5754e', [1, 1, 0.26], 'sash'),
  andalusian: style('hip', 'fffaf0 fbf1de f0d08a', 'b9683f c98250', [0.95, 1, 0.22], 'arch'),
  italian: style('hip', 'e7b579 d98f62 efd3a2 c9785a', 'b65a3c c56e48', [1.25, 1, 0.18]),
  venetian: style('hip', 'd9826a e9b98a f0dcc0 c96a58', 'b9573c c76a4a', [1.15, 0.9, 0.2], 'arch'),
  dalmatian: style('hip', 'efe2c4 e6d3ac f6ecd6', 'd2693e dd7f4c', [0.95, 0.95, 0.3]),
  cycladic: style('flat', 'fffdf6 f6f3ea eef0ee', '2f6fb0 2a5f9c', [0.8, 1, 0.1]),
  attic: style('flat', 'f6ecd8 efdcc0 fbf6ea e9cfa8', 'c9603f d5754e', [1, 1.1, 0.12]),
  hanseatic: style('gable', 'a8443a 8f3a38 c8695a 6e3a3c', '4a3340 5c3f48', [1.2, 0.8, 0.85]),
  timber: style('gable', 'b23b34 dd9f42 f6eedd 8a3438 4f7377', '3a3c48 4a4a54', [0.9, 0.85, 0.62]),
  nordic: style('gable', 'f0c873 e2955a d8714f f4e4c4 c9584a', '4b4650 5a5058', [1.25, 0.85, 0.4], 'sash'),
  tin: style('gable', 'c2473c f3ead8 3f7f8c e3b04c 5b8f6a', '8c3b36 3f4d5c 4d6b70', [0.8, 1, 0.45]),
  dutch: style('steps', '7a3f38 934c3c 5a3a3e b0684a e8dcc4', '4a3038 5a3a40', [1.45, 0.82, 0.5], 'sash'),
  parisian: style('mansard', 'f1e4c8 e9d9bb f6ecd6', '6f8094 7d8da0', [1.3, 1.15, 0.3], 'sash'),
  baroque: style('mansard', 'f2d38a e8b9a0 d9e0c4 f4e6cc', 'a9573f 8a4f48', [1.15, 1.1, 0.28], 'sash'),
  georgian: style('chimneys', 'b5694f c88a68 e9d8bc 9c5a4a', '4a4a5a 56525f', [1.2, 0.8, 0.12], 'sash'),
  tenement: style('chimneys', 'b7a78f a3937f c7b79c 8f8478', '525462 5f5f6a', [1.35, 0.85, 0.3], 'sash'),
  brownstone: style('chimneys', 'a5533f 8a4a3e c07a58 d9b088', '5a3f40 4a383c', [1.5, 0.8, 0.08], 'sash'),
  painted: style('gable', 'f0c9b0 9fc3b8 f2e3b4 d98f7c b9c9dc', '5a6470 6a6470', [1.1, 0.75, 0.6], 'sash'),
  maghrebi: style('merlons', 'd98a5c c9744c e6a472 dba06e', 'b9603c a85438', [0.95, 1.1, 0.08], 'arch'),
  mudbrick: style('merlons', 'd9a067 c98a52 e6b883', 'b07444 9c643c', [0.8, 1.2, 0.08]),
  gulf: style('merlons', 'ecd6ac e0c292 f6e8cc', 'c9a46c b8925c', [0.9, 1.1, 0.1], 'arch'),
  ottoman: style('hip', 'c98a68 e6c9a0 a86a58 d9a884', '8a4a3e 9c5a44', [1.1, 0.9, 0.3], 'sash'),
  andean: style('hip', 'fbf4e4 f0dcc0 e8c79a', 'b9583a c76a44', [0.85, 1.2, 0.34], 'arch'),
  eastern: style('eaves', 'e9d9bb d9c4a4 c9ac8a', '4a5464 3d4656', [0.75, 1.25, 0.36], 'lattice'),
  imperial: style('eaves', 'a83c34 94342f b9483a', 'd99a3c c98834', [0.75, 1.4, 0.4], 'lattice'),
  canton: style('tower', 'd9c0a4 c9a890 b9b0a4 e3d3b9', '8a8478 7a7468', [2.1, 0.7, 0], 'strip'),
  shophouse: style('hip', 'f2b8a0 a9d3c4 f6dc9a 9fc4d8 f4ecd8', 'b9583f a84e3c', [1.05, 0.72, 0.24], 'arch'),
  balinese: style('thatch', 'c98a5c b97850 d9a070', '6a4f3c 7a5c44', [0.6, 1.2, 0.6]),
  siamese: style('eaves', 'f4ead0 e9d8b4', 'c9603a 3f7a58', [0.7, 1.1, 0.5]),
  deco: style('flat', 'f6c9b4 a8d9d0 fbeecb 9fc9dc f2a89c', 'ff8f78 4fa8a0', [1.2, 1.2, 0.1], 'strip'),
  caribbean: style('gable', 'f6dc8a f2a084 8fccc0 f8f0dc', 'b95a44 6a8a88', [0.75, 1.1, 0.32]),
  chalet: style('chalet', '8a5a3c 7a4c34 a06c48', '4f4038 5c4a40', [0.8, 1.2, 0.34]),
  bavarian: style('chalet', 'fbf0d6 f2dca8 e8c48c', '8a4a3a 7a4238', [1.1, 1, 0.5], 'sash'),
  colonial: style('flat', 'f4d9a0 e8b088 f6ecd8 bcd0c0', 'c9705a b0604c', [1.15, 1, 0.1], 'arch'),
  modern: style('tower', '8fa6b8 a4b8c4 7a94a8 c4ccd0', '6a8298 5c7488', [2.3, 0.8, 0], 'strip'),
} as const satisfies Record<string, BuildingStyle>;

export type BuildingStyleName = keyof typeof buildingStyles;
