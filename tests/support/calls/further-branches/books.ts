/** Branches of an old book and of claims: sent in two parts, imported, undone by two, claimed by the code and by registrars. */
import { randomUUID } from 'node:crypto'
import { codeOfClaim } from '#functions/register/data/claim-code.ts'
import { aBook, aBookPart, aBookRow, aClaim } from '../../cases/books.ts'
import { confirmEmailOf } from '../../people/confirmed-email.ts'
import { documentsHeldIn, scansOf } from '../../people/held-documents.ts'
import { tableOf } from '../../portal/table-of.ts'
import { outdatePaper } from '../../register/registrations.ts'
import { type Person, signedUp } from './applicants.ts'
import { confirmAll } from './bank-statement.ts'
import type { RecordedPortal } from './recorded-portal.ts'

/** A book of two parts; the second one names the person. @returns its id */
const broughtIn = async (portal: RecordedPortal, email: string, rows: ReturnType<typeof aBookRow>[]) => {
  const { ask, signIn } = portal
  const body = aBook()
  for (let time = 0; time < 2; time++) await ask('books.create', { token: await signIn(email), body })
  const params = { id: body.id }
  const digest = 'e'.repeat(64)
  for (const [part, row] of rows.entries()) {
    const given = aBookPart([row], { part, parts: rows.length, digest })
    for (let time = 0; time < 2; time++)
      await ask('books.addPart', { token: await signIn(email), params, body: given })
  }
  const token = await signIn(email)
  // At the same moment: the slower one reads what the other has proposed.
  await Promise.all([ask('books.ask', { token, params }), ask('books.ask', { token, params })])
  await confirmAll(portal)
  for (const part of rows.keys())
    await ask('books.import', { token: await signIn(email), params, body: { file: 1, part } })
  return params
}

export const booksAndClaims = async (portal: RecordedPortal): Promise<void> => {
  const { ask, member, signIn, stack } = portal
  const email = await member()
  const [byCode, byRegistrar, other] = [
    await signedUp(portal),
    await signedUp(portal),
    await signedUp(portal),
  ]
  for (const { id } of [byCode, byRegistrar, other]) await confirmEmailOf(stack.services, id)
  const accountOf = async (id: string) => {
    const account = await stack.services.accounts.read(id)
    if (!account) throw new Error('There is no such account')
    return account
  }
  const rowOf = async (id: string, given: object) => {
    const { name, father_name, cnic } = await accountOf(id)
    return aBookRow({ name, father_name, cnic, ...given })
  }
  const rows = [
    await rowOf(byCode.id, { email: 'in.the.book@example.com' }),
    await rowOf(byRegistrar.id, { line: 102, cnic: '' }),
    aBookRow({ line: 103 }),
  ]
  const params = await broughtIn(portal, email, rows)
  // Signed in again, because the clock has advanced.
  const claim = async ({ id, person: { email, password } }: Person, number: string) => {
    const { token } = (await ask('auth.login', { body: { email, password } })).data
    const { name, father_name } = await accountOf(id)
    await ask('ownClaims.create', { token, form: await aClaim({ number, name, father_name }) })
    await ask('ownData.collect', { token }) // with the picture
  }
  const [first = '', second = ''] = rows.map(({ number }) => number)
  const claimOf = async (id: string) => {
    const call = { params: { id }, query: {} }
    return (await ask('claims.get', { token: await signIn(email), ...call })).data.claim.id as string
  }
  const decide = async ({ id }: Person, number: string, action: 'link' | 'refuse') => {
    const body = { claim: await claimOf(id), action, number, reason: 'Seen', rests_on: 'in-person' }
    await ask('claims.decide', { token: await signIn(email), params: { id }, body })
  }
  const hold = documentsHeldIn({ table: tableOf(stack.localStack), services: stack.services })
  /** What the worker makes when it writes to the address in the book. */
  const issue = async (kind: 'claim-code' | 'claim-objection', { id }: Person, number: string) => {
    const [change, secret] = [await claimOf(id), 'abcdefghjkmn']
    const about = { kind, user_id: id, change, number, email: 'in.the.book@example.com' }
    const token = kind === 'claim-code' ? codeOfClaim(change, secret) : secret
    await stack.services.emailLinks.issue(about, token, portal.clock.now())
    return secret
  }
  await claim(byCode, first)
  await claim(byCode, first) // refused: the file is removed again
  await claim(other, first)
  await decide(other, first, 'link')
  await decide(other, first, 'refuse') // what was proposed ends
  await decide(byCode, first, 'link')
  await hold(byCode.id, scansOf(['cnic_front_image']))
  await ask('claims.document', {
    token: await signIn(email),
    params: { id: byCode.id, key: 'cnic_front_image' },
  })
  const told = { id: randomUUID(), kind: 'book-address-told' as const, user_id: byCode.id }
  const about = { change: await claimOf(byCode.id), reference_no: first }
  await stack.services.emails.put({ ...told, ...about }, portal.clock.now())
  await portal.deliver(told.id)
  const code = await issue('claim-code', byCode, first)
  const { person } = byCode
  const signedIn = { email: person.email, password: person.password }
  const { token } = (await ask('auth.login', { body: signedIn })).data
  await ask('ownClaims.enterCode', { token, body: { code } })
  await claim(other, first) // the holder is told
  const objection = await issue('claim-objection', byCode, first)
  await ask('claimObjections.create', { body: { token: objection, words: '' } })
  await decide(byCode, first, 'refuse')
  await claim(byRegistrar, second)
  await decide(byRegistrar, second, 'link')
  await confirmAll(portal)
  await outdatePaper(stack.services, first)
  for (let time = 0; time < 2; time++)
    await ask('books.undo', {
      ...{ token: await signIn(email), params },
      body: { file: 1, part: 2, reason: 'Wrong' },
    })
  await confirmAll(portal)
  for (let part = 0; part < 3; part++)
    await ask('books.undo', { token: await signIn(email), params, body: { file: 1, part } })
}
