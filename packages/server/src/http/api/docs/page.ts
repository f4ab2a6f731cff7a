import { contract } from '@ashore/core/contract/contract.ts';
import { errorBody } from '@ashore/core/contract/conventions.ts';
import type { OpenAPI } from '@orpc/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { escapeHtml } from '../../responses/plain-page.ts';

type Operation = OpenAPI.OperationObject & {
  readonly path: string;
  readonly method: string;
  readonly id: string;
};
type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: FieldSchema;
};
type Media = { readonly content?: { readonly 'application/json'?: { readonly schema?: FieldSchema } } };

/** The API documentation for people: one page that lists all calls, without scripts or external resources. */
export function docsPage(document: OpenAPI.Document): string {
  const operations = operationsOf(document);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(document.info.title)}</title>
<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header>
<h1>${escapeHtml(document.info.title)}</h1>
<p>${code(document.info.description ?? '')}</p>
<p>The same as a document for programs: <a href="/api/openapi.json">openapi.json</a></p>
</header>
<nav aria-label="Calls"><ul>${operations.map(linkTo).join('')}</ul></nav>
<main>${operations.map(section).join('')}</main>
</body>
</html>
`;
}

function operationsOf({ paths = {} }: OpenAPI.Document): Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) => {
      const described = operation as OpenAPI.OperationObject;
      return {
        ...described,
        path,
        method: method.toUpperCase(),
        id: described.operationId ?? `${method} ${path}`,
      };
    }),
  );
}

function linkTo({ id, method, path, summary }: Operation): string {
  return `<li><a href="#${escapeHtml(id)}">${signature(method, path)}</a> ${escapeHtml(summary ?? '')}</li>`;
}

function section(operation: Operation): string {
  const { id, method, path, summary, parameters = [], requestBody, responses = {} } = operation;
  const body = schemaOf(requestBody as Media | undefined);
  return `<section id="${escapeHtml(id)}" aria-labelledby="${escapeHtml(id)}-title">
<h2 id="${escapeHtml(id)}-title">${signature(method, path)}</h2>
<p>${escapeHtml(summary ?? '')}</p>
${list('Parameters', (parameters as Parameter[]).map(parameterRow))}
${list('Body', body ? schemaRows(body).map((row) => entry(row.name, row.type, row.required && 'required')) : [])}
${Object.entries(responses)
  .map(([status, response]) => answer(status, response as Media))
  .join('')}
</section>`;
}

function parameterRow({ name, in: place, required = false, schema = {} }: Parameter): string {
  return entry(name, `${typeText(schema)}, in the ${place}`, required && 'required');
}

function answer(status: string, response: Media): string {
  const schema = schemaOf(response);
  const codes = schema?.properties?.code?.enum;
  if (Number(status) >= 400) {
    return `<h3>Answer ${escapeHtml(status)}</h3><p>${(codes ?? []).map((name) => `<code>${escapeHtml(String(name))}</code>`).join(', ')}</p>`;
  }
  const rows = schema ? schemaRows(schema) : [];
  return list(
    `Answer ${status}`,
    rows.map((row) => entry(row.name, row.type, !row.required && 'not always')),
  );
}

function schemaOf(media: Media | undefined): FieldSchema | undefined {
  return media?.content?.['application/json']?.schema;
}

function list(title: string, entries: readonly string[]): string {
  return entries.length > 0 ? `<h3>${escapeHtml(title)}</h3><dl>${entries.join('')}</dl>` : '';
}

function entry(name: string, type: string, note: string | false): string {
  const mark = note === false ? '' : ` <b>${note}</b>`;
  return `<div><dt><code>${escapeHtml(name)}</code>${mark}</dt><dd>${escapeHtml(type)}</dd></div>`;
}

function signature(method: string, path: string): string {
  // Allows a long path to break after each slash.
  return `<span class="method">${method}</span> <code>/api${escapeHtml(path).replaceAll('/', '/<wbr>')}</code>`;
}

function code(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

/** The part of JSON Schema that our contract uses. */
type FieldSchema = {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly anyOf?: readonly FieldSchema[];
  readonly items?: FieldSchema;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
};

export type SchemaRow = { readonly name: string; readonly type: string; readonly required: boolean };

/**
 * The fields of an object as a flat list, inner fields by their whole path. A field is required if it is
 * always present.
 */
export function schemaRows(schema: FieldSchema, prefix = '', within = true): SchemaRow[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const isList = field.items !== undefined;
    const name = `${prefix}${key}${isList ? '[]' : ''}`;
    const required = within && (schema.required?.includes(key) ?? false);
    const inner = schemaRows(field.items ?? field, `${name}.`, required);
    // A field that only contains other fields is described by those.
    return inner.length > 0 ? inner : [{ name, type: typeText(field.items ?? field), required }];
  });
}

export function typeText(schema: FieldSchema): string {
  const unless = schema.default === undefined ? '' : ` (${JSON.stringify(schema.default)} unless given)`;
  return kindText(schema) + unless;
}

function kindText(schema: FieldSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(', ');
  if (schema.anyOf) return schema.anyOf.map(typeText).join(' or ');
  // For a union of objects, or an object that may be null, only the names of the fields are listed.
  if (schema.properties) return `{ ${Object.keys(schema.properties).join(', ')} }`;
  const parts = [String(schema.format ?? schema.type ?? 'anything')];
  if (schema.pattern !== undefined && schema.format === undefined) parts.push(`matching ${schema.pattern}`);
  if (isBound(schema.minimum)) parts.push(`from ${schema.minimum}`);
  if (isBound(schema.maximum)) parts.push(`to ${schema.maximum}`);
  if (schema.maxLength !== undefined) parts.push(`of at most ${schema.maxLength} characters`);
  return parts.join(' ');
}

/** Every integer has the bounds of safe JavaScript integers, which say nothing about the field. */
function isBound(limit: number | undefined): boolean {
  return limit !== undefined && Math.abs(limit) !== Number.MAX_SAFE_INTEGER;
}

/**
 * Describes the API as an OpenAPI document. It is generated from the contract and therefore always up to
 * date.
 */
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
