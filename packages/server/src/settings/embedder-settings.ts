import { CannotStart } from '../database/cannot-start.ts';
import { type Environment, readServiceAddress } from './read-value.ts';

export type EmbedderSettings = {
  readonly url: string;
  readonly model: string;
  readonly key: string | undefined;
};

/** The model that suggests topics for words we do not know. Undefined unless an address is set. */
export function readEmbedderSettings(env: Environment): EmbedderSettings | undefined {
  const { EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: model, EMBEDDINGS_KEY: key } = env;
  if (!url) return undefined;
  if (!model) throw new CannotStart('EMBEDDINGS_URL requires EMBEDDINGS_MODEL: the name of the model.');
  return {
    url: readServiceAddress('EMBEDDINGS_URL', url, 'https://models.example.org/v1').href,
    model,
    key: key || undefined,
  };
}
