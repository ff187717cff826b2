/** Members of staff who have every role. */
import { randomUUID } from 'node:crypto'
import { staffRoles } from '#shared/vocabulary/staff-roles.ts'
import type { Call, Stack } from '../portal/stack.ts'
import type { exampleApplicants } from './example-applicants.ts'

export const staffPassword = 'nine blue herons asleep'

type Ask = ReturnType<typeof exampleApplicants>['ask']

/** @param tokens of members of staff who take turns, where no call changes their own accounts; without them each is a new one */
export const exampleStaff = ({ services }: Stack, ask: Ask, tokens: readonly string[] = []) => {
  let turn = 0
  /** The credentials of a new member of staff who has every role. */
  const member = async () => {
    const email = `${randomUUID()}@council.example`
    const password_hash = await services.passwords.hash(staffPassword)
    const account = { id: randomUUID(), name: 'Clerk', email, password_hash, session_generation: 1 }
    await services.staff.create({ ...account, is_admin: true, roles: [...staffRoles] }, new Date())
    return { email, password: staffPassword }
  }
  /** A call by a new member of staff: nobody may have more than a few sessions. */
  const staff = async (call: Call = {}) => {
    const known = tokens[turn++ % tokens.length]
    const { token } = known ? { token: known } : await ask('adminAuth.login', { body: await member() })
    return { ...call, token: token as string }
  }

  /** A new member of staff whom others can choose. */
  const colleague = async () => {
    const { token } = await staff()
    const { id } = await ask('adminAuth.adminUser', { token })
    return { token, id: id as string }
  }
  return { member, staff, colleague }
}
