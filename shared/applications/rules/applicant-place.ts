/** The state of an application, read from the records of its applicant. */
import type { ApplicationFormRecord } from '../records/application-form.ts'
import type { ApplicantPlace } from './applicant-next-act.ts'
import { openNeeds } from './application-needs.ts'

type Form = Pick<
  ApplicationFormRecord,
  'status' | 'fee_status' | 'application_title' | 'corrections' | 'printed_at' | 'milestones' | 'pay_by'
>

/** @param held the papers given, see `heldPapers`. @param today the council's day */
export const applicantPlaceOf = (form: Form, held: readonly string[], today: string): ApplicantPlace => ({
  status: form.status,
  fee_status: form.fee_status,
  application_title: form.application_title,
  corrections: form.corrections,
  needs: openNeeds(form.application_title, held),
  printed_at: form.printed_at,
  pay_by: form.application_title === 'Renewal' ? form.pay_by : null,
  papers_received: form.milestones['papers-received'] !== undefined,
  today,
})
