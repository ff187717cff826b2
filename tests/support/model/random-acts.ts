/** Random actions of staff, applicants and bank files: mostly sensible ones, sometimes impossible ones. */
import { randomUUID } from 'node:crypto'
import type { CaseRecord } from '#shared/cases/records/case.ts'
import { reviewPoints } from '#shared/cases/rules/review-points.ts'
import type { Stage } from '#shared/vocabulary/statuses.ts'
import type { StaffStack } from '#tests/support/people/staff-stack.ts'
import type { CopiedCase } from './copied-cases.ts'

export type Random = () => number
export type Colleague = Awaited<ReturnType<StaffStack['staffMember']>>

/** Numbers that are the same for a seed, so that a failure can be repeated (mulberry32). */
export const seededRandom = (seed: number): Random => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
export const oneOf = <T>(list: readonly T[], random: Random): T =>
  list[Math.floor(random() * list.length)] as T

/** An action, as a line for the report of a failure; `said` are the texts that must not be lost. */
export interface Done {
  line: string
  status: number
  said?: string
  paid?: boolean
}

const actions = [
  ...['start-review', 'recommend-approval', 'recommend-approval', 'recommend-refusal', 'return'],
  ...['recall-return', 'send-back', 'verify-fee', 'approve', 'approve', 'certificate-ready', 'collect'],
  ...['decline', 'reopen', 'reverse-fee', 'reverse-approval', 'reverse-certificate', 'reverse-collection'],
  'drop-request',
]
const correctable = ['contact_information.city', 'applicant.name', 'applicant.domicile']

const detailsOf = (action: string, applicant: CopiedCase, reason: string, random: Random): object => {
  const amount = random() < 0.8 ? applicant.fee : applicant.fee - 100
  if (action === 'verify-fee')
    return { payment: { challan_no: `CH-${randomUUID().slice(0, 8)}`, amount, paid_on: '2026-11-20' } }
  if (action === 'return')
    return { corrections: [{ item: oneOf(correctable, random), reason: 'other', words: reason }] }
  return { reason, ...(action === 'collect' && { cnic_seen: random() < 0.7 }) }
}

/** The action that moves a case on, at each stage; `tick` marks every point, `prepare` makes the certificate. */
const forward: Partial<Record<Stage, string[]>> = {
  'not-started': ['start-review', 'start-review', 'verify-fee'],
  'in-review': ['tick', 'recommend-approval', 'recommend-approval', 'verify-fee'],
  resubmitted: ['start-review'],
  'approval-recommended': ['verify-fee', 'approve', 'approve'],
  'refusal-recommended': ['send-back', 'decline'],
  approved: ['prepare', 'certificate-ready'],
  'certificate-ready': ['collect'],
}

const takesForward = async (
  who: Colleague,
  applicant: CopiedCase,
  random: Random,
): Promise<string | null> => {
  const { shown } = applicant
  const action = shown && random() < 0.6 ? oneOf(forward[shown.review.stage] ?? [''], random) : ''
  if (action === 'prepare') {
    await who.ask('certificates.prepareMany', { body: { ids: [applicant.id] } })
    return 'certificate-ready'
  }
  if (action !== 'tick' || !shown) return action || null
  const body = { ticks: reviewPoints(shown), wrong: [] }
  const answer = await who.ask('cases.tick', { params: { id: applicant.id }, body })
  if (answer.status === 200) applicant.shown = answer.body.data
  return 'recommend-approval'
}

/** Somebody of the staff does something with a case: what takes it on, what the page offers, or anything at all. */
export const staffAct = async (who: Colleague, applicant: CopiedCase, random: Random): Promise<Done> => {
  const useful = await takesForward(who, applicant, random)
  const params = { id: applicant.id }
  // Like somebody with an open page: what it shows may be old by now.
  const shown = applicant.shown ?? ((await who.ask('cases.get', { params })).body.data as CaseRecord)
  if (!useful && random() < 0.35) {
    const points = reviewPoints(shown)
    const ticks = random() < 0.7 ? points : points.slice(0, Math.floor(random() * points.length))
    const wrong = random() < 0.15 ? [oneOf(points, random)] : []
    const { status, body } = await who.ask('cases.tick', { params, body: { ticks, wrong } })
    if (status === 200) applicant.shown = body.data
    return { line: `${who.roles} ticks ${ticks.length}, ${wrong.length} wrong`, status }
  }
  const offered = random() < 0.6 && shown.actions.length > 0
  const action = useful ?? oneOf(offered ? shown.actions : actions, random)
  const reason = `Because of ${randomUUID().slice(0, 8)}`
  const { status, body } = await who.act(applicant.id, action, detailsOf(action, applicant, reason, random))
  applicant.shown = status === 200 ? body.data : undefined // after a refusal the page is loaded again
  const isConfirmation = shown.review.pending?.action === action
  return {
    line: `${who.roles} ${action}`,
    status,
    ...(status === 200 && action === 'verify-fee' && { paid: true }),
    ...(status === 200 && action !== 'verify-fee' && !isConfirmation && { said: reason }),
    ...(status >= 500 && { line: `${who.roles} ${action}: ${JSON.stringify(body)}` }),
  }
}

