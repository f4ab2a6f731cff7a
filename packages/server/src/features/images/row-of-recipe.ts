import { dominantOf } from '@ashore/artwork/dominant-of.ts';
import { side } from '@ashore/artwork/stage.ts';
import { compositionOfRecipe } from './composition-of-recipe.ts';
import type { Recipe } from './recipe.ts';

/** The row of a composed picture, as whoever brings things with pictures into the database writes it. */
export function rowOfRecipe(stem: string, recipe: Recipe) {
  return {
    stem,
    width: side,
    height: side,
    dominant: dominantOf(compositionOfRecipe(recipe)),
    artwork: recipe,
  };
}
