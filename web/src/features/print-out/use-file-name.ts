import { useEffect } from 'react'
import type { PrintOut } from '#shared/records/print-out.ts'

/** The name of the PDF that is printed: title and reference, never a name or CNIC (ux: print sheets). */
export const fileNameOf = ({ applicant, application_form: form }: PrintOut): string =>
  `Application-for-${form.application_title}-${applicant.refNumber}`

/** Browsers take the document's title as the file name; leaving the page gives the title back. */
export const useFileName = (name: string): void => {
  useEffect(() => {
    const before = document.title
    document.title = name
    return () => {
      if (document.title === name) document.title = before
    }
  }, [name])
}
