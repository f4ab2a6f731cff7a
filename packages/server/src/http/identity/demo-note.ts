import { labelled } from '@ashore/core/locale/intl.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { demoMember, demoOrganisation } from '../../features/accounts/demo-member.ts';
import { escapeHtml } from '../responses/plain-page.ts';

type DemoTexts = Readonly<Record<'title' | 'lead' | 'email' | 'password' | 'button', string>>;

const texts: Readonly<Record<MessageLocale, DemoTexts>> = {
  en: {
    title: 'Try it as a hotel',
    lead: 'This is a test site. Log in as a member of {organisation} to book trips for its guests.',
    email: 'Email',
    password: 'Password',
    button: 'Log in as {name}',
  },
  de: {
    title: 'Als Hotel ausprobieren',
    lead: 'Dies ist eine Testumgebung. Melden Sie sich als {name} vom {organisation} an und buchen Sie Touren und Tickets für Hotelgäste.',
    email: 'E-Mail',
    password: 'Passwort',
    button: 'Als {name} anmelden',
  },
  'zh-Hans': {
    title: '以酒店身份试用',
    lead: '这是测试网站。您可以用 {organisation} 的成员账号登录，为酒店客人预订行程。',
    email: '邮箱',
    password: '密码',
    button: '以 {name} 的身份登录',
  },
};

/** Shown below the log-in form of an integration environment: a member of the demonstration's organisation. */
export function demoNote(locale: MessageLocale, address: string): string {
  const { name, email, password } = demoMember;
  const values: Readonly<Record<string, string>> = { name, organisation: demoOrganisation.name };
  const filledIn = (text: string) => escapeHtml(text.replace(/\{(\w+)\}/g, (_, key) => values[key] ?? ''));
  const localeTexts = texts[locale];
  const { title, lead, button } = localeTexts;
  // Each on a line of its own, so that no sign after it is read as a part of it.
  const credentials = (['email', 'password'] as const).map(
    (part) => `${labelled(localeTexts[part], '', locale)}<code>${escapeHtml(demoMember[part])}</code>`,
  );
  return `<section class="demo">
<h2>${filledIn(title)}</h2>
<p class="quiet">${filledIn(lead)}</p>
<p class="quiet">${credentials.join('<br>\n')}</p>
<form method="post" action="${address}">
<input type="hidden" name="form" value="log-in">
<input type="hidden" name="email" value="${escapeHtml(email)}">
<input type="hidden" name="password" value="${escapeHtml(password)}">
<button class="confirm other">${filledIn(button)}</button>
</form>
</section>`;
}
