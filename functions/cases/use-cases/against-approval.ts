/** Finds what is wrong with the version, the files or the fee of a case, before a payment or a decision uses them. */

import { digestOf } from '#functions/applications/data/snapshot.ts'
import { feeOnDay } from '#functions/applications/use-cases/fee-on-day.ts'
import { readEvidence, type StoredFile } from '#functions/documents/use-cases/evidence.ts'
import type { Needs } from '#functions/services.ts'
import { snapshotContent } from '#shared/applications/rules/snapshot.ts'
import { formatDate, formatRupees } from '#shared/kit/format.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import type { StaffCase } from './load-case.ts'

/** What is decided on must be the last version, as its digest says. */
export const wrongVersion = (staffCase: StaffCase): string[] => {
  const { snapshot } = staffCase.application_form
  if (snapshot.digest === digestOf(snapshotContent(staffCase))) return []
  return [`Version ${snapshot.number} of the application cannot be read as it was stored`]
}

/** The files on which a decision rests: the photo and every document. */
export const filesOf = ({
  applicant,
  documents,
}: Pick<StaffCase, 'applicant' | 'documents'>): StoredFile[] => [
  ...(applicant.photo_key && applicant.photo_digest
    ? [{ label: 'Photo', object_key: applicant.photo_key, sha256: applicant.photo_digest }]
    : []),
  ...documents.map(({ name, object_key, sha256 }) => ({ label: fieldLabel(name), object_key, sha256 })),
]

/** One after the other, because together they can have 50 MB. */
export const wrongFiles = async (
  staffCase: Parameters<typeof filesOf>[0],
  services: Needs<'clock' | 'files' | 'log'>,
): Promise<string[]> => {
  const wrong: string[] = []
  for (const file of filesOf(staffCase)) {
    const result = await readEvidence(file, services)
    if ('words' in result) wrong.push(result.words)
  }
  return wrong
}

/** The fee computed again for the day on which it was fixed. */
export const wrongFee = async (
  { application_form: form, qualification_information: levels }: StaffCase,
  services: Needs<'feeSchedules'>,
): Promise<string[]> => {
  const degree = levels.find(({ qualification_level }) => qualification_level === 'B Pharm / Pharm D')
  if (!degree) return []
  const { degree_issue_date } = degree
  const due = await feeOnDay(form.application_title, degree_issue_date, form.fee_fixed_on, services)
  if (due.fee_amount === form.fee_amount) return []
  const [stored, computed] = [form.fee_amount, due.fee_amount].map(formatRupees)
  return [
    `The fee on file is ${stored}; a degree of ${formatDate(degree_issue_date)} makes it ${computed} by the schedule of ${formatDate(form.fee_fixed_on)}`,
  ]
}
