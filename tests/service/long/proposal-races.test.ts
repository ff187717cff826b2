/**
 * What takes two people, when fifty confirm it at once, and when the process dies between any two calls of the
 * confirmation: it is done once. And one CNIC has one entry of a register, whatever would give it to fifty at once.
 */
import { expect, test } from 'vitest'
import { sampleFeeSchedule } from '#shared/applications/rules/fee.ts'
import { aBookPart, aBookRow } from '#tests/support/cases/books.ts'
import { aProposedCorrection } from '#tests/support/cases/registrations.ts'
import { storedItems } from '#tests/support/data-check/stored-items.ts'
import { brokenRegister, entriesOf } from '#tests/support/model/register-law.ts'
import { brokenInStore } from '#tests/support/model/stored-invariants.ts'
import { aCnic } from '#tests/support/people/applicants.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { crashes } from '#tests/support/portal/aws-calls.ts'
import { proposedChanges } from '#tests/support/register/proposals.ts'
import { aStoredRegistration } from '#tests/support/register/registrations.ts'

const process = crashes()
const staffStack = await openStaffStack({ plugin: process.plugin as never })
const { services, staffMember } = staffStack
const changes = await proposedChanges(staffStack)
const table = storedItems(staffStack.stack)
const colleagues = await Promise.all(
  Array.from({ length: 5 }, () => staffMember('registrar', 'administrator')),
)

type Answer = { status: number }
const fifty = <T>(act: (place: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 50 }, (_, place) => act(place)))
const expectNoError = (answers: Answer[]) =>
  expect(answers.filter(({ status }) => status >= 500).map(({ status }) => status)).toEqual([])

/** Of what is proposed; entries here are stored without their book, and e-mails are not sent. */
const expectSound = async () => {
  const items = await table.all()
  const files = (await table.files()).map(({ key }) => key)
  const found = await brokenInStore({ items, files, schedule: sampleFeeSchedule, now: new Date() })
  const ofProposals =
    /^(registrations|claims|books|change-requests|proposals|register-history|watch-lists|receipts|money|deposits): /
  const isOfTest = (sentence: string) => sentence.includes('came from a book that is not there')
  expect(found.filter((one) => ofProposals.test(one) && !isOfTest(one))).toEqual([])
  expect(brokenRegister(items, new Date())).toEqual([])
  return items
}

test.each(changes.kinds)('fifty who confirm it at once: %s is done once', async (kind) => {
  const { confirm, finish, count, id } = await changes.proposed(kind)
  const answers = await fifty((place) => confirm(colleagues[place % colleagues.length]))
  expectNoError(answers)
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  await fifty(finish)
  expect(count(await expectSound())).toBe(1)
  const { open, settled } = (await changes.second.ask('proposals.list')).body.data
  const [waits, ended] = [open, settled].map((all: { id: string }[]) => all.filter((one) => one.id === id))
  expect([waits?.length, ended?.length]).toEqual([0, 1])
})

let kills = 0
test.each(changes.kinds)(
  'a confirmation that dies between any two calls is repeated: %s is done once',
  async (kind) => {
    const calls = await process.counting((await changes.proposed(kind)).confirm)
    const made: Awaited<ReturnType<typeof changes.proposed>>[] = []
    for (let survived = 2; survived < calls; survived++) {
      const change = await changes.proposed(kind)
      process.after(survived)
      await change.confirm()
      process.restart()
      kills += 1
      expectNoError([await change.confirm()])
      await change.finish()
      made.push(change)
    }
    const items = await expectSound()
    expect(made.map(({ count }) => count(items))).toEqual(made.map(() => 1))
  },
)

test('fifty corrections and rows of books that would give one CNIC to an entry at once: one has it', async () => {
  const cnic = aCnic()
  const { first, second, books } = changes
  const corrections = await Promise.all(
    Array.from({ length: 25 }, async () => {
      const { number } = await aStoredRegistration(services)
      const body = aProposedCorrection({ cnic })
      await first.ask('registrations.proposeParticulars', { params: { number }, body })
      return number
    }),
  )
  const { open } = (await second.ask('proposals.list')).body.data
  const ids = open
    .filter(({ title }: { title: string }) => corrections.some((number) => title.includes(number)))
    .map(({ id }: { id: string }) => id)
  expect(ids).toHaveLength(25)
  const rows: string[] = []
  for (let book = 0; book < 25; book++) {
    const id = await books.begun()
    await books.addPart(id, aBookPart([aBookRow({ cnic })]))
    await books.confirmed(id)
    rows.push(id)
  }
  const answers = await fifty((place) =>
    place % 2 === 0
      ? second.ask('proposals.act', { params: { id: ids[place / 2] }, body: { action: 'confirm' } })
      : books.importPart(rows[(place - 1) / 2] ?? ''),
  )
  expectNoError(answers)
  const entries = entriesOf(await expectSound()).filter((entry) => entry.cnic === cnic)
  expect(entries).toHaveLength(1)
  const outcomes = (await Promise.all(rows.map(books.outcomes))).flat()
  expect(outcomes.filter((outcome) => outcome !== 'taken' && outcome !== 'cnic-taken')).toEqual([])
  const confirmed = answers.filter(({ status }, place) => place % 2 === 0 && status === 200).length
  expect(confirmed + outcomes.filter((outcome) => outcome === 'taken').length).toBe(1)
  console.info(JSON.stringify({ kills }))
  expect(kills).toBeGreaterThanOrEqual(20)
})
