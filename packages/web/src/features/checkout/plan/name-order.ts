import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { CheckoutField, FieldGroup } from './field.ts';

/** Names are asked for in the order in which the reader’s language says them: in Chinese the family’s comes first. */
export function inNameOrder(groups: readonly FieldGroup[], locale: MessageLocale): readonly FieldGroup[] {
  if (locale !== 'zh-Hans') return groups;
  return groups.map((group) => ({ ...group, fields: familyFirst(group.fields) }));
}

function familyFirst(fields: readonly CheckoutField[]): CheckoutField[] {
  const ordered = [...fields];
  const given = ordered.findIndex(({ name }) => name.endsWith('.firstName'));
  const family = ordered.findIndex(({ name }) => name.endsWith('.lastName'));
  if (given < 0 || family < given) return ordered;
  ordered.splice(given, 0, ...ordered.splice(family, 1));
  return ordered;
}
