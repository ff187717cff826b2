import { useEffect, useState } from 'react'
import type { ApplicationFormRecord } from '#shared/applications/records/application-form.ts'
import type { PrintOut } from '#shared/applications/records/print-out.ts'
import { isPrintable } from '#shared/applications/rules/print-sheets.ts'
import { printOutPathOf } from '#shared/paths.ts'
import { useSession } from '#web/session/session-context.ts'
import { Standing } from '#web/ui/application/standing.tsx'
import { type OwnStanding, useStanding } from '#web/ui/application/use-standing.ts'
import { Sheets } from '#web/ui/print-sheets/sheets.tsx'
import { Readiness } from './readiness.tsx'
import { usePrintJob } from './use-print-job.ts'

interface PrintStandingProps {
  form: ApplicationFormRecord
  standing: OwnStanding
  /** Printing is the next act: the print button above is for that. */
  printsNext: boolean
}

/** The state of the application, above the sheets; it is not printed. */
const PrintStanding = ({ form, standing, printsNext }: PrintStandingProps) => (
  <section className="card print-standing" aria-labelledby="standing">
    <h2 id="standing">My application</h2>
    <Standing form={form} standing={printsNext ? { ...standing, act: null } : standing} />
  </section>
)

/** The council may have changed the application since the page was opened. */
const useFreshForm = ({ status, fee_status }: PrintOut['application_form']): void => {
  const { user, reload } = useSession()
  const form = user.application_form
  const isOld = form?.status !== status || form.fee_status !== fee_status
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each difference, not for each new session
  useEffect(() => {
    if (isOld) void reload()
  }, [isOld])
}

interface PrintBarProps {
  /** Printing is what its applicant does next. */
  primary: boolean
}

/** Stays in view above the sheets; it is not printed. */
const PrintBar = ({ primary }: PrintBarProps) => {
  const print = usePrintJob()
  const [preparing, setPreparing] = useState(false)
  const press = async () => {
    if (preparing) return
    setPreparing(true)
    await print()
    setPreparing(false)
  }
  return (
    <div className="print-bar">
      <button
        type="button"
        className={`btn ${primary ? 'btn-primary' : 'btn-secondary'}`}
        aria-disabled={preparing || undefined}
        onClick={() => void press()}
      >
        {preparing ? 'Preparing…' : 'Print Application Form'}
      </button>
    </div>
  )
}

const WithStanding = ({ form, prints }: { form: ApplicationFormRecord; prints: boolean }) => {
  const standing = useStanding(form)
  const printsNext = prints && standing.act?.path === printOutPathOf(form)
  return (
    <>
      {prints && <PrintBar primary={printsNext} />}
      <PrintStanding form={form} standing={standing} printsNext={printsNext} />
    </>
  )
}

/** What is printed and what is missing in it; for a declined or withdrawn application, why nothing can be printed. */
export const ReadyPrintOut = ({ printOut }: { printOut: PrintOut }) => {
  useFreshForm(printOut.application_form)
  const { application_form: form } = useSession().user
  const prints = isPrintable(printOut.application_form.status)
  return (
    <>
      {!prints && <p>There is nothing to print or to pay.</p>}
      {/* Submitted in another window a moment ago: the form comes with the next answer. */}
      {form ? <WithStanding form={form} prints={prints} /> : prints && <PrintBar primary />}
      {prints && (
        <>
          <Readiness printOut={printOut} />
          <Sheets printOut={printOut} />
        </>
      )}
    </>
  )
}
