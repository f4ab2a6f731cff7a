import type { PlaceLook } from './places.ts';
import { scenes } from './scenes.ts';
import type { Form } from './stage.ts';

const anywhere = ['rooftops', 'old-town-street', 'market', 'road'] as const;

type FormWanted = {
  readonly scene: string;
  readonly look: PlaceLook;
  readonly rank: number;
  /** Whether the activity takes place on the water. */
  readonly afloat: boolean;
};

/**
 * Chooses the form in which a scene is drawn. The forms that suit the place take turns. An unknown scene
 * becomes a general view of the town or its surroundings.
 */
export function formOf({ scene, look, rank, afloat }: FormWanted): Form {
  const name = Object.hasOwn(scenes, scene) ? scene : (anywhere[rank % anywhere.length] ?? 'rooftops');
  const forms = (scenes[name] ?? []).filter(({ suits, dry }) => (suits?.(look) ?? true) && !(afloat && dry));
  const form = forms[rank % forms.length];
  if (!form) throw new Error(`No way to draw ${name} suits ${look.style} houses`);
  return form;
}
