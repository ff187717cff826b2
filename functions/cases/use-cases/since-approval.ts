/** Compares a renewal with the application of the same person that was approved last, by their versions. */
import type { Needs } from '#functions/services.ts'
import { isApproved, isOpen } from '#shared/applications/rules/application-lifecycle.ts'
import { snapshotContent } from '#shared/applications/rules/snapshot.ts'
import {
  changesSinceApproval,
  isContact,
  type SinceApproval,
  statedItems,
  statesTheRegister,
} from '#shared/cases/rules/unchanged-renewal.ts'
import type { StaffCase } from './load-case.ts'

/** Null for what is no open renewal, and for one without an approved application before it. */
export const sinceApproval = async (
  staffCase: StaffCase,
  { snapshots }: Needs<'snapshots'>,
): Promise<SinceApproval | null> => {
  const { id, account, application_form: form, former_form, review } = staffCase
  const approved = review.former.findLast(({ status }) => isApproved(status))
  if (!approved || former_form || form.application_title !== 'Renewal' || !isOpen(review.status)) return null
  const before = await snapshots.last(id, approved.submitted_at)
  if (!before) return null
  const changes = changesSinceApproval(before.content, snapshotContent(staffCase))
  const isStated = statesTheRegister(form, account.registration)
  const labels = (found: typeof changes): string[] => found.map(({ label }) => label)
  const others = changes.filter((one) => !isContact(one))
  return {
    reference_no: approved.reference_no,
    changed: [...labels(others), ...(isStated ? [] : ['Number or end of the registration'])],
    contact: labels(changes.filter(isContact)),
    items: [...others.map(({ item }) => item), ...(isStated ? [] : statedItems)],
  }
}
