/** SQL for a text in every language that has it, `{"en": …, "de": …}`; null where none has it. */
export function textsSql(table: string, where: string, column: string): string {
  return `(select jsonb_object_agg(locale, ${column}) from ${table} where ${where} and ${column} is not null)`;
}
