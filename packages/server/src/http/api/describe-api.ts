import { contract } from '@ashore/core/contract/contract.ts';
import { errorBody } from '@ashore/core/contract/conventions.ts';
import type { OpenAPI } from '@orpc/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';

/** The API as an OpenAPI document, made from the contract and therefore never behind it. */
export function describeApi(title: string): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  return generator.generate(contract, {
    info: {
      title,
      version: '1',
      description:
        'Lists are HAL: the items stand in `_embedded`, the next page in `_links.next`. A failed call answers with `message` and `status`, and a `code` to decide by.',
    },
    servers: [{ url: '/api' }],
    commonSchemas: { ErrorBody: { schema: errorBody } },
    customErrorResponseBodySchema: (definitions, status) => ({
      allOf: [{ $ref: '#/components/schemas/ErrorBody' }],
      properties: { status: { const: status }, code: { enum: definitions.map(([code]) => code) } },
    }),
  });
}
