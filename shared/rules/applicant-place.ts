/** Where an application stands, read from the records of its applicant. */
import type { ApplicationFormRecord } from '../records/application-form.ts'
import { type DocumentKey, fieldLabel } from '../vocabulary.ts'
import type { ApplicantPlace } from './applicant-next-act.ts'
import { missingDocuments } from './required-documents.ts'

type Form = Pick<
  ApplicationFormRecord,
  'status' | 'fee_status' | 'application_title' | 'corrections' | 'printed_at' | 'milestones'
>

const openNeed = (key: DocumentKey) => ({
  key,
  label: fieldLabel(key),
  when: key === 'paid_bank_deposit_slip' ? 'after-paying' : 'now',
})

/** @param held the papers given. @param today the council's day */
export const applicantPlaceOf = (form: Form, held: readonly string[], today: string): ApplicantPlace => ({
  status: form.status,
  fee_status: form.fee_status,
  application_title: form.application_title,
  corrections: form.corrections,
  needs: missingDocuments(form.application_title, held).map(openNeed),
  printed_at: form.printed_at,
  papers_received: form.milestones['papers-received'] !== undefined,
  today,
})
