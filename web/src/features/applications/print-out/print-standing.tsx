import { useEffect } from 'react'
import type { ApplicationFormRecord } from '#shared/applications/records/application-form.ts'
import type { PrintOut } from '#shared/applications/records/print-out.ts'
import type { ApplicantStanding } from '#shared/applications/rules/applicant-next-act.ts'
import { useSession } from '#web/session/session-context.ts'
import { Standing } from '#web/ui/application/standing.tsx'

interface PrintStandingProps {
  form: ApplicationFormRecord
  standing: ApplicantStanding
  /** Printing is the next act: the print button above is for that. */
  printsNext: boolean
}

/** The state of the application, above the sheets; it is not printed. */
export const PrintStanding = ({ form, standing, printsNext }: PrintStandingProps) => (
  <section className="card print-standing" aria-labelledby="standing">
    <h2 id="standing">My application</h2>
    <Standing form={form} standing={printsNext ? { ...standing, act: null } : standing} />
  </section>
)

/** The council may have changed the application since the page was opened. */
export const useFreshForm = ({ status, fee_status }: PrintOut['application_form']): void => {
  const { user, reload } = useSession()
  const form = user.application_form
  const isOld = form?.status !== status || form.fee_status !== fee_status
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each difference, not for each new session
  useEffect(() => {
    if (isOld) void reload()
  }, [isOld])
}
