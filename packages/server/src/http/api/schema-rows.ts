/** As much of JSON Schema as our contract uses. */
export type Schema = {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
};

export type SchemaRow = { readonly name: string; readonly type: string; readonly required: boolean };

/** An object's fields as a flat list, inner ones by their whole path. Required is what is always there. */
export function schemaRows(schema: Schema, prefix = '', within = true): SchemaRow[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const isList = field.items !== undefined;
    const name = `${prefix}${key}${isList ? '[]' : ''}`;
    const required = within && (schema.required?.includes(key) ?? false);
    const inner = schemaRows(field.items ?? field, `${name}.`, required);
    // What only holds other fields is told by them.
    return inner.length > 0 ? inner : [{ name, type: typeText(field.items ?? field), required }];
  });
}

export function typeText(schema: Schema): string {
  const unless = schema.default === undefined ? '' : ` (${JSON.stringify(schema.default)} unless given)`;
  return kindText(schema) + unless;
}

function kindText(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(', ');
  if (schema.anyOf) return schema.anyOf.map(typeText).join(' or ');
  // Of an object that may be another, or nothing, the names of its fields must do.
  if (schema.properties) return `{ ${Object.keys(schema.properties).join(', ')} }`;
  const parts = [String(schema.format ?? schema.type ?? 'anything')];
  if (schema.pattern !== undefined && schema.format === undefined) parts.push(`matching ${schema.pattern}`);
  if (isBound(schema.minimum)) parts.push(`from ${schema.minimum}`);
  if (isBound(schema.maximum)) parts.push(`to ${schema.maximum}`);
  if (schema.maxLength !== undefined) parts.push(`of at most ${schema.maxLength} characters`);
  return parts.join(' ');
}

/** Every whole number is within what JavaScript can count: that says nothing. */
function isBound(limit: number | undefined): boolean {
  return limit !== undefined && Math.abs(limit) !== Number.MAX_SAFE_INTEGER;
}
