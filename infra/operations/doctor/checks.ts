/** Every check of an account, in the order in which one would correct it. */
import { accountCheck, clockCheck, cloudFrontCheck, settingsCheck } from './checks/account.ts'
import { alarmsCheck, raisedCheck } from './checks/alarms.ts'
import { certificatesCheck } from './checks/certificates.ts'
import { feesCheck, termsCheck } from './checks/in-force.ts'
import { concurrencyCheck, quotasCheck } from './checks/limits.ts'
import { lostMailCheck } from './checks/lost-mail.ts'
import { mailCheck, senderCheck, streamCheck } from './checks/mail.ts'
import { copiesCheck, recoveryCheck } from './checks/recovery.ts'
import { bootstrapCheck, stacksCheck } from './checks/stacks.ts'
import { budgetCheck, trailCheck } from './checks/trail-and-budget.ts'

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
  raisedCheck,
  trailCheck,
  budgetCheck,
  streamCheck,
  lostMailCheck,
  recoveryCheck,
  copiesCheck,
  feesCheck,
  termsCheck,
]
