import { printOutPathOf } from '#shared/paths.ts'
import type { ApplicationFormRecord } from '#shared/records/application-form.ts'
import type { PrintOut } from '#shared/records/print-out.ts'
import { isPrintable } from '#shared/rules/print-sheets.ts'
import { useStanding } from '#web/ui/application/use-standing.ts'
import { PrintBar } from './print-bar.tsx'
import { PrintStanding, useFreshForm } from './print-standing.tsx'
import { Readiness } from './readiness.tsx'
import { Sheets } from './sheets/sheets.tsx'

interface ReadyPrintOutProps {
  form: ApplicationFormRecord
  printOut: PrintOut
}

/** What is printed and what is missing in it; of an application that came to nothing, why there is nothing to print. */
export const ReadyPrintOut = ({ form, printOut }: ReadyPrintOutProps) => {
  useFreshForm(printOut.application_form)
  const standing = useStanding(form)
  const printsNext = standing.act?.path === printOutPathOf(form)
  if (!isPrintable(printOut.application_form.status))
    return (
      <>
        <p>There is nothing to print or to pay.</p>
        <PrintStanding form={form} standing={standing} printsNext={false} />
      </>
    )
  return (
    <>
      <PrintBar primary={printsNext} />
      <PrintStanding form={form} standing={standing} printsNext={printsNext} />
      <Readiness printOut={printOut} />
      <Sheets printOut={printOut} />
    </>
  )
}
