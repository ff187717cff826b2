/** People with an account who claim entries of the register, in the stack of `openStaffStack`. */
import { aBookRow, aClaim } from '#tests/support/cases/books.ts'
import { aPerson } from './applicants.ts'
import { booksOf } from './books.ts'
import { confirmEmailOf } from './confirmed-email.ts'
import type { StaffStack } from './staff-stack.ts'

export const claimantsOf = async ({ stack, services, staffMember }: StaffStack) => {
  const registrar = await staffMember('registrar')
  const books = booksOf(registrar, await staffMember('registrar'))

  const claimant = async (given: Record<string, string> = {}, confirmed = true) => {
    const person = aPerson(given)
    const { token, user } = (await stack.invoke('auth.register', { body: person })).body.data
    if (confirmed) await confirmEmailOf(services, user.id)
    const id: string = user.id
    return {
      ...{ id, token: token as string, person },
      claim: async (fields: Record<string, string> = {}, picture?: Buffer) => {
        const { name, father_name } = person
        const form = await aClaim({ name, father_name, ...fields }, picture)
        return stack.invoke('ownClaims.create', { token, form })
      },
      claims: async () => (await stack.invoke('ownClaims.list', { token })).body.data,
    }
  }

  /** An entry that a book has brought in, of this person by default. @returns its number */
  const entryFor = async (
    { person }: { person: { name: string; father_name: string; cnic: string } },
    given: Parameters<typeof aBookRow>[0] = {},
  ): Promise<string> => {
    const { name, father_name, cnic } = person
    const row = aBookRow({ name, father_name, cnic, ...given })
    await books.imported([row])
    return row.number
  }

  const waiting = async (): Promise<string[]> =>
    (await registrar.ask('claims.list')).body.data.map(({ id }: { id: string }) => id)
  const details = async (id: string, number?: string) =>
    (await registrar.ask('claims.get', { params: { id }, query: number ? { number } : {} })).body.data
  const decide = async (id: string, body: object) => {
    const { claim } = await details(id)
    const whole = { claim: claim.id, number: claim.number, reason: 'Seen in the book', ...body }
    return registrar.ask('claims.decide', { params: { id }, body: whole })
  }
  /** The kinds of the e-mails that were written to somebody. */
  const emailsOf = async (id: string): Promise<string[]> => {
    const TableName = stack.localStack.env.TABLE_NAME
    const read = await stack.localStack.call('DynamoDB_20120810.Scan', { TableName })
    const { Items } = read as { Items: Record<string, { S?: string }>[] }
    return Items.filter(({ pk, user_id }) => pk?.S?.startsWith('OUTBOX#') && user_id?.S === id).map(
      ({ kind }) => kind?.S ?? '',
    )
  }
  return { registrar, books, claimant, entryFor, waiting, details, decide, emailsOf }
}
export type Claimants = Awaited<ReturnType<typeof claimantsOf>>
