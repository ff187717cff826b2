import { putPaperEvent } from '#functions/platform/table/event.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { isOpen } from '#shared/applications/rules/application-lifecycle.ts'
import type { FormOwner } from './form-lock.ts'

/**
 * While the council has the application, its history says what its applicant adds, changes and removes.
 * @param paper see `putPaperEvent`
 */
export const notePaper = (
  { id, application_form: form }: FormOwner,
  event: Parameters<typeof putPaperEvent>[1],
  paper: string,
  now: Date,
  newId: () => string,
): Write[] => (form && isOpen(form.status) ? [putPaperEvent(id, event, paper, now, newId())] : [])
