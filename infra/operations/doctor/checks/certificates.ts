import { DescribeCertificateCommand } from '@aws-sdk/client-acm'
import { type Check, type Checked, type Finding, ok, wrong } from '../check.ts'

/** ACM renews 60 days before the end; one that comes so near was not renewed. */
const daysBeforeEnd = 30
const dayInMs = 24 * 60 * 60_000

/** `*.council.pk` stands for names with one label more. */
const covers = (names: string[], name: string): boolean =>
  names.some(
    (one) => one === name || (one.startsWith('*.') && one.slice(1) === name.slice(name.indexOf('.'))),
  )

const one = async ({ aws, now }: Checked, name: string, CertificateArn: string): Promise<Finding> => {
  const [, , , region = ''] = CertificateArn.split(':')
  const { Certificate } = await aws
    .certificates(region)
    .send(new DescribeCertificateCommand({ CertificateArn }))
  const { Status, NotAfter, DomainName = '', SubjectAlternativeNames = [] } = Certificate ?? {}
  if (Status !== 'ISSUED')
    return wrong(
      `The certificate of ${name} is ${Status}.`,
      'Put its validation record into DNS: aws acm describe-certificate names it (A name of your own, in the prerequisites).',
    )
  if (!covers([DomainName, ...SubjectAlternativeNames], name))
    return wrong(
      `The certificate in the settings is of ${DomainName}, not of ${name}.`,
      'Request one for that name and put its ARN into infra/settings.ts.',
    )
  const days = Math.floor(((NotAfter?.getTime() ?? 0) - now.getTime()) / dayInMs)
  if (days < daysBeforeEnd)
    return wrong(
      `The certificate of ${name} ends in ${days} days and was not renewed.`,
      'Put its validation record back into DNS, so that AWS renews it.',
    )
  return ok(`${name} (${days} days)`)
}

export const certificatesCheck: Check = {
  name: 'certificates',
  asks: 'Are the certificates issued, for the right names, and not about to end?',
  rights: ['acm:DescribeCertificate'],
  run: async (on) => {
    const { domain } = on.settings
    if (!domain) return ok("Without a domain, CloudFront's own certificate serves.")
    const found = [
      await one(on, domain.name, domain.certificateArn),
      await one(on, domain.gateway.name, domain.gateway.certificateArn),
    ]
    const bad = found.find(({ state }) => state !== 'ok')
    return bad ?? ok(`Issued: ${found.map(({ says }) => says).join(', ')}.`)
  },
}
