import { side } from '@ashore/artwork/stage.ts';
import { colourOfRecipe } from './draw-recipe.ts';
import type { Recipe } from './recipe.ts';

/** The row of a composed picture, as whoever brings things with pictures into the database writes it. */
export function rowOfRecipe(stem: string, recipe: Recipe) {
  return {
    stem,
    width: side,
    height: side,
    dominant: colourOfRecipe(recipe),
    artwork: recipe,
  };
}
