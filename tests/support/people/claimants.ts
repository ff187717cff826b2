/** People with an account who claim entries of the register, in the stack of `openStaffStack`. */
import { composeMessage } from '#functions/workers/compose-message.ts'
import { aBookRow, aClaim } from '#tests/support/cases/books.ts'
import { aPerson } from './applicants.ts'
import { booksOf } from './books.ts'
import { confirmEmailOf } from './confirmed-email.ts'
import type { StaffStack } from './staff-stack.ts'

export const claimantsOf = async ({ stack, services, staffMember, holdDocuments }: StaffStack) => {
  const registrar = await staffMember('registrar')
  const second = await staffMember('registrar')
  const books = booksOf(registrar, second)

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
      enterCode: (code: string) => stack.invoke('ownClaims.enterCode', { token, body: { code } }),
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
  /** Proposed by one registrar, confirmed by another. */
  const confirm = async (id: string, action = 'confirm', reason = '') => {
    const { open } = (await second.ask('proposals.list')).body.data
    const found = open.find(({ about }: { about: string }) => about === id)
    return second.ask('proposals.act', { params: { id: found?.id }, body: { action, reason } })
  }
  const decide = async (id: string, body: object) => {
    const { claim } = await details(id)
    const evidence = 'action' in body && body.action === 'link' ? { rests_on: 'in-person' } : {}
    const whole = { claim: claim.id, number: claim.number, reason: 'Seen in the book', ...evidence, ...body }
    return registrar.ask('claims.decide', { params: { id }, body: whole })
  }
  const outboxOf = async (id: string) => {
    const TableName = stack.localStack.env.TABLE_NAME
    const read = await stack.localStack.call('DynamoDB_20120810.Scan', { TableName })
    const { Items } = read as { Items: Record<string, { S?: string }>[] }
    return Items.filter(({ pk, user_id }) => pk?.S?.startsWith('OUTBOX#') && user_id?.S === id)
  }
  /** The kinds of the e-mails that were written to somebody. */
  const emailsOf = async (id: string): Promise<string[]> =>
    (await outboxOf(id)).map(({ kind }) => kind?.S ?? '')
  /** What the address in the book reads about the claims of somebody, the newest last. */
  const bookMail = async (id: string) => {
    const told = (await outboxOf(id)).filter(({ kind }) => kind?.S === 'book-address-told')
    const stored = await Promise.all(told.map(async ({ id }) => services.emails.read(id?.S ?? '')))
    const messages = []
    for (const email of stored.sort((one, other) => (one && other ? one.at.localeCompare(other.at) : 0)))
      messages.push(email && (await composeMessage(email, services)))
    return messages.flatMap((message) =>
      message
        ? [
            {
              to: message.to,
              code: /[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}/.exec(message.text)?.[0] ?? '',
              token: /objection\/([\w-]{43})/.exec(message.text)?.[1] ?? '',
            },
          ]
        : [],
    )
  }
  const giveCnic = (id: string) => holdDocuments(id, ['cnic_front_image'])
  const object = (token: string, words = '') =>
    stack.invoke('claimObjections.create', { body: { token, words } })
  return {
    ...{ registrar, second, books, claimant, entryFor, waiting, details, decide, confirm },
    ...{ emailsOf, bookMail, object, giveCnic },
  }
}
export type Claimants = Awaited<ReturnType<typeof claimantsOf>>
