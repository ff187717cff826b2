import type * as z from 'zod/mini'
import { account } from '#functions/data/accounts/account.ts'
import { storedApplicant } from '#functions/data/applicants/applicant.ts'
import { storedDocument } from '#functions/data/applicants/document.ts'
import { formerRecords } from '#functions/data/applicants/former-application.ts'
import { storedSnapshot } from '#functions/data/applicants/snapshot.ts'
import { storedForm } from '#functions/data/applicants/stored-form.ts'
import { storedCase } from '#functions/data/cases/stored-case.ts'
import { formKey } from '#functions/data/keys/applicants.ts'
import { caseKey } from '#functions/data/keys/cases.ts'
import { ownClaimsKey } from '#functions/data/keys/register.ts'
import { session } from '#functions/data/sign-in/session.ts'
import { staffAccount } from '#functions/data/staff/staff.ts'
import type { Item } from '#functions/data/table/table.ts'
import { storedEmail } from '#functions/emails/stored-email.ts'
import { certificateRecord } from '#shared/certificates/records/certificate.ts'
import { deposit } from '#shared/payments/records/deposit.ts'
import { registrationRecord } from '#shared/register/records/registration.ts'
import {
  applicantPrefix,
  certificatePrefix,
  changeRequestPrefix,
  depositPrefix,
  outboxPrefix,
  registrationPrefix,
  snapshotPrefix,
  staffPrefix,
} from '../partitions.ts'
import { storedRequest } from '../register/change-request.ts'
import { storedClaims } from '../register/claim.ts'
import { formerPrefix } from './person.ts'
import { type Family, read } from './tools.ts'

/** By the beginnings of partition and sort key. */
const shapes: [pk: string, sk: string, schema: z.ZodMiniType][] = [
  [applicantPrefix, 'ACCOUNT', account],
  [applicantPrefix, 'APPLICANT', storedApplicant],
  [applicantPrefix, formKey('').sk, storedForm],
  [applicantPrefix, 'DOCUMENT#', storedDocument],
  [applicantPrefix, 'SESSION#', session],
  [applicantPrefix, caseKey('').sk, storedCase],
  [applicantPrefix, ownClaimsKey('').sk, storedClaims],
  [applicantPrefix, snapshotPrefix, storedSnapshot],
  [applicantPrefix, formerPrefix, formerRecords],
  [staffPrefix, 'ACCOUNT', staffAccount],
  [staffPrefix, 'SESSION#', session],
  [registrationPrefix, 'ENTRY', registrationRecord],
  [registrationPrefix, certificatePrefix, certificateRecord],
  [registrationPrefix, changeRequestPrefix, storedRequest],
  [depositPrefix, '', deposit],
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
