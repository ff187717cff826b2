/** The DNS records, besides those for signatures, by which receivers check that e-mails come from their domain. */
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
    // Only reported at first: the domain may have other, unknown senders.
    value: `_dmarc.${senderIdentity(settings)} TXT "v=DMARC1; p=none; rua=mailto:${settings.alarmAddress}"`,
    description:
      'Says what receivers do with e-mails that are neither signed nor sent by SES. Keep the one that is there, if there is one.',
  },
]
