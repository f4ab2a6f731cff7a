import { type AnyContractProcedure, type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from './contract.ts';

type JsonSchema = {
  readonly [keyword: string]: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
};

/** Keywords that limit a value. Patterns have tests of their own. */
const keywords = [
  ...['minLength', 'maxLength', 'minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum'],
  ...['minItems', 'maxItems'],
];

/** The limits of each field below a schema: `cart.persons[] maxItems 1`. */
function limitsOf(schema: JsonSchema, path: string): string[] {
  const limits = keywords
    .filter((keyword) => Math.abs(Number(schema[keyword])) < Number.MAX_SAFE_INTEGER)
    .map((keyword) => `${keyword} ${schema[keyword]}`);
  const own = limits.length > 0 ? [`${path} ${limits.join(', ')}`] : [];
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    limitsOf(field, `${path}.${name}`),
  );
  const items = schema.items ? limitsOf(schema.items, `${path}[]`) : [];
  const values =
    typeof schema.additionalProperties === 'object' ? limitsOf(schema.additionalProperties, `${path}.*`) : [];
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((choice) =>
    limitsOf(choice, path),
  );
  return [...own, ...fields, ...items, ...values, ...choices];
}

function callsOf(router: AnyContractRouter, name = ''): [string, AnyContractProcedure][] {
  if (isContractProcedure(router)) return [[name, router]];
  return Object.entries(router).flatMap(([key, inner]) => callsOf(inner, name ? `${name}.${key}` : key));
}

function limitsOfSchema(schema: unknown, { io, path }: { io: 'input' | 'output'; path: string }): string[] {
  if (!(schema instanceof z.ZodType)) return [];
  return limitsOf(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema, path);
}

// A changed limit is a changed promise to clients: `npx vitest --update` writes the list again, and its difference is read.
test('Calls have the limits that limits.txt lists, and so do the fields of all answers', async () => {
  const calls = callsOf(contract);
  const ofCalls = calls.flatMap(([path, call]) =>
    limitsOfSchema(call['~orpc'].inputSchema, { io: 'input', path }),
  );
  const ofAnswers = calls
    .flatMap(([, call]) => limitsOfSchema(call['~orpc'].outputSchema, { io: 'output', path: 'answers' }))
    // Every number counts from 0 or 1: only what has an upper limit is listed.
    .filter((line) => line.includes('max'))
    // Many answers share their fields, so each field is listed by its own name.
    .map((line) => line.replace(/^\S*\./, 'answers: '));
  const list = [...new Set([...ofCalls, ...ofAnswers.toSorted()])].join('\n');
  await expect(`${list}\n`).toMatchFileSnapshot('limits.txt');
});
