import { expect, test } from 'vitest';
import { readEmbedderSettings } from './embedder-settings.ts';

const url = 'https://models.example.org/v1';

test('Without an address no model is configured; a key is optional', () => {
  expect(readEmbedderSettings({ EMBEDDINGS_MODEL: 'small', EMBEDDINGS_KEY: 'secret' })).toBeUndefined();
  expect(readEmbedderSettings({ EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: 'small' })).toEqual({
    url,
    model: 'small',
    key: undefined,
  });
  expect(
    readEmbedderSettings({
      EMBEDDINGS_URL: 'http://127.0.0.1:11434/v1',
      EMBEDDINGS_MODEL: 'a',
      EMBEDDINGS_KEY: 'b',
    }),
  ).toEqual({ url: 'http://127.0.0.1:11434/v1', model: 'a', key: 'b' });
});

test('An unencrypted address of another machine is refused, and an address requires a model name', () => {
  for (const wrong of ['http://models.example.org/v1', 'models', 'ftp://models.example.org'])
    expect(() => readEmbedderSettings({ EMBEDDINGS_URL: wrong, EMBEDDINGS_MODEL: 'a' }), wrong).toThrow(
      'EMBEDDINGS_URL',
    );
  expect(() => readEmbedderSettings({ EMBEDDINGS_URL: url })).toThrow('EMBEDDINGS_MODEL');
});
