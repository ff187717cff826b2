import type * as z from 'zod/mini'
import { storedChecker, storedCheckerSession } from '#functions/accounts/data/checker.ts'
import { formerRecords } from '#functions/accounts/data/person/former-application.ts'
import { session } from '#functions/accounts/data/sign-in/session.ts'
import { account } from '#functions/accounts/data/stored-account.ts'
import { storedCase } from '#functions/applications/data/case/stored-case.ts'
import { storedSnapshot } from '#functions/applications/data/snapshot.ts'
import { storedApplicant } from '#functions/applications/data/stored-applicant.ts'
import { storedForm } from '#functions/applications/data/stored-form.ts'
import { storedDocument } from '#functions/documents/data/stored-document.ts'
import { sentEmail } from '#functions/platform/outbox/sent-emails.ts'
import { storedEmail } from '#functions/platform/outbox/stored-email.ts'
import { formKey } from '#functions/platform/table/keys/applicants.ts'
import { caseKey } from '#functions/platform/table/keys/cases.ts'
import { loggedKey, ownClaimsKey } from '#functions/platform/table/keys/register.ts'
import {
  applicantPrefix,
  certificatePrefix,
  changeRequestPrefix,
  checkedPrefix,
  checkerPrefix,
  cnicRequestsPartition,
  concernsPartition,
  dayBookPartition,
  depositPrefix,
  endedConcernPrefix,
  enteredForPrefix,
  failedChangePrefix,
  leafPrefix,
  logPartition,
  outboxPrefix,
  ownCheckPrefix,
  receiptsPartition,
  registrationPrefix,
  sentEmailPrefix,
  snapshotPrefix,
  staffPrefix,
  waitingConcernPrefix,
  walkInsPartition,
  watchedPrefix,
  watcherPrefix,
  watchersPartition,
} from '#functions/platform/table/partitions.ts'
import type { Item } from '#functions/platform/table/table.ts'
import { storedRequest } from '#functions/register/data/change-request.ts'
import { storedCheck, storedOwnCheck } from '#functions/register/data/check.ts'
import { storedClaims } from '#functions/register/data/claim.ts'
import { watched, watchList } from '#functions/register/data/watched.ts'
import { storedCnicRequest } from '#functions/staff/data/cnic-request.ts'
import { enteredFor, staffAccount } from '#functions/staff/data/staff.ts'
import { listedWalkIn } from '#functions/staff/data/walk-in.ts'
import { certificateRecord } from '#shared/certificates/records/certificate.ts'
import { failedChange, loggedNumber, storedLeaf } from '#shared/certificates/records/public-log.ts'
import { closedDay } from '#shared/payments/records/day-book.ts'
import { deposit } from '#shared/payments/records/deposit.ts'
import { receipt } from '#shared/payments/records/receipt.ts'
import { concern, endedConcern } from '#shared/register/records/concern.ts'
import { registrationRecord } from '#shared/register/records/registration.ts'
import { watchedChange, watcherRecord } from '#shared/register/records/watcher.ts'
import { formerPrefix } from './applications/person.ts'
import { type Family, read } from './tools.ts'

/** By the beginnings of partition and sort key. */
export const shapes: [pk: string, sk: string, schema: z.ZodMiniType][] = [
  [applicantPrefix, 'ACCOUNT', account],
  [applicantPrefix, 'APPLICANT', storedApplicant],
  [applicantPrefix, formKey('').sk, storedForm],
  [applicantPrefix, 'DOCUMENT#', storedDocument],
  [applicantPrefix, 'SESSION#', session],
  [applicantPrefix, caseKey('').sk, storedCase],
  [applicantPrefix, ownClaimsKey('').sk, storedClaims],
  [applicantPrefix, snapshotPrefix, storedSnapshot],
  [applicantPrefix, formerPrefix, formerRecords],
  [applicantPrefix, sentEmailPrefix, sentEmail],
  [staffPrefix, 'ACCOUNT', staffAccount],
  [staffPrefix, 'SESSION#', session],
  [staffPrefix, enteredForPrefix, enteredFor],
  [checkerPrefix, 'CHECKER', storedChecker],
  [checkerPrefix, 'SESSION#', storedCheckerSession],
  [checkerPrefix, ownCheckPrefix, storedOwnCheck],
  [checkedPrefix, '', storedCheck],
  [registrationPrefix, 'ENTRY', registrationRecord],
  [registrationPrefix, certificatePrefix, certificateRecord],
  [registrationPrefix, changeRequestPrefix, storedRequest],
  [registrationPrefix, loggedKey('').sk, loggedNumber],
  [logPartition, leafPrefix, storedLeaf],
  [logPartition, failedChangePrefix, failedChange],
  [cnicRequestsPartition, '', storedCnicRequest],
  [concernsPartition, waitingConcernPrefix, concern],
  [concernsPartition, endedConcernPrefix, endedConcern],
  [watchersPartition, '', watcherRecord],
  [watcherPrefix, 'NUMBERS', watchList],
  [watcherPrefix, 'CHANGE#', watchedChange],
  [registrationPrefix, watchedPrefix, watched],
  [walkInsPartition, '2', listedWalkIn],
  [depositPrefix, '', deposit],
  [dayBookPartition, '', closedDay],
  [receiptsPartition, '', receipt],
  [outboxPrefix, '', storedEmail],
]

/** Before the submission the item of the form is only a counter. */
const isBareCounter = (sk: string, { id }: Item): boolean => sk === formKey('').sk && !id

export const readable: Family = {
  name: 'shapes',
  holds: 'Every record has a form that the service can read.',
  open: ({ tell }) => ({
    see: ({ pk, items }) => {
      const known = shapes.filter(([beginning]) => pk.startsWith(beginning))
      for (const [sk, item] of items)
        for (const [, beginning, schema] of known)
          if (sk.startsWith(beginning) && !isBareCounter(sk, item) && read(schema, item) === null)
            tell({ pk, sk }, 'This record cannot be read.')
    },
  }),
}
