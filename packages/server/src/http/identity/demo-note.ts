import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { demoMember, demoOrganisation } from '../../features/accounts/demo-member.ts';
import { escapeHtml } from '../responses/plain-page.ts';

type DemoTexts = { readonly title: string; readonly lead: string; readonly button: string };

const texts: Readonly<Record<MessageLocale, DemoTexts>> = {
  en: {
    title: 'Try it as a hotel',
    lead: 'This is a test site. Log in as a member of {organisation} to book trips for its guests. Email: {email}. Password: {password}.',
    button: 'Log in as {name}',
  },
  de: {
    title: 'Als Hotel ausprobieren',
    lead: 'Dies ist eine Testumgebung. Melden Sie sich als Mitglied von {organisation} an und buchen Sie Ausflüge für Hotelgäste. E-Mail: {email}. Passwort: {password}.',
    button: 'Als {name} anmelden',
  },
  'zh-Hans': {
    title: '以酒店身份试用',
    lead: '这是测试网站。您可以用 {organisation} 的成员账号登录，为酒店客人预订行程。邮箱：{email}，密码：{password}。',
    button: '以 {name} 的身份登录',
  },
};

/** Shown below the log-in form of an integration environment: a member of the demonstration's organisation. */
export function demoNote(locale: MessageLocale, address: string): string {
  const { name, email, password } = demoMember;
  const values: Readonly<Record<string, string>> = {
    name,
    email,
    password,
    organisation: demoOrganisation.name,
  };
  const fill = (text: string) => escapeHtml(text.replace(/\{(\w+)\}/g, (_, key) => values[key] ?? ''));
  const { title, lead, button } = texts[locale];
  return `<section class="demo">
<h2>${fill(title)}</h2>
<p class="quiet">${fill(lead)}</p>
<form method="post" action="${address}">
<input type="hidden" name="form" value="log-in">
<input type="hidden" name="email" value="${escapeHtml(email)}">
<input type="hidden" name="password" value="${escapeHtml(password)}">
<button class="confirm other">${fill(button)}</button>
</form>
</section>`;
}
