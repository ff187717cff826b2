/** Gives every application that was approved before there was a register its entry; running it again finishes what is left. */
import * as z from 'zod/mini'
import type { Applied } from '#functions/app/register/particulars.ts'
import type { StoredForm } from '#functions/data/applicants/stored-form.ts'
import type { User } from '#functions/data/applicants/user.ts'
import type { Attempt } from '#functions/data/table/record.ts'
import type { Needs } from '#functions/services/services.ts'
import { isApproved } from '#shared/rules/application-lifecycle.ts'
import { applicationStatuses } from '#shared/vocabulary/statuses.ts'
import { approvalDay, registrationOfApproval } from './registration-of-approval.ts'

type Services = Needs<'cases' | 'formerApplications' | 'registrationMigration' | 'terms' | 'users'>

/** At the same time; each is a transaction of some kilobytes. */
const parallelCases = 20

type ApprovedApplication = Applied & { application_form: StoredForm }

/** The application that gave the person their number: the present one, or the last one before it. */
const approvedApplication = async (
  user: User,
  { formerApplications }: Needs<'formerApplications'>,
): Promise<ApprovedApplication | null> => {
  const form = user.application_form ?? user.former_form
  if (form && isApproved(form.status)) {
    const { applicant, contact_information } = user
    return applicant && contact_information
      ? { ...user, applicant, contact_information, application_form: form }
      : null
  }
  const former = await formerApplications.of(user.id)
  const found = former.find(({ application_form: { status } }) => isApproved(status))
  const { applicant, contact_information } = found ?? {}
  return found && applicant && contact_information ? { ...found, applicant, contact_information } : null
}

/** @returns whether the person has an entry now, or needs none */
const register = async (id: string, attempt: Attempt, services: Services): Promise<boolean> => {
  const user = await services.users.load(id, { consistent: true })
  if (!user) return false
  if (user.account.registration) return true
  const application = await approvedApplication(user, services)
  if (!application) return true
  const form = application.application_form
  const made = registrationOfApproval(id, application, await services.terms.on(approvalDay(form)))
  if (!made) return false
  const isPresent = form.reference_no === (user.application_form ?? user.former_form)?.reference_no
  const before = isPresent ? await services.cases.read(id, true) : null
  const review = before && { before, registration: made.registration }
  return services.registrationMigration.put(made.entry, form.reference_no, review, attempt)
}

/** A case that cannot be read does not stop the others. */
const tryToRegister = async (...given: Parameters<typeof register>): Promise<boolean> => {
  try {
    return await register(...given)
  } catch (error) {
    if (error instanceof z.core.$ZodError) return false
    throw error
  }
}

/** @returns the number of people looked at, and the ids of those who could not be registered */
export const migrateRegistrations = async (
  attempt: Attempt,
  report: (looked: number) => void,
  services: Services,
): Promise<{ looked: number; left: string[] }> => {
  const done = { looked: 0, left: [] as string[] }
  for (const status of applicationStatuses) {
    let page = await services.registrationMigration.page(status)
    for (;;) {
      for (let start = 0; start < page.ids.length; start += parallelCases) {
        const ids = page.ids.slice(start, start + parallelCases)
        const results = await Promise.all(ids.map((id) => tryToRegister(id, attempt, services)))
        done.looked += ids.length
        done.left.push(...ids.filter((_, index) => !results[index]))
      }
      if (page.ids.length > 0) report(done.looked)
      if (!page.next) break
      page = await services.registrationMigration.page(status, page.next)
    }
  }
  return done
}
