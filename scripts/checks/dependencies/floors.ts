import type { Violation } from '../report.ts';
import { featureFolders, floors } from './import-rules.ts';
import type { Import } from './read-imports.ts';
import { isProduct, type Source } from './source.ts';

/**
 * A feature of the server may use features of lower floors only. A feature of the web may use no other
 * feature.
 */
export function floorViolations(sources: readonly Source[]): Violation[] {
  return sources
    .filter(isProduct)
    .flatMap(({ path, imports }) => [
      ...unknownFeature(path),
      ...imports.flatMap((imported) => forbiddenImport(path, imported)),
    ]);
}

function unknownFeature(path: string): Violation[] {
  const feature = featureOf(path);
  if (!feature || feature.otherNames.includes(feature.name) || floorOf(feature.name) > 0) return [];
  const wrong = `There is no feature called "${feature.name}".`;
  return [
    {
      path,
      line: 1,
      wrong,
      instead: 'use one of the nouns of the table in scripts/checks/dependencies/import-rules.ts.',
    },
  ];
}

function forbiddenImport(path: string, { line, target }: Import): Violation[] {
  const from = featureOf(path);
  const to = target && featureOf(target);
  if (!from || !to || from.folder !== to.folder || from.name === to.name) return [];
  if (!from.hasFloors) {
    const wrong = `${from.name} imports ${to.name}, another feature.`;
    return [
      { path, line, wrong, instead: 'compose the two in the route, or move what both need to ui or core.' },
    ];
  }
  if (floorOf(to.name) < floorOf(from.name)) return [];
  const wrong = `${from.name} (floor ${floorOf(from.name)}) imports ${to.name} (floor ${floorOf(to.name)}).`;
  const instead =
    'compose the two in the procedure in http, or send what the higher floor must do through the outbox.';
  return [{ path, line, wrong, instead }];
}

function featureOf(path: string) {
  const featureFolder = featureFolders.find(({ folder }) => path.startsWith(folder));
  if (!featureFolder) return undefined;
  const [name = ''] = path.slice(featureFolder.folder.length).split('/');
  return { ...featureFolder, name };
}

/** Floor number, counted from 1; 0 if the feature is on no floor. */
function floorOf(name: string): number {
  return floors.findIndex((features) => features.includes(name)) + 1;
}
