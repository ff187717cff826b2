/** The rules for every case, whatever anybody has done. */

import { tracksOf } from '#functions/applications/data/case/stored-case.ts'
import { digestOf } from '#functions/applications/data/snapshot.ts'
import { loadCase } from '#functions/cases/use-cases/load-case.ts'
import { createAppContext } from '#functions/platform/services/app-context.ts'
import { caseKey } from '#functions/platform/table/keys/cases.ts'
import { shownStatus } from '#shared/applications/rules/application-lifecycle.ts'
import { missingDocuments } from '#shared/applications/rules/required-documents.ts'
import { snapshotContent } from '#shared/applications/rules/snapshot.ts'
import { reviewPoints } from '#shared/cases/rules/review-points.ts'
import { plainNumber } from '#shared/kit/format.ts'
import type { StaffStack } from '#tests/support/people/staff-stack.ts'
import { type CopiedCase, placeInQueue } from './copied-cases.ts'

interface PastEvent {
  event: string
  by?: { id: string } | undefined
  details?: Record<string, string> | undefined
}

export const historyOf = async ({ services }: StaffStack, id: string): Promise<PastEvent[]> => {
  const events: PastEvent[] = []
  let cursor: string | undefined
  do {
    const page = await services.events.page(id, cursor)
    events.push(...page.events)
    cursor = page.next ?? undefined
  } while (cursor)
  return events
}

const withCertificate = ['certificate-ready', 'collected']
const decided = ['approved', ...withCertificate]

/** @returns what does not hold, each in a sentence. */
export const brokenRules = async (staffStack: StaffStack, { id }: CopiedCase): Promise<string[]> => {
  const { services } = staffStack
  const { table } = createAppContext(services.config)
  const [staffCase, item] = await Promise.all([
    loadCase(id, services),
    table.get(caseKey(id), { consistent: true }),
  ])
  const { review, application_form: form } = staffCase
  const tracks = tracksOf(review)
  const status = shownStatus(tracks)
  const place = placeInQueue(status, review.submitted_at, id)
  const challanOwner =
    review.payment && (await services.challans.ownerOf(plainNumber(review.payment.challan_no)))
  const broken = [
    review.status !== status && `the stored status is ${review.status}, not ${status}`,
    form.status !== status && `the applicant sees ${form.status}, not ${status}`,
    form.fee_status !== tracks.fee && `the applicant sees the fee ${form.fee_status}`,
    (item?.queue_pk !== place.queue_pk || item?.queue_sk !== place.queue_sk) &&
      'the case is in another queue',
    review.payment && challanOwner !== id && 'the challan of the payment is not kept',
    form.snapshot &&
      form.status !== 'returned' &&
      form.snapshot.digest !== digestOf(snapshotContent(staffCase)) &&
      'the records are not those of the last version',
  ]
  if (decided.includes(review.stage)) {
    const events = await historyOf(staffStack, id)
    const approval = events.find(({ event }) => event === 'APPROVE')
    const { recommendation, payment } = review
    const missing = missingDocuments({ ...staffCase, registration: staffCase.account.registration })
    broken.push(
      recommendation?.outcome !== 'approval' && 'approved without a recommendation',
      reviewPoints(staffCase).some((item) => !review.ticks.includes(item)) &&
        'approved although points were not marked',
      !payment && 'approved without a payment',
      payment && payment.amount !== form.fee_amount && 'approved with another amount than the fee',
      missing.length > 0 && `approved without ${missing.join(', ')}`,
      withCertificate.includes(review.stage) &&
        !staffCase.account.registration?.certified &&
        'ready without a certificate',
      !form.registration_number && 'approved without a number',
      review.reviewers.some(({ id }) => id === approval?.by?.id) && 'approved by one of its reviewers',
      approval?.by?.id === payment?.verified_by.id && 'approved by who verified the fee',
    )
  }
  return broken.filter((rule) => typeof rule === 'string')
}

/** Words and payments that are in no event of the history. */
export const lostFrom = (events: PastEvent[], said: string[], payments: number): string[] => {
  const told = events.flatMap(({ details }) => Object.values(details ?? {})).join('\n')
  const verified = events.filter(({ event }) => event === 'VERIFY_FEE').length
  return [
    ...said.filter((words) => !told.includes(words)).map((words) => `lost: ${words}`),
    ...(verified < payments ? [`${payments} payments were verified, ${verified} are in the history`] : []),
  ]
}
