import { useWatch } from 'react-hook-form'
import { boardsOf, institutesOf } from '#shared/place-suggestions.ts'
import { DateField } from '#web/ui/date-field/date-field.tsx'
import { RadioField } from '#web/ui/radio-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { YearNote } from './year-note.tsx'

/** Only this level is asked for its department (specification, section 5). */
const levelWithDepartment = 'M.Phil/M.Pharm'

/** @param choices levels to choose from; none where the level is settled. */
export const QualificationFields = ({ choices }: { choices: readonly string[] }) => {
  const level: string = useWatch({ name: 'qualification_level' }) ?? ''
  const asksDepartment = level === levelWithDepartment
  return (
    <>
      {choices.length > 0 && <RadioField name="qualification_level" options={choices} />}
      <TextField
        name="year_of_passing"
        hint="4 digits, for example 2001"
        inputMode="numeric"
        className="field-short"
        autoComplete="off"
      />
      <YearNote />
      <DateField name="degree_issue_date" />
      <TextField name="name_of_institute" list={institutesOf(level)} autoComplete="off" dir="auto" />
      <TextField name="board_university" list={boardsOf(level)} autoComplete="off" dir="auto" />
      {asksDepartment && <TextField name="department" autoComplete="off" dir="auto" />}
      {/* Spoken when the choice of a radio makes the field appear or go. */}
      {choices.length > 0 && (
        <p className="visually-hidden" role="status">
          {asksDepartment && 'The department is asked for this level'}
        </p>
      )}
    </>
  )
}
