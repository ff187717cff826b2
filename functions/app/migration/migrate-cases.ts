/** Carries the cases of version 0.2 over; running it again, or after it was stopped, finishes what is left. */
import * as z from 'zod/mini'
import { queueFactsOf } from '#functions/app/applicants/queue-facts.ts'
import { formerQueues } from '#functions/data/cases/case-migration.ts'
import type { RequestContext } from '#functions/services/request-context.ts'
import type { Needs } from '#functions/services/services.ts'

type Services = Needs<'caseMigration' | 'events' | 'formerApplications' | 'users'>
type Run = Pick<RequestContext, 'attempt' | 'today'>

/** At the same time; each is a transaction of some kilobytes. */
const parallelCases = 20
/** Somebody may change a case between its reading and its rewriting. */
const triesPerCase = 4

/** The events since an application was submitted, oldest first. */
const historySince = async (submittedAt: string, id: string, { events }: Needs<'events'>) => {
  const history: { event: string; at: string }[] = []
  let cursor: string | undefined
  for (;;) {
    const page = await events.page(id, cursor)
    history.push(...page.events.filter(({ at }) => at >= submittedAt))
    if (!page.next || (page.events.at(-1)?.at ?? '') < submittedAt) return history.reverse()
    cursor = page.next
  }
}

const rewriteCase = async (id: string, { attempt, today }: Run, services: Services): Promise<boolean> => {
  for (let tries = 0; tries < triesPerCase; tries++) {
    const user = await services.users.load(id, { consistent: true })
    const form = user?.application_form ?? user?.former_form
    const { applicant, contact_information } = user ?? {}
    if (!user || !form || !applicant || !contact_information) return false
    const former = await services.formerApplications.lastPerson(id)
    const facts = queueFactsOf({ ...user, applicant, contact_information }, form, today, former)
    const history = await historySince(form.submitted_at, id, services)
    if (await services.caseMigration.rewrite({ ...user, applicant }, form, facts, history, attempt))
      return true
  }
  return false
}

/** @returns whether the case has the present form now; a case that cannot be read does not stop the others */
const migrateCase = async (...given: Parameters<typeof rewriteCase>): Promise<boolean> => {
  try {
    return await rewriteCase(...given)
  } catch (error) {
    if (error instanceof z.core.$ZodError) return false
    throw error
  }
}

interface Migrated {
  rewritten: number
  /** The ids of cases that could not be read or rewritten. */
  left: string[]
}

/** @param report is called after each page with the number so far */
export const migrateCases = async (
  run: Run,
  report: (rewritten: number) => void,
  services: Services,
): Promise<Migrated> => {
  const done: Migrated = { rewritten: 0, left: [] }
  for (const queue of formerQueues) {
    let page = await services.caseMigration.page(queue)
    for (;;) {
      for (let start = 0; start < page.ids.length; start += parallelCases) {
        const ids = page.ids.slice(start, start + parallelCases)
        const results = await Promise.all(ids.map((id) => migrateCase(id, run, services)))
        done.rewritten += results.filter(Boolean).length
        done.left.push(...ids.filter((_, index) => !results[index]))
      }
      if (page.ids.length > 0) report(done.rewritten)
      if (!page.next) break
      page = await services.caseMigration.page(queue, page.next)
    }
  }
  return done
}
