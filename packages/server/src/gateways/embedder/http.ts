import { z } from 'zod';
import { refuseInsideTransaction } from '../../database/transaction.ts';
import type { Embedder, EmbedderFailure, Vector } from './port.ts';

export type EmbedderAddress = {
  /** Address of the interface, without the name of the call: `https://host/v1`. */
  readonly url: string;
  readonly model: string;
  readonly key: string | undefined;
};

/** The answer in OpenAI's interface, which many servers support. */
const answerSchema = z.object({
  data: z.array(z.object({ index: z.int().min(0), embedding: z.array(z.number()).min(1) })),
});

/** The model at an HTTP address. It is asked once, waits no longer than allowed, and follows no redirect. */
export function httpEmbedder({ url, model, key }: EmbedderAddress): Embedder {
  return {
    async embed(texts, waitMs) {
      refuseInsideTransaction('Vectors were requested');
      const signal = AbortSignal.timeout(waitMs);
      try {
        const answer = await fetch(`${url.replace(/\/$/, '')}/embeddings`, {
          method: 'POST',
          redirect: 'error',
          signal,
          headers: {
            'content-type': 'application/json',
            ...(key !== undefined && { authorization: `Bearer ${key}` }),
          },
          body: JSON.stringify({ model, input: texts }),
        });
        if (answer.status !== 200) return failure('unreachable', `status ${answer.status}`);
        return vectorsOf(await answer.text(), texts.length);
      } catch (error) {
        const { cause, message } = error as Error;
        return failure(
          signal.aborted ? 'late' : 'unreachable',
          cause instanceof Error ? cause.message : message,
        );
      }
    },
  };
}

function vectorsOf(text: string, count: number): readonly Vector[] | EmbedderFailure {
  const read = answerSchema.safeParse(parsed(text));
  if (!read.success) return failure('unreadable', 'no vectors');
  const vectors = read.data.data.toSorted((a, b) => a.index - b.index);
  const isWhole = vectors.length === count && vectors.every(({ index }, at) => index === at);
  const isEven = vectors.every(({ embedding }) => embedding.length === vectors[0]?.embedding.length);
  if (!isWhole || !isEven) return failure('unreadable', `${vectors.length} vectors for ${count} texts`);
  return vectors.map(({ embedding }) => embedding);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failure(failed: EmbedderFailure['failed'], details: string): EmbedderFailure {
  return { failed, details };
}
