import { paths } from '#shared/paths.ts'
import type { PrintOut } from '#shared/records/print-out.ts'

/** The name of the PDF that is printed: title and reference, never a name or CNIC (ux: print sheets). */
export const fileNameOf = ({ applicant, application_form: form }: PrintOut): string =>
  `Application-for-${form.application_title}-${applicant.refNumber}`

/** The one path on which this application is printed. */
export const pathOf = ({ application_form: form }: PrintOut): string =>
  form.application_title === 'Renewal' ? paths.printOutRenewal : paths.printOutNew
