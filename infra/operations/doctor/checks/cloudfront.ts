import { ListDistributionsCommand } from '@aws-sdk/client-cloudfront'
import { type Check, ok, wrong } from '../check.ts'

/** AWS refuses the first distribution of many new accounts, a quarter of an hour into the deployment; no call asks beforehand. */
export const cloudFrontCheck: Check = {
  name: 'cloudfront',
  asks: 'Is the account cleared for CloudFront?',
  rights: ['cloudfront:ListDistributions'],
  run: async ({ settings, aws }) => {
    const { DistributionList } = await aws.cloudFront().send(new ListDistributionsCommand({ MaxItems: 1 }))
    if ((DistributionList?.Quantity ?? 0) > 0) return ok('The account has a distribution, so it is cleared.')
    if (settings.clearedForCloudFront) return ok('The settings say that AWS has cleared the account.')
    return wrong(
      'The account has no distribution yet, and nobody has noted that AWS has cleared it for CloudFront.',
      'Ask AWS Support to verify the account for CloudFront; then set `clearedForCloudFront: true` in infra/settings.ts.',
    )
  },
}