const applicantActs: Record<string, (applicant: CopiedCase, random: Random) => Promise<{ status: number }>> =
  {
    'looks at the dashboard': ({ ask }) => ask('auth.user'),
    'changes the city': ({ ask }, random) =>
      ask('contactInformation.update', { body: { city: `City ${Math.floor(random() * 1000)}` } }),
    'changes the name': ({ ask }, random) =>
      ask('applications.update', { body: { name: `Name ${oneOf(['Ali', 'Bano', 'Jan', 'Gul'], random)}` } }),
    'changes the domicile': ({ ask }, random) =>
      ask('applications.update', { body: { domicile: oneOf(['Kasur', 'Multan', 'Lahore'], random) } }),
    resubmits: ({ ask }) => ask('applicantForm.resubmit'),
    'resubmits again': ({ ask }) => ask('applicantForm.resubmit'),
  }

export const applicantAct = async (applicant: CopiedCase, random: Random): Promise<Done> => {
  if (random() < 0.04)
    return { line: 'the applicant withdraws', status: (await applicant.ask('applicantForm.withdraw')).status }
  const name = oneOf(Object.keys(applicantActs), random)
  const { status } = (await applicantActs[name]?.(applicant, random)) ?? { status: 0 }
  return { line: `the applicant ${name}`, status }
}

/** Proposed by one person; the undoing continues if the other one may confirm it. */
const undoneByTwo = async (who: Colleague, second: Colleague, id: string): Promise<{ status: number }> => {
  const params = { id }
  const proposed = await who.ask('bankStatement.undo', {
    params,
    body: { from: 0, reason: 'The wrong file' },
  })
  const open = (await second.ask('proposals.list')).body?.data?.open ?? []
  const found = open.find(({ about }: { about: string | null }) => about === id)
  if (!found) return proposed
  const settled = await second.ask('proposals.act', { params: { id: found.id }, body: { action: 'confirm' } })
  return settled.status === 200 ? who.ask('bankStatement.undo', { params, body: { from: 0 } }) : proposed
}

/** A file of the bank with right and wrong rows, imported, sometimes twice, and sometimes undone. */
export const bankFile = async (
  who: Colleague,
  second: Colleague,
  applicants: CopiedCase[],
  random: Random,
): Promise<Done> => {
  const challan = `B-${randomUUID().slice(0, 8)}`
  const rows = applicants
    .filter(() => random() < 0.7)
    .map((applicant, index) => ({
      line: index + 2,
      paid_on: '2026-11-20',
      voucher_number: applicant.voucher,
      amount: random() < 0.8 ? applicant.fee : 1,
      challan_no: random() < 0.15 ? challan : `B-${randomUUID().slice(0, 8)}`,
    }))
  if (rows.length === 0) return { line: 'an empty file of the bank', status: 0 }
  const id = randomUUID()
  const params = { id }
  const begun = await who.ask('bankStatement.create', { body: { id, file_name: 'bank.csv', rows } })
  const verify = () => who.ask('bankStatement.verify', { params, body: { from: 0 } })
  const verified = await Promise.all(random() < 0.2 ? [verify(), verify()] : [verify()])
  const undone = random() < 0.2 ? await undoneByTwo(who, second, id) : { status: 200 }
  return {
    line: `${who.roles} imports ${rows.length} rows${undone.status === 200 ? '' : ', undo refused'}`,
    status: Math.max(begun.status, ...verified.map(({ status }) => status), undone.status),
  }
}
