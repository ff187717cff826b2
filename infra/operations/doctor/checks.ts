/** Every check of an account, in the order in which one would correct it. */
import { accountCheck, clockCheck, cloudFrontCheck, settingsCheck } from './checks/account.ts'
import { alarmsCheck } from './checks/alarms.ts'
import { certificatesCheck } from './checks/certificates.ts'
import { feesCheck, termsCheck } from './checks/in-force.ts'
import { concurrencyCheck, quotasCheck } from './checks/limits.ts'
import { mailCheck, senderCheck, streamCheck } from './checks/mail.ts'
import { copiesCheck, recoveryCheck } from './checks/recovery.ts'
import { bootstrapCheck, stacksCheck } from './checks/stacks.ts'

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
