/** Automatic checks of a case that staff read before they decide. None of them decides anything. */
import type { Case, Check } from './check.ts'
import { type Duplicate, duplicateChecks } from './duplicate-checks.ts'
import { datesCheck, documentsCheck, numberChecks, repeatedFileCheck, yearsCheck } from './paper-checks.ts'
import {
  ageCheck,
  cnicCheck,
  emailCheck,
  type FormerPerson,
  formerCheck,
  nameCheck,
} from './person-checks.ts'

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
