/**
 * Random sequences of acts by random people against the service: no order may lead to a registration number that does
 * not rest on a review, a payment and a third person, and none may lose what somebody said or paid. The suite runs some;
 * `MODEL_SEQUENCES=20000 npm run test:service -- tests/service/long/office-model.test.ts` runs many.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicationStatuses } from '#shared/vocabulary/statuses.ts'
import { type CopiedCase, copiedCases } from '#tests/support/model/copied-cases.ts'
import { brokenMoney, settleDeposit } from '#tests/support/model/deposits.ts'
import { brokenRules, historyOf, lostFrom } from '#tests/support/model/invariants.ts'
import {
  applicantAct,
  bankFile,
  type Colleague,
  type Done,
  oneOf,
  type Random,
  seededRandom,
  staffAct,
} from '#tests/support/model/random-acts.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

const sequences = Number(process.env.MODEL_SEQUENCES ?? 20)
const seed = Number(process.env.MODEL_SEED ?? Date.now() % 1_000_000)
/** Then other colleagues go on: nobody opens hundreds of applications in an hour. */
const sequencesOfAnOffice = 100
const [shortestSequence, longestSequence] = [3, 14]

let staffStack: StaffStack
let colleagues: Colleague[]
let applications: (() => Promise<CopiedCase>)[]
beforeAll(async () => {
  staffStack = await openStaffStack()
  colleagues = await office()
  const [clerk, , everything] = colleagues as [Colleague, Colleague, Colleague]
  const { payment, review } = staffStack
  const corrections = [{ item: 'contact_information.city', reason: 'other', words: 'Which one?' }]
  applications = await Promise.all([
    copiedCases(staffStack, {}),
    copiedCases(staffStack, { title: 'Renewal' }),
    copiedCases(staffStack, { withDocuments: false }),
    copiedCases(staffStack, {}, async (paid) => {
      await clerk.act(paid.id, 'verify-fee', payment(paid))
    }),
    copiedCases(staffStack, {}, async (returned) => {
      await clerk.act(returned.id, 'return', { corrections })
    }),
    copiedCases(staffStack, {}, (reviewed) => review(reviewed.id, everything)),
    copiedCases(staffStack, { title: 'Renewal' }, async (ready) => {
      await review(ready.id, clerk)
      await clerk.act(ready.id, 'verify-fee', payment(ready))
    }),
    copiedCases(staffStack, { withDocuments: false }, (reviewed) => review(reviewed.id, clerk)),
    copiedCases(staffStack, {}, async (ready) => {
      await review(ready.id, clerk)
      await everything.act(ready.id, 'verify-fee', payment(ready))
    }),
  ])
})
afterAll(() => staffStack.close())

/** Two people can run a small office; a larger one has somebody for each role, and somebody who may do everything. */
const office = (): Promise<Colleague[]> =>
  Promise.all([
    staffStack.staffMember('reviewer', 'accounts', 'reception'),
    staffStack.staffMember('registrar'),
    staffStack.staffMember('registrar', 'reviewer', 'accounts'),
    staffStack.staffMember('reviewer'),
    staffStack.staffMember('accounts'),
    staffStack.staffMember('reception'),
  ])

interface Walk {
  applicants: CopiedCase[]
  lines: string[]
  said: Map<string, string[]>
  payments: Map<string, number>
}

const note = ({ lines, said, payments }: Walk, id: string, { line, status, said: words, paid }: Done) => {
  lines.push(`${line}: ${status}`)
  if (words) said.set(id, [...(said.get(id) ?? []), words])
  if (paid) payments.set(id, (payments.get(id) ?? 0) + 1)
  expect(status, lines.join('\n')).toBeLessThan(500)
}

/** @returns the applicants whose cases may have changed */
const step = async (walk: Walk, random: Random): Promise<CopiedCase[]> => {
  const applicant = walk.applicants[random() < 0.8 ? 0 : 1] as CopiedCase
  /** Mostly somebody who has much to do with the case's next step. */
  const by = () => oneOf(random() < 0.6 ? colleagues.slice(0, 3) : colleagues, random)
  const kind = random()
  if (kind < 0.1) {
    note(walk, applicant.id, await bankFile(by(), by(), walk.applicants, random))
    return walk.applicants
  }
  if (kind < 0.15) {
    note(walk, applicant.id, await settleDeposit(by(), walk.applicants, random))
    return walk.applicants
  }
  if (kind < 0.3) note(walk, applicant.id, await applicantAct(applicant, random))
  else if (kind < 0.4) {
    const both = [staffAct(by(), applicant, random), staffAct(by(), applicant, random)]
    for (const done of await Promise.all(both)) note(walk, applicant.id, done)
  } else note(walk, applicant.id, await staffAct(by(), applicant, random))
  return [applicant]
}

const requireNothingLost = async ({ applicants, lines, said, payments }: Walk): Promise<void> => {
  for (const { id } of applicants) {
    const lost = lostFrom(await historyOf(staffStack, id), said.get(id) ?? [], payments.get(id) ?? 0)
    expect(lost, lines.join('\n')).toEqual([])
  }
}

test(
  `no order of acts leads to a number without review, payment, papers and another approver (${sequences} sequences)`,
  async () => {
    const random = seededRandom(seed)
    const reached: Record<string, number> = {}
    const ids: string[] = []
    const { queueCounter, moneyCounter, clock } = staffStack.services
    const [before, moneyBefore] = [await queueCounter.read(), await moneyCounter.months(clock())]
    for (let sequence = 0; sequence < sequences; sequence++) {
      if (sequence % sequencesOfAnOffice === sequencesOfAnOffice - 1) colleagues = await office()
      const applicants = [await oneOf(applications, random)(), await oneOf(applications, random)()]
      const walk: Walk = {
        applicants,
        lines: [`seed ${seed}, sequence ${sequence}`],
        said: new Map(),
        payments: new Map(),
      }
      const length = shortestSequence + Math.floor(random() * (longestSequence - shortestSequence))
      for (let place = 0; place < length; place++) {
        for (const applicant of await step(walk, random))
          expect(await brokenRules(staffStack, applicant), walk.lines.join('\n')).toEqual([])
      }
      await requireNothingLost(walk)
      if (sequence % 500 === 499) console.info(`${sequence + 1} sequences`)
      ids.push(...applicants.map(({ id }) => id))
    }
    // At the end: a deposit of an earlier sequence may pay in a later one.
    for (const id of ids) {
      const status = (await staffStack.services.cases.read(id, true))?.status ?? 'none'
      reached[status] = (reached[status] ?? 0) + 1
    }
    expect(await brokenMoney(staffStack, ids, moneyBefore), `seed ${seed}`).toEqual([])
    const after = await queueCounter.read()
    for (const status of applicationStatuses)
      expect([status, after[status] - before[status]], `seed ${seed}`).toEqual([status, reached[status] ?? 0])
    console.info(JSON.stringify({ seed, sequences, reached }))
  },
  24 * 60 * 60 * 1000,
)
