import type { MessageLocale } from '@ashore/core/locale/locales.ts';

export type ApplicantTexts = {
  readonly subject: string;
  readonly title?: string;
  readonly paragraphs: readonly string[];
  readonly small?: string;
};

type TextsInLanguage = {
  readonly reference: string;
  received(site: string): ApplicantTexts;
  secondApplicant(site: string): ApplicantTexts;
  approved(site: string): ApplicantTexts;
  declined(site: string, reason: string): ApplicantTexts;
};

/** The emails to applicants, by language. */
export const applicantTexts: Record<MessageLocale, TextsInLanguage> = {
  en: {
    reference: 'Reference',
    received: (site) => ({
      subject: 'We’ve received your application',
      paragraphs: [
        `Thank you for applying to be listed with ${site}. We’re now checking your company’s details. The law requires every marketplace to know its traders.`,
        'If something is missing, we’ll email you. Otherwise we’ll write as soon as we’ve decided. You don’t need to do anything until then.',
      ],
      small: 'If you didn’t apply, your address was entered by mistake, and you don’t need to do anything.',
    }),
    secondApplicant: (site) => ({
      subject: 'You’ve already applied',
      paragraphs: [
        `Your address was entered again in the application form of ${site}. We already have your application, and one is enough.`,
        'If something has changed, email us and quote the reference.',
      ],
    }),
    approved: (site) => ({
      subject: 'Your application is approved',
      paragraphs: [
        `We’ve checked your details and approved your company as a supplier on ${site}. Welcome!`,
        'Next, we’ll send you the supplier agreement with your commission rate. Once you’ve signed it, we’ll set up your trips with you: texts, pictures, dates, prices and cancellation terms. Nothing goes online until you’ve approved it.',
        'To get started sooner, reply to this email with a list of your trips and a few pictures.',
      ],
      small: 'If your company’s details change, please tell us: we have to keep them up to date.',
    }),
    declined: (site, reason) => ({
      subject: 'Your application',
      paragraphs: [
        `Thank you for your interest in ${site}. We’ve looked at your application and can’t list your company at present.`,
        ...(reason === '' ? [] : [`The reason: ${reason}`]),
        'If you think we’ve overlooked something, reply to this email and we’ll look at it again. You can reapply at any time.',
      ],
    }),
  },
  de: {
    reference: 'Vorgangsnummer',
    received: (site) => ({
      subject: 'Ihre Bewerbung ist angekommen',
      paragraphs: [
        `Danke, dass Sie sich als Anbieter bei ${site} bewerben. Wir prüfen jetzt die Angaben zu Ihrem Unternehmen; das Gesetz verlangt von jedem Marktplatz, seine Anbieter zu kennen.`,
        'Fehlt etwas, schreiben wir Ihnen. Sonst hören Sie von uns, sobald wir entschieden haben. Bis dahin brauchen Sie nichts zu tun.',
      ],
      small:
        'Sie haben sich nicht beworben? Dann hat jemand versehentlich Ihre Adresse eingegeben. Sie brauchen nichts zu tun.',
    }),
    secondApplicant: (site) => ({
      subject: 'Ihre Bewerbung liegt uns schon vor',
      paragraphs: [
        `Ihre Adresse wurde noch einmal in das Formular für Anbieter von ${site} eingetragen. Ihre Bewerbung haben wir bereits; eine genügt.`,
        'Hat sich etwas geändert? Schreiben Sie uns und geben Sie die Vorgangsnummer an.',
      ],
    }),
    approved: (site) => ({
      subject: 'Willkommen: Ihr Unternehmen ist zugelassen',
      paragraphs: [
        `Wir haben Ihre Angaben geprüft und Ihr Unternehmen als Anbieter von ${site} zugelassen.`,
        'So geht es weiter: Wir schicken Ihnen den Anbietervertrag mit dem Provisionssatz. Ist er unterschrieben, richten wir Ihre Angebote gemeinsam mit Ihnen ein: Texte, Bilder, Termine, Preise, Stornobedingungen. Nichts geht online, bevor Sie zugestimmt haben.',
        'Wenn Sie möchten, antworten Sie auf diese E-Mail mit einer Liste Ihrer Angebote und ein paar Bildern; damit fangen wir an.',
      ],
      small:
        'Wenn sich die Angaben zu Ihrem Unternehmen ändern, sagen Sie uns bitte Bescheid: Wir müssen sie aktuell halten.',
    }),
    declined: (site, reason) => ({
      subject: 'Ihre Bewerbung',
      paragraphs: [
        `Danke für Ihr Interesse an ${site}. Wir haben Ihre Bewerbung geprüft und können Ihr Unternehmen zurzeit nicht aufnehmen.`,
        ...(reason === '' ? [] : [`Der Grund: ${reason}`]),
        'Wenn Sie meinen, dass wir etwas übersehen haben, antworten Sie auf diese E-Mail; dann prüft unser Team Ihre Bewerbung noch einmal. Sie können sich jederzeit neu bewerben.',
      ],
    }),
  },
  'zh-Hans': {
    reference: '编号',
    received: (site) => ({
      subject: '我们已收到您的申请',
      paragraphs: [
        `感谢您申请成为 ${site} 的供应商。我们正在核对贵公司的信息；法律要求平台核实入驻的商家。`,
        '如果需要补充资料，我们会发邮件给您；作出决定后也会立即通知您。在此之前，您无需做任何事。',
      ],
      small: '如果您没有提交申请，可能是有人误填了您的邮箱，您无需做任何事。',
    }),
    secondApplicant: (site) => ({
      subject: '您已提交过申请',
      paragraphs: [
        `有人再次用您的邮箱提交了 ${site} 的供应商申请。我们已收到您之前的申请，无需重复提交。`,
        '如果信息有变，请发邮件告诉我们并注明编号。',
      ],
    }),
    approved: (site) => ({
      subject: '欢迎加入：贵公司已通过审核',
      paragraphs: [
        `我们已核对您的资料，批准贵公司成为 ${site} 的供应商。`,
        '接下来：我们会把供应商协议发给您，其中写明佣金比例。您签署之后，我们会与您一起完成产品设置，包括文字、图片、日期、价格和取消规则。未经您同意，任何内容都不会上线。',
        '您也可以直接回复本邮件，附上产品清单和几张照片，我们就从这些开始。',
      ],
      small: '公司信息如有变更，请告知我们：我们有义务保持信息准确。',
    }),
    declined: (site, reason) => ({
      subject: '关于您的申请',
      paragraphs: [
        `感谢您对 ${site} 的关注。我们已审阅您的申请，目前无法批准贵公司入驻。`,
        ...(reason === '' ? [] : [`原因：${reason}`]),
        '如果您认为我们有所疏漏，请回复本邮件，我们会由专人重新审阅。您也可以随时再次申请。',
      ],
    }),
  },
};
