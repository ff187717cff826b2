/** Branches of an old book and of claims: sent in two parts, imported, undone by two, claimed at once and by a registrar. */
import { aBook, aBookPart, aBookRow, aClaim } from '../../cases/books.ts'
import { confirmEmailOf } from '../../people/confirmed-email.ts'
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
  for (let time = 0; time < 2; time++) await ask('books.ask', { token: await signIn(email), params })
  await confirmAll(portal)
  for (const part of rows.keys())
    await ask('books.import', { token: await signIn(email), params, body: { file: 1, part } })
  return params
}

export const booksAndClaims = async (portal: RecordedPortal): Promise<void> => {
  const { ask, member, signIn, stack } = portal
  const email = await member()
  const [atOnce, byRegistrar, other] = [
    await signedUp(portal),
    await signedUp(portal),
    await signedUp(portal),
  ]
  for (const { id } of [atOnce, byRegistrar, other]) await confirmEmailOf(stack.services, id)
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
    await rowOf(atOnce.id, {}),
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
  await claim(atOnce, first)
  await claim(atOnce, first) // refused: the file is removed again
  await claim(other, first) // the holder is told
  await claim(byRegistrar, second)
  const call = { params: { id: byRegistrar.id }, query: {} }
  const { data } = await ask('claims.get', { token: await signIn(email), ...call })
  const body = { claim: data.claim.id, action: 'link', number: second, reason: 'Seen' }
  await ask('claims.decide', { token: await signIn(email), params: call.params, body })
  for (let time = 0; time < 2; time++)
    await ask('books.undo', {
      ...{ token: await signIn(email), params },
      body: { file: 1, part: 2, reason: 'Wrong' },
    })
  await confirmAll(portal)
  for (let part = 0; part < 3; part++)
    await ask('books.undo', { token: await signIn(email), params, body: { file: 1, part } })
}
