import type { PrintOut } from '#shared/applications/records/print-out.ts'

/** The name of the PDF that is printed: title and reference, never a name or CNIC. */
export const pdfFileNameOf = ({ applicant, application_form: form }: PrintOut): string =>
  `Application-for-${form.application_title}-${applicant.refNumber}`
