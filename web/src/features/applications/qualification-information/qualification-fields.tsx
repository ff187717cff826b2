import { useWatch } from 'react-hook-form'
import { qualificationInformationFields } from '#shared/applications/field-tables/qualification-information.ts'
import { boardsOf, institutesOf } from '#shared/applications/place-suggestions.ts'
import { yearsToCheck } from '#shared/applications/rules/qualification-order.ts'
import { foldDigits } from '#shared/kit/format.ts'
import { labelOf, otherLevelName, qualificationLevels } from '#shared/vocabulary/people.ts'
import { useSession } from '#web/session/session-context.ts'
import { RadioField } from '#web/ui/fields/radio-field.tsx'
import { RecordFields } from '#web/ui/form/record-fields.tsx'

/** Two levels of school in one year: a note at the field that does not keep anybody from saving. */
const YearNote = () => {
  const { user } = useSession()
  const [qualification_level, typed] = useWatch({ name: ['qualification_level', 'year_of_passing'] })
  const year_of_passing = foldDigits(typed ?? '').trim()
  const doubt = yearsToCheck({ qualification_level, year_of_passing }, user.qualification_information)
  return (
    <div role="status">
      {doubt && <p className="banner-note">Check this: {doubt} If it is right, save it as it is.</p>}
    </div>
  )
}

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
