/** The fields of a qualification. */

import type { FieldTableOf } from '#shared/kit/field.ts'
import { degree, marksSheet } from '#shared/vocabulary/documents.ts'
import { qualificationLevels } from '#shared/vocabulary/people.ts'
import type { newQualificationInformation } from '../records/qualification-information.ts'

export const qualificationInformationFields = {
  qualification_level: {
    label: 'Qualification level',
    kind: 'choice',
    options: qualificationLevels,
    correctable: true, // asked for where the level is missing
  },
  year_of_passing: {
    label: 'Year of passing',
    kind: 'year',
    correctable: true,
    evidence: marksSheet,
    printed: { block: 'qualifications', place: 3 },
  },
  degree_issue_date: { label: 'Degree issue date', kind: 'date', correctable: true, evidence: degree },
  name_of_institute: {
    label: 'Name of institute',
    kind: 'text',
    correctable: true,
    evidence: degree,
    printed: { block: 'qualifications', place: 1 },
  },
  board_university: {
    label: 'Board / university',
    kind: 'text',
    correctable: true,
    evidence: marksSheet,
    printed: { block: 'qualifications', place: 2 },
  },
  department: {
    label: 'Department',
    kind: 'text',
    optional: true,
    levels: ['M.Phil/M.Pharm'],
    correctable: true,
    evidence: degree,
  },
} as const satisfies FieldTableOf<typeof newQualificationInformation.shape>
