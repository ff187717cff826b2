/** What the history of an application must tell, read as a story: who looked, who paid in, who decided. */
import { type StoredCase, storedCase } from '#functions/applications/data/case/stored-case.ts'
import { storedSnapshot } from '#functions/applications/data/snapshot.ts'
import { storedForm } from '#functions/applications/data/stored-form.ts'
import { snapshotKey } from '#functions/platform/table/keys/applicants.ts'
import { caseKey } from '#functions/platform/table/keys/cases.ts'
import { outboxPrefix, staffPrefix } from '#functions/platform/table/partitions.ts'
import type { Item } from '#functions/platform/table/table.ts'
import { requiredDocuments } from '#shared/applications/rules/required-documents.ts'
import { actionEvents, requestEvents } from '#shared/cases/records/events.ts'
import type { Partition } from './stored-invariants.ts'

interface Event {
  event: string
  by?: { id: string }
}

const actions: string[] = Object.values(actionEvents)
const requests: string[] = Object.values(requestEvents)
const decisive = [...actions, ...requests, 'COMPARED', 'RECEIVED', 'TAKEN', 'REGISTRATION_LINKED']
const endsRecommendation = ['REFUSAL_RECOMMENDED', 'SENT_BACK', 'RETURN', 'DECLINE', 'REOPEN']

/** The state of one application after each event. */
const newStory = () => ({
  looked: new Set<string | undefined>(),
  recommended: false,
  paidTo: undefined as string | undefined,
  linkedBy: undefined as string | undefined,
  asked: null as Event | null,
})

const wrongApproval = (by: string | undefined, story: ReturnType<typeof newStory>): (string | false)[] => [
  !story.recommended && 'approved without a recommendation',
  story.looked.has(by) && 'approved by one of its reviewers',
  story.paidTo === undefined && 'approved without a payment',
  story.paidTo === by && 'approved by who verified the fee',
  story.linkedBy === by && 'approved by who linked it',
  story.asked?.event === 'REVERSE_FEE_ASKED' && 'approved while a reversal of the fee waited',
]

/** @param events in the order in which they were written */
const wrongStory = (events: Event[]): (string | false)[] => {
  const broken: (string | false)[] = []
  let story = newStory()
  for (const event of events) {
    const { event: name, by } = event
    if (name === 'SUBMITTED') story = newStory()
    if (name === 'COMPARED' || name.endsWith('_RECOMMENDED')) story.looked.add(by?.id)
    if (name === 'APPROVAL_RECOMMENDED') story.recommended = true
    if (endsRecommendation.includes(name)) story.recommended = false
    if (name === 'VERIFY_FEE') story.paidTo = by?.id ?? ''
    if (name === 'REGISTRATION_LINKED') story.linkedBy = by?.id
    if (name === 'REGISTRATION_UNLINKED') story.linkedBy = undefined
    if (name === 'REVERSE_FEE' || name === 'FEE_UNDONE') story.paidTo = undefined
    if (name === 'APPROVE') broken.push(...wrongApproval(by?.id, story))
    if (requests.includes(`${name}_ASKED`))
      broken.push(
        story.asked?.event !== `${name}_ASKED` && `${name} that nobody has asked for`,
        story.asked?.by?.id === by?.id && `${name} asked for and confirmed by one person`,
      )
    if (requests.includes(name)) story.asked = event
    else if (actions.includes(name)) story.asked = null
  }
  return broken
}

const decided = ['approved', 'certificate-ready', 'collected']

const wrongState = ({ id, items, events }: Partition, review: StoredCase): (string | false)[] => {
  const form = storedForm.parse(items.get('FORM'))
  const paid =
    review.payment && review.payment.amount !== form.fee_amount && 'another amount than the fee is verified'
  const { recommendation, ticks, stage } = review
  const unlooked =
    recommendation?.outcome === 'approval' &&
    ['approval-recommended', ...decided].includes(stage) &&
    ticks.length < (recommendation.points ?? 0) &&
    'recommended although points were not marked'
  const unopened =
    recommendation?.looked_at === recommendation?.points &&
    recommendation?.outcome === 'approval' &&
    (recommendation.not_opened.length > 0 || !events.some(({ event }) => event === 'DOCUMENT_READ')) &&
    'every point counts as looked at, and not every document was opened'
  if (!decided.includes(stage)) return [paid ?? false, unlooked, unopened]
  const version = items.get(snapshotKey(id, form.submitted_at, form.snapshot.number).sk)
  const held = Object.keys(storedSnapshot.parse(version).content.document ?? {})
  const missing = requiredDocuments('Registration').filter((key) => !held.includes(key))
  const isFirst = form.application_title === 'Registration'
  return [
    paid ?? false,
    isFirst && missing.length > 0 && `approved without ${missing.join(', ')}`,
    unlooked,
    unopened,
    !review.registration && 'approved without an entry of the register',
  ]
}

/** The e-mail of each step, which its transaction writes. */
const emailOf: Record<string, string> = {
  SUBMITTED: 'application-submitted',
  RETURN: 'application-returned',
  RESUBMITTED: 'application-resubmitted',
  VERIFY_FEE: 'fee-received',
  APPROVE: 'application-approved',
  CERTIFICATE_READY: 'certificate-ready',
  COLLECT: 'certificate-collected',
  DECLINE: 'application-declined',
  REOPEN: 'application-reopened',
}

const wrongEmails = (events: Event[], emails: Item[]): (string | false)[] =>
  Object.entries(emailOf).map(([name, kind]) => {
    const steps = events.filter(({ event }) => event === name).length
    const sent = emails.filter((email) => email.kind === kind).length
    return steps !== sent && `${steps} times ${name}, ${sent} e-mails`
  })

/** @returns what does not hold, each in a sentence. */
export const brokenDecisions = (items: readonly Item[], applicants: Partition[]): string[] => {
  const staff = items.filter(({ pk, sk }) => String(pk).startsWith(staffPrefix) && sk === 'ACCOUNT')
  const emails = items.filter(({ pk }) => String(pk).startsWith(outboxPrefix))
  return applicants
    .flatMap((partition) => {
      const events = partition.events as unknown as Event[]
      const { cnic } = partition.items.get('ACCOUNT') ?? {}
      const own = staff.filter((member) => member.cnic === cnic).map(({ id }) => id)
      const review = partition.items.get(caseKey(partition.id).sk)
      return [
        ...wrongStory(events),
        ...(review ? wrongState(partition, storedCase.parse(review)) : []),
        ...wrongEmails(
          events,
          emails.filter(({ user_id }) => user_id === partition.id),
        ),
        ...events.map(
          ({ event, by }) =>
            own.includes(by?.id) && decisive.includes(event) && `${event} by the applicant’s own hand`,
        ),
      ]
    })
    .filter((sentence) => typeof sentence === 'string')
}
