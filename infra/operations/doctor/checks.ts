/** Every check of an account, in the order in which one would correct it. */
import { accountCheck } from './checks/account.ts'
import { alarmsCheck } from './checks/alarms.ts'
import { bootstrapCheck } from './checks/bootstrap.ts'
import { certificatesCheck } from './checks/certificates.ts'
import { clockCheck } from './checks/clock.ts'
import { cloudFrontCheck } from './checks/cloudfront.ts'
import { concurrencyCheck } from './checks/concurrency.ts'
import { copiesCheck } from './checks/copies.ts'
import { feesCheck } from './checks/fees.ts'
import { mailCheck } from './checks/mail.ts'
import { quotasCheck } from './checks/quotas.ts'
import { recoveryCheck } from './checks/recovery.ts'
import { senderCheck } from './checks/sender.ts'
import { settingsCheck } from './checks/settings.ts'
import { stacksCheck } from './checks/stacks.ts'
import { streamCheck } from './checks/stream.ts'
import { termsCheck } from './checks/terms.ts'

export const checks = [
  settingsCheck,
  accountCheck,
  clockCheck,
  bootstrapCheck,
  cloudFrontCheck,
  concurrencyCheck,
  quotasCheck,
  certificatesCheck,
  stacksCheck,
  mailCheck,
  senderCheck,
  alarmsCheck,
  streamCheck,
  recoveryCheck,
  copiesCheck,
  feesCheck,
  termsCheck,
]
