import type { ApplicationFormRecord } from '#shared/applications/records/application-form.ts'
import type { PrintOut } from '#shared/applications/records/print-out.ts'
import { isPrintable } from '#shared/applications/rules/print-sheets.ts'
import { printOutPathOf } from '#shared/paths.ts'
import { useSession } from '#web/session/session-context.ts'
import { useStanding } from '#web/ui/application/use-standing.ts'
import { PrintBar } from './print-bar.tsx'
import { PrintStanding, useFreshForm } from './print-standing.tsx'
import { Readiness } from './readiness.tsx'
import { Sheets } from './sheets/sheets.tsx'

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
