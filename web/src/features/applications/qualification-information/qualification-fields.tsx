import { useWatch } from 'react-hook-form'
import { qualificationInformationFields } from '#shared/applications/field-tables/qualification-information.ts'
import { boardsOf, institutesOf } from '#shared/applications/place-suggestions.ts'
import { labelOf, otherLevelName, qualificationLevels } from '#shared/vocabulary/people.ts'
import { RadioField } from '#web/ui/fields/radio-field.tsx'
import { RecordFields } from '#web/ui/form/record-fields.tsx'
import { YearNote } from './year-note.tsx'

const schoolLevels: readonly string[] = qualificationLevels.slice(0, 2)
const levelsWithDepartment: readonly string[] = qualificationInformationFields.department.levels

/** @param props.choices levels to choose from; empty where the level is given. */
export const QualificationFields = ({ choices }: { choices: readonly string[] }) => {
  const level: string = useWatch({ name: 'qualification_level' }) ?? ''
  const asksDepartment = levelsWithDepartment.includes(level)
  return (
    <>
      {choices.length === 0 && otherLevelName(level) && (
        <p>{`Your Intermediate certificate${otherLevelName(level)}.`}</p>
      )}
      <RecordFields
        fields={qualificationInformationFields}
        hints={{
          year_of_passing: { hint: '4 digits, for example 2001' },
          degree_issue_date: schoolLevels.includes(level) ? { hint: 'Date on the certificate' } : {},
          name_of_institute: { list: institutesOf(level) },
          board_university: { list: boardsOf(level) },
          department: { optional: false },
        }}
        special={{
          qualification_level: () =>
            choices.length > 0 && (
              <RadioField
                name="qualification_level"
                options={choices}
                labelFor={(choice) => `${labelOf(choice)}${otherLevelName(choice)}`}
              />
            ),
          year_of_passing: (input) => (
            <>
              {input}
              <YearNote />
            </>
          ),
          department: (input) => asksDepartment && input,
        }}
      />
      {/* Announced when the chosen level makes the field appear or disappear. */}
      {choices.length > 0 && (
        <p className="visually-hidden" role="status">
          {asksDepartment && 'The department is asked for this level'}
        </p>
      )}
    </>
  )
}
