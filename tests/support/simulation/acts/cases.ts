/** What the office does with applications and payments: mostly what takes them on, sometimes anything at all. */
import { requiredDocuments } from '#shared/applications/rules/required-documents.ts'
import type { CaseRecord } from '#shared/cases/records/case.ts'
import { reviewPoints } from '#shared/cases/rules/review-points.ts'
import type { Stage } from '#shared/vocabulary/statuses.ts'
import { aRegistrationLink } from '#tests/support/cases/registrations.ts'
import { payment } from '../people.ts'
import { oneOf, type Random } from '../random.ts'
import { type Act, type Answer, nothing, type Scene } from './act.ts'

/** The actions that move a case on; `tick` marks every point, `prepare` makes the certificate, `link` finds the entry. */
const forward: Record<Stage, readonly string[]> = {
  'not-started': ['start-review', 'start-review', 'verify-fee', 'return'],
  'in-review': [
    'tick',
    'recommend-approval',
    'recommend-approval',
    'verify-fee',
    'recommend-refusal',
    'link',
  ],
  returned: ['recall-return', 'verify-fee', 'reverse-fee'],
  resubmitted: ['start-review'],
  'approval-recommended': [
    'verify-fee',
    'approve',
    'approve',
    'approve',
    'approve',
    'link',
    'reverse-fee',
    'send-back',
  ],
  'refusal-recommended': ['send-back', 'decline'],
  approved: ['prepare', 'certificate-ready', 'reverse-approval'],
  'certificate-ready': ['collect', 'reverse-certificate'],
  collected: ['reverse-collection'],
  declined: ['reopen'],
  withdrawn: ['reopen'],
  'ended-unpaid': ['reopen'],
}
const allActions = [
  ...new Set(Object.values(forward).flat()),
  'drop-request',
  'unlink',
  'take',
  'take-change',
]
const correctable = ['contact_information.city', 'applicant.name', 'document.certificate_image']

const detailsOf = (action: string, seen: CaseRecord, reason: string, random: Random): object => {
  const { fee_amount } = seen.application_form
  const amount = random() < 0.8 ? fee_amount : fee_amount - 100
  if (action === 'verify-fee')
    return payment(amount, `${oneOf(['CH', 'B'], random)}-${Math.floor(random() * 3)}`)
  if (action === 'return')
    return { corrections: [{ item: oneOf(correctable, random), reason: 'other', words: reason }] }
  return { reason, ...(action === 'collect' && { cnic_seen: random() < 0.7 }) }
}

const ticks = async ({ clerk, who }: Scene, seen: CaseRecord, random: Random): Promise<Answer> => {
  const params = { id: who.id }
  if (random() < 0.3)
    for (const key of requiredDocuments(who.title))
      await clerk.ask('cases.document', { params: { ...params, key } })
  const points = reviewPoints(seen)
  const marked = random() < 0.85 ? points : points.slice(0, Math.floor(random() * points.length))
  const wrong = random() < 0.1 ? [oneOf(points, random)] : []
  return clerk.ask('cases.tick', { params, body: { ticks: marked, wrong } })
}

/** To an entry as it is in the register, or to one that is not there yet. */
const links: typeof ticks = async ({ clerk, who, number }, _seen, random) => {
  const { body } = await clerk.ask('registrations.get', { params: { number } })
  const { name, father_name } = random() < 0.7 && body.data ? body.data : who.person
  const link = aRegistrationLink({ number: body.data?.number ?? 'B 300', name, father_name })
  return clerk.ask('cases.linkRegistration', { params: { id: who.id }, body: link })
}

