import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { NamedAddress } from '../port.ts';

/** The name in which emails are written, and how they look. */
export type MailBrand = {
  readonly name: string;
  readonly publicUrl: string;
  readonly from: NamedAddress;
  readonly colours: MailColours;
  /** Who is responsible, line by line. The law requires it in business letters. */
  readonly imprint: Readonly<Record<MessageLocale, readonly string[]>>;
};

/** The colours of an email, each with the name of its token `--color-…` in the style sheets. */
const roles = {
  ink: 'ink',
  quiet: 'ink-2',
  paper: 'sand',
  card: 'card',
  line: 'line',
  link: 'sea',
  action: 'action',
  onAction: 'on-action',
  deep: 'deep',
  onDeep: 'on-deep',
  mark: 'sun',
} as const;

export type MailColours = Readonly<
  Record<keyof typeof roles, { readonly light: string; readonly dark: string }>
>;

/**
 * Reads the colours of a variant from its stylesheets, later ones winning. Mail programs know no custom
 * properties.
 */
export function mailColours(stylesheets: readonly string[]): MailColours {
  const colours = new Map<string, string>();
  for (const sheet of stylesheets)
    for (const [, name = '', value = ''] of sheet.matchAll(/--color-([a-z0-9-]+):\s*([^;]+);/g))
      colours.set(name, value);
  return Object.fromEntries(
    Object.entries(roles).map(([role, name]) => [role, pairOf(name, colours.get(name) ?? '')]),
  ) as MailColours;
}

function pairOf(name: string, value: string) {
  const [light, dark = light] = value.match(/#[0-9a-f]{6}\b/g) ?? [];
  if (!light || !dark)
    throw new Error(`The colour ${name} of the variant is not one that emails can use: ${value}`);
  return { light, dark };
}
