/** Automatic checks of a case that staff read before they decide. None of them decides anything. */

import { missingDocuments } from '#shared/applications/rules/required-documents.ts'
import { lacksNumber } from '#shared/register/rules/renewal.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import type { Case, Check } from './check.ts'
import { type Duplicate, duplicateChecks } from './duplicate-checks.ts'
import {
  ageCheck,
  cnicCheck,
  emailCheck,
  type FormerPerson,
  formerCheck,
  nameCheck,
} from './person-checks.ts'
import { datesCheck, yearsCheck } from './qualification-checks.ts'

/** Whether documents and numbers are there. */
const documentsCheck = (application: Case): Check => {
  const missing = missingDocuments({ ...application, registration: application.account.registration })
  return missing.length === 0
    ? { ok: true, words: 'All required documents uploaded' }
    : { ok: false, words: `Missing: ${missing.map(fieldLabel).join(', ')}` }
}

/** A new registration gets its number at approval. */
const numberChecks = ({ application_form: form }: Case): Check[] => {
  if (form.application_title !== 'Renewal') return []
  return lacksNumber(form)
    ? [{ ok: false, words: 'Renewal without a registration number' }]
    : [{ ok: true, words: 'Names the registration to be renewed' }]
}

/** The same file under two names: probably one paper was uploaded twice and the other is missing. */
const repeatedFileCheck = ({ documents }: Case): Check => {
  const first = new Map<string, string>()
  const twice: string[] = []
  for (const { name, sha256 } of documents) {
    const other = first.get(sha256)
    if (other) twice.push(`${fieldLabel(other)} and ${fieldLabel(name)}`)
    else first.set(sha256, name)
  }
  return twice.length === 0
    ? { ok: true, words: 'No file used twice' }
    : { ok: false, words: `The same file is used twice: ${twice.join(', ')}` }
}

/** @param today the council's day, `YYYY-MM-DD`. */
export const caseChecks = (
  application: Case,
  today: string,
  duplicates: readonly Duplicate[],
  former: FormerPerson | null,
): Check[] => [
  documentsCheck(application),
  ...numberChecks(application),
  repeatedFileCheck(application),
  ...duplicateChecks(duplicates),
  nameCheck(application),
  ...(former ? [formerCheck(application, former)] : []),
  emailCheck(application),
  cnicCheck(application),
  ageCheck(application, today),
  yearsCheck(application),
  datesCheck(application),
]
