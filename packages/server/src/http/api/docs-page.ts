import type { OpenAPI } from '@orpc/contract';
import { escapeHtml } from '../escape-html.ts';
import { type Schema, schemaRows, typeText } from './schema-rows.ts';

type Operation = OpenAPI.OperationObject & {
  readonly path: string;
  readonly method: string;
  readonly id: string;
};
type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
};
type Media = { readonly content?: { readonly 'application/json'?: { readonly schema?: Schema } } };

/** The API for people to read: no script, nothing from elsewhere, one list of calls. */
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

function schemaOf(media: Media | undefined): Schema | undefined {
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
  // A long path may break behind any of its slashes.
  return `<span class="method">${method}</span> <code>/api${escapeHtml(path).replaceAll('/', '/<wbr>')}</code>`;
}

function code(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}
