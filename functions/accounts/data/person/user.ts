/** A user with all onboarding records, in one Query (0.5 read units up to 4 KB). */

import { type StoredApplicant, storedApplicant } from '#functions/applications/data/stored-applicant.ts'
import { type StoredForm, storedForm } from '#functions/applications/data/stored-form.ts'
import { readSubmitted } from '#functions/applications/data/submitted.ts'
import { type StoredDocument, storedDocument } from '#functions/documents/data/stored-document.ts'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { personPartition } from '#functions/platform/table/keys/key.ts'
import { endOfCore } from '#functions/platform/table/partitions.ts'
import type { Item } from '#functions/platform/table/table.ts'
import { within } from '#functions/platform/table/write.ts'
import {
  type ContactInformationRecord,
  contactInformationRecord,
} from '#shared/applications/records/contact-information.ts'
import {
  type QualificationInformationRecord,
  qualificationInformationRecord,
} from '#shared/applications/records/qualification-information.ts'
import {
  type UserApplicationRecord,
  userApplicationRecord,
} from '#shared/applications/records/user-application.ts'
import { type Session, session } from '../sign-in/session.ts'
import { type Account, account } from '../stored-account.ts'

/** Named as on the wire, so that the rules of onboarding read it as it is. */
export interface User {
  id: string
  account: Account
  sessions: Session[]
  applicant: StoredApplicant | null
  contact_information: ContactInformationRecord | null
  qualification_information: QualificationInformationRecord[]
  application_form: StoredForm | null
  /** The closed one after which the person prepares a new application. */
  former_form: StoredForm | null
  /** How many writes were counted before there was a form: see form-lock.ts. */
  draft_changes: number
  user_application: UserApplicationRecord | null
  documents: StoredDocument[]
  /** Whether they have claimed an entry of the register, and nothing has settled it yet. */
  claiming: boolean
  /** The attempts that were the last change of each record. */
  last_attempts: string[]
}

/** A user who has an account and nothing else. */
export const newUser = (ownAccount: Account): User => ({
  id: ownAccount.id,
  account: ownAccount,
  sessions: [],
  applicant: null,
  contact_information: null,
  qualification_information: [],
  application_form: null,
  former_form: null,
  draft_changes: 0,
  user_application: null,
  documents: [],
  claiming: false,
  last_attempts: [],
})

const readers: [prefix: string, read: (user: User, item: Item) => void][] = [
  ['SESSION#', (user, item) => user.sessions.push(session.parse(item))],
  ['DOCUMENT#', (user, item) => user.documents.push(storedDocument.parse(item))],
  ['CLAIM', (user) => Object.assign(user, { claiming: true })],
  ['APPLICANT', (user, item) => Object.assign(user, { applicant: storedApplicant.parse(item) })],
  [
    'CONTACT',
    (user, item) => Object.assign(user, { contact_information: contactInformationRecord.parse(item) }),
  ],
  [
    'QUALIFICATION#',
    (user, item) => user.qualification_information.push(qualificationInformationRecord.parse(item)),
  ],
  [
    'FORM',
    (user, item) => {
      if (!item.submitted_at) return void Object.assign(user, { draft_changes: Number(item.changes) })
      const form = storedForm.parse(item)
      Object.assign(user, form.followed_at ? { former_form: form } : { application_form: form })
    },
  ],
  [
    'USER-APPLICATION',
    (user, item) => Object.assign(user, { user_application: userApplicationRecord.parse(item) }),
  ],
]

export const users = ({ table }: AppContext) => ({
  /** @param consistent reads strongly, at twice the units; null when there is no such account. */
  load: async (id: string, { consistent = false } = {}): Promise<User | null> => {
    const items = await table.query({
      ...within(personPartition('applicant', id), { before: endOfCore }),
      ConsistentRead: consistent,
    })
    const found = items.find((item) => item.sk === 'ACCOUNT')
    if (!found) return null
    const user = newUser(account.parse(found))
    for (const item of items) {
      readers.find(([prefix]) => String(item.sk).startsWith(prefix))?.[1](user, item)
      if (typeof item.changed_by === 'string') user.last_attempts.push(item.changed_by)
    }
    return user
  },

  /** The same person with the application as it was submitted: see submitted.ts. */
  asSubmitted: <A extends User>(present: A): Promise<A> => readSubmitted(table, present),
})
