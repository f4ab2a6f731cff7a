import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Band } from '@ashore/core/pricing/ticket.ts';

/** Who a ticket is for, as lists for suppliers say it. */
export const bandWords: Readonly<Record<MessageLocale, Readonly<Record<Band, string>>>> = {
  en: {
    adult: 'adult',
    youth: 'youth',
    child: 'child',
    infant: 'infant',
    senior: 'senior',
    student: 'student',
    group: 'of a group',
  },
  de: {
    adult: 'erwachsen',
    youth: 'jugendlich',
    child: 'Kind',
    infant: 'Kleinkind',
    senior: 'Senior',
    student: 'mit Studienausweis',
    group: 'aus einer Gruppe',
  },
  'zh-Hans': {
    adult: '成人',
    youth: '青少年',
    child: '儿童',
    infant: '婴幼儿',
    senior: '长者',
    student: '学生',
    group: '团体成员',
  },
};
