import { type Applicant, demonstrationPassword } from './applicants.ts'
import type { CallAt, Services } from './calls.ts'
import { type Clerk, invited, staff } from './office.ts'

const dayInMs = 24 * 60 * 60 * 1000
const officeOpenedDaysAgo = 200

/** Accounts for people who are not there yet; all have one password, which is hashed once. */
export function openAccounts({ accounts, staff: members, passwords, newId }: Services) {
  let hash: Promise<string> | undefined
  const hashOnce = () => {
    hash ??= passwords.hash(demonstrationPassword)
    return hash
  }
  return {
    /** @returns the id of a new account */
    applicant: async ({ account }: Applicant, now: Date): Promise<string> => {
      const ids = { user: newId(), session: newId() }
      const made = { ids, person: account, passwordHash: await hashOnce(), welcome: null }
      await accounts.register(made, { requestId: newId(), now })
      return ids.user
    },

    /** @returns the id of the account, known or new */
    member: async (clerk: Clerk, now: Date): Promise<string> => {
      const known = await members.idByEmail(staff[clerk].email)
      if (known) return known
      const id = newId()
      const rights = { session_generation: 1, is_admin: true }
      await members.create({ id, ...staff[clerk], ...rights, password_hash: await hashOnce() }, now)
      return id
    },
  }
}
type Accounts = ReturnType<typeof openAccounts>

/** The state that every part of the loading uses. */
export interface Office {
  services: Services
  call: CallAt
  accounts: Accounts
  /** Of the members of staff. */
  ids: Record<Clerk, string>
  now: Date
  /** A moment so many office days ago, at a minute of the day. */
  moment: (daysAgo: number, minute: number) => Date
}

/** Everybody of the staff, by what they do there. */
export async function openStaff(accounts: Accounts, now: Date): Promise<Record<Clerk, string>> {
  const since = new Date(now.getTime() - officeOpenedDaysAgo * dayInMs)
  const ids = {} as Record<Clerk, string>
  for (const clerk of Object.keys(staff) as Clerk[]) ids[clerk] = await accounts.member(clerk, since)
  return ids
}

/**
 * The deputy, an administrator, invites the trainee, and the administrator of the first start confirms it where there is one:
 * the e-mail with the link waits in the inbox.
 */
export async function inviteTrainee({ services, call, ids, now }: Office): Promise<void> {
  await call('people.invite', ids.deputy, now, { body: invited })
  const { people } = await services.roster.read()
  const other = people.find(({ id, roles }) => id !== ids.deputy && roles.includes('administrator'))
  const proposal = await services.proposals.about('invitation', invited.email)
  if (!other || !proposal) return
  await call('proposals.act', other.id, now, { params: { id: proposal.id }, body: { action: 'confirm' } })
}
