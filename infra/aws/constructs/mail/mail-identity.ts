/** The identity that sends e-mails, and the configuration set that counts bounces and complaints. */
import { CfnOutput, Stack } from 'aws-cdk-lib'
import { EventBus } from 'aws-cdk-lib/aws-events'
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses'
import { Construct } from 'constructs'
import { type Settings, senderIdentity } from '#infra/settings.ts'

/** The domain of the envelope: bounces go there, and SPF is asked of it. One that nothing else uses. */
const mailFromDomain = (settings: Settings): string => `bounce.${senderIdentity(settings)}`

/** The DNS records, besides those for signatures, by which receivers check that e-mails come from their domain. */
const senderRecords = (settings: Settings): { id: string; value: string; description: string }[] => [
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

export const configurationSetName = ({ name }: Pick<Settings, 'name'>): string => `portal-${name}`

/** The mail service's reports about an e-mail (shared/accounts/email-events.ts); opens and clicks are not tracked. */
const told = [
  EmailSendingEvent.BOUNCE,
  EmailSendingEvent.COMPLAINT,
  EmailSendingEvent.DELIVERY,
  EmailSendingEvent.DELIVERY_DELAY,
  EmailSendingEvent.REJECT,
]

export class MailIdentity extends Construct {
  /** The ARNs that a function which sends e-mails must be allowed to use. */
  readonly arns: string[]

  constructor(scope: Construct, id: string, settings: Settings) {
    super(scope, id)
    const { mail } = settings
    const configurationSet = new ConfigurationSet(this, 'ConfigurationSet', {
      configurationSetName: configurationSetName(settings),
      reputationMetrics: true,
      sendingEnabled: true,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    })
    // SES publishes to the default bus only, and needs no right for it: see email-events.ts for who listens.
    configurationSet.addEventDestination('Events', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default')),
      events: told,
    })
    const isDomain = mail.identity === 'domain'
    const sender = senderIdentity(settings)
    const identity = new EmailIdentity(this, 'Identity', {
      identity: isDomain ? Identity.domain(sender) : Identity.email(sender),
      configurationSet,
      // Until its records are in DNS, SES uses its own domain instead.
      mailFromDomain: isDomain ? mailFromDomain(settings) : undefined,
    })
    if (isDomain) {
      const signing = identity.dkimRecords.map(({ name, value }, index) => ({
        id: `Dkim${index + 1}`,
        value: `${name} CNAME ${value}`,
        description: 'Lets SES sign e-mails of this domain.',
      }))
      for (const { id, ...output } of [...signing, ...senderRecords(settings)])
        new CfnOutput(this, id, output)
    }
    const arnOf = (resource: string, resourceName: string) =>
      Stack.of(this).formatArn({ service: 'ses', resource, resourceName })
    this.arns = [arnOf('identity', '*'), arnOf('configuration-set', configurationSetName(settings))]
  }
}
