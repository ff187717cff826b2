/**
 * Assigns a new application to the present reviewer with the fewest. It happens behind the submission (docs/decisions/cases/0080-my-work-fair-shares-and-deputies.md),
 * so that no submission waits for it or fails by it, and is refused where anything it was decided by has changed: two
 * applications at once never count as one, and one that is repeated is assigned once.
 */
import { createAccounts } from '#functions/accounts/data/account.ts'
import type { Account } from '#functions/accounts/data/stored-account.ts'
import { createAssignedCounters } from '#functions/applications/data/counters/assigned-counter.ts'
import { storedForm } from '#functions/applications/data/stored-form.ts'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { formKey } from '#functions/platform/table/keys/applicants.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import { retry } from '#functions/platform/table/retry.ts'
import { createRoster } from '#functions/staff/data/roster.ts'
import { createOfficeSettings } from '#functions/staff/data/settings/office-settings.ts'
import { nextInTurn } from '#shared/cases/rules/assignment.ts'
import { reasonAgainstWorking } from '#shared/cases/rules/own-case.ts'
import { Stale } from '#shared/kit/errors.ts'
import { isAbsent } from '#shared/staff/rules/absence.ts'
import { createCases } from './case.ts'

/** The author of the event. */
const portal = { kind: 'staff' as const, id: 'portal', name: 'The portal' }

/** Each refused try means that another application was assigned in the meantime. */
const tries = 60
const pause = (failedTries: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * Math.min(failedTries + 1, 20)))

export const fairShares = ({ table, newId }: AppContext) => {
  const [cases, counters] = [createCases(table, newId), createAssignedCounters(table)]
  const accounts = createAccounts(table)
  const [roster, settings] = [createRoster(table), createOfficeSettings(table, newId)]

  /** The present reviewers with their numbers of open cases, except a person whose own application it is. */
  const sharers = async (applicant: Account, today: string) => {
    const [{ people }, numbers] = await Promise.all([roster.read(), counters.read()])
    return people
      .filter((one) => one.state === 'active' && one.roles.includes('reviewer') && !isAbsent(one, today))
      .filter((one) => reasonAgainstWorking(one, applicant) === null)
      .map(({ id, name }) => ({ id, name, ...(numbers.get(id) ?? { cases: 0, shared_at: '' }) }))
  }

  const assignNext = async (userId: string, today: string, attempt: Attempt): Promise<boolean> => {
    const [review, form, owner] = await Promise.all([
      cases.read(userId, true),
      table.get(formKey(userId), { consistent: true }),
      accounts.read(userId),
    ])
    if (!review || !form || !owner || review.status !== 'submitted' || review.assignee) return false
    const next = nextInTurn(await sharers(owner, today))
    if (!next) return false
    const { id, name, ...share } = next
    const change = {
      review: { assignee: { id, name, at: attempt.now.toISOString() } },
      event: { event: 'ASSIGNED', by: portal, details: { to: name } } as const,
      share,
    }
    await cases.change(review, storedForm.parse(form), change, attempt)
    return true
  }

  return {
    /**
     * Does nothing where fair shares are switched off, nobody is present, or the case is not new and free any more.
     * @returns whether the case was assigned. @throws Unavailable when others were faster again and again
     */
    assign: async (userId: string, today: string, attempt: Attempt): Promise<boolean> => {
      if (!(await settings.read()).fair_shares) return false
      const wasFaster = (error: unknown) => error instanceof Stale
      return retry({ tries, when: wasFaster, pause }, () => assignNext(userId, today, attempt))
    },
  }
}
