/** A name of the council's own, for templates. */
import type { Settings } from '#infra/settings.ts'

export const withDomain: Partial<Settings> = {
  domain: {
    name: 'portal.council.example',
    certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/one',
    gateway: {
      name: 'gateway.council.example',
      certificateArn: 'arn:aws:acm:eu-central-1:123456789012:certificate/two',
    },
  },
}
