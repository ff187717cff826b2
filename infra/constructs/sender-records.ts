/** The DNS records that tie e-mails to their domain, besides those that sign them: receivers ask for all three kinds. */
import { type Settings, senderIdentity } from '#infra/settings.ts'

/** The domain of the envelope: bounces go there, and SPF is asked of it. One that nothing else uses. */
export const mailFromDomain = (settings: Settings): string => `bounce.${senderIdentity(settings)}`

export const senderRecords = (settings: Settings): { id: string; value: string; description: string }[] => [
  {
    id: 'MailFromMx',
    value: `${mailFromDomain(settings)} MX 10 feedback-smtp.${settings.region}.amazonses.com`,
    description: 'Returns bounces to SES.',
  },
  {
    id: 'MailFromSpf',
    value: `${mailFromDomain(settings)} TXT "v=spf1 include:amazonses.com ~all"`,
    description: 'Says that SES may send for this domain.',
  },
  {
    id: 'Dmarc',
    // Only reported at first: the domain may have other senders, which nobody here knows.
    value: `_dmarc.${senderIdentity(settings)} TXT "v=DMARC1; p=none; rua=mailto:${settings.alarmAddress}"`,
    description:
      'Says what receivers do with e-mails that are neither signed nor sent by SES. Keep the one that is there, if there is one.',
  },
]
