/** One qualification of the applicant. */
import * as z from 'zod/mini'
import { date, year } from '#shared/kit/fields/dates-and-numbers.ts'
import { betweenFields, forCreating, recordIdentity, stored } from '#shared/kit/fields/shapes.ts'
import { line, optionalLine } from '#shared/kit/fields/text.ts'
import { qualificationLevels } from '#shared/vocabulary/people.ts'

const fields = {
  qualification_level: z.enum(qualificationLevels, 'Choose the qualification level'),
  year_of_passing: year('Enter the year of passing'),
  degree_issue_date: date('Degree issue date'),
  name_of_institute: line('Enter the name of the institute'),
  board_university: line('Enter the board or university'),
  department: optionalLine(),
}

const departmentWhereAsked = <T extends { qualification_level: string; department: string }>() =>
  betweenFields<T>(
    (it) =>
      it.qualification_level !== 'M.Phil/M.Pharm' ||
      typeof it.department !== 'string' ||
      it.department.trim() !== '',
    'department',
    'Enter the department',
  )

/** The department is asked only for the M.Phil level; for the others it is dropped. */
const onlyWhereAsked = <T extends { qualification_level: string; department: string }>() =>
  z.overwrite<T>((it) => (it.qualification_level === 'M.Phil/M.Pharm' ? it : { ...it, department: '' }))

export const newQualificationInformation = z
  .strictObject(forCreating(fields))
  .check(onlyWhereAsked(), departmentWhereAsked())
export type NewQualificationInformation = z.output<typeof newQualificationInformation>

export const qualificationInformationChanges = z.partial(z.strictObject(fields))
export type QualificationInformationChanges = z.output<typeof qualificationInformationChanges>

export const qualificationInformationRecord = z.object({ ...recordIdentity, ...stored(fields) })
export type QualificationInformationRecord = z.output<typeof qualificationInformationRecord>
