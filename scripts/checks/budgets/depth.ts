import type { Sources } from '../read-sources.ts';
import { type Budget, noneOf } from './budget.ts';

const maxLevels = 7;
const spacesPerLevel = 2;

/**
 * A level is two spaces at the start of a line. A continued comment line has one space more, which adds no
 * level.
 */
export function depthBudgets(sources: Sources): Budget[] {
  const deepLines = [...sources].flatMap(([path, text]) =>
    text.split('\n').flatMap((line, index) => {
      const spaces = line.length - line.trimStart().length;
      const levels = Math.floor(spaces / spacesPerLevel);
      if (line.trim() === '' || levels <= maxLevels) return [];
      return [`${path}:${index + 1}  ${levels} levels deep: name the inner part and move it out`];
    }),
  );
  return [noneOf(`lines deeper than ${maxLevels} levels`, deepLines)];
}