const others: Record<string, (scene: Scene, seen: CaseRecord, random: Random) => Promise<Answer>> = {
  tick: ticks,
  link: links,
  prepare: ({ clerk, who }) => clerk.ask('certificates.prepareMany', { body: { ids: [who.id] } }),
  unlink: ({ clerk, who }) =>
    clerk.ask('cases.unlinkRegistration', { params: { id: who.id }, body: { reason: 'Another person' } }),
  take: ({ clerk, who }) => clerk.ask('cases.take', { params: { id: who.id }, body: {} }),
  'take-change': ({ clerk, who }, { changed_since: { digest } }) =>
    clerk.ask('cases.takeChange', {
      params: { id: who.id },
      body: { record: 'contact_information', digest },
    }),
}

/** Somebody with an open page does what it offers, confirms what waits, or tries what it does not offer. */
const acts: Act = async (scene, random) => {
  const { clerk, who, service } = scene
  const { body } = await clerk.ask('cases.get', { params: { id: who.id } })
  const seen = body.data as CaseRecord | undefined
  if (!seen) return nothing
  const { pending, stage } = seen.review
  const waiting = pending && random() < 0.5 ? [pending.action, pending.action, 'drop-request'] : null
  const isUnlinked = who.title === 'Renewal' && !seen.registration && random() < 0.5
  const action = isUnlinked
    ? 'link'
    : oneOf(waiting ?? (random() < 0.8 ? forward[stage] : allActions), random)
  const other = others[action]
  if (other) return { ...(await other(scene, seen, random)), body: { action } }
  const reason = `Because of ${service.services.newId()}`
  const { status } = await clerk.act(who.id, action, detailsOf(action, seen, reason, random))
  const isConfirmation = pending?.action === action
  const said = status === 200 && action !== 'verify-fee' && !isConfirmation ? { said: reason } : {}
  return { status, body: { action }, ...said }
}

const bankRows = async ({ who, world }: Scene, random: Random): Promise<object[]> => {
  const applicants = [who, oneOf(Object.values(world.pharmacists), random)]
  const rows: object[] = []
  for (const [index, { ask }] of applicants.entries()) {
    const form = (await ask('auth.user')).body.data?.application_form
    const amount = random() < 0.8 ? form?.fee_amount : 1
    if (form)
      rows.push({
        ...{ line: index + 2, paid_on: '2026-11-20', voucher_number: form.voucher_number, amount },
        challan_no: `B-${Math.floor(random() * 4)}`,
      })
  }
  return rows
}

const importsBankFile: Act = async (scene, random) => {
  const { clerk, service } = scene
  const rows = await bankRows(scene, random)
  const id = service.services.newId()
  await clerk.ask('bankStatement.create', { body: { id, file_name: 'bank.csv', rows } })
  const verified = await clerk.ask('bankStatement.verify', { params: { id }, body: { from: 0 } })
  if (random() < 0.5) return verified
  return clerk.ask('bankStatement.undo', { params: { id }, body: { from: 0, reason: 'The wrong file' } })
}

/** Once two people have agreed to it, in slices. */
const undoesBankFile: Act = async ({ clerk }, random) => {
  const { body } = await clerk.ask('bankStatement.list', {})
  const imports: { id: string }[] = body.data?.imports ?? body.data ?? []
  if (!Array.isArray(imports) || imports.length === 0) return nothing
  const { id } = oneOf(imports, random)
  return clerk.ask('bankStatement.undo', { params: { id }, body: { from: 0, reason: 'The wrong file' } })
}

const settlesDeposit: Act = async ({ clerk, who }, random) => {
  const open: { challan_no: string }[] =
    (await clerk.ask('deposits.list', { query: {} })).body.data?.deposits ?? []
  if (open.length === 0) return nothing
  const { challan_no } = oneOf(open, random)
  return random() < 0.2
    ? clerk.ask('deposits.setAside', { body: { challan_no, reason: 'Refunded' } })
    : clerk.ask('deposits.match', { body: { challan_no, id: who.id } })
}

export const caseActs: Record<string, Act> = { 'acts on': acts }
export const moneyActs: Record<string, Act> = {
  'imports a bank file about': importsBankFile,
  'undoes a bank file about': undoesBankFile,
  'settles a deposit for': settlesDeposit,
}
