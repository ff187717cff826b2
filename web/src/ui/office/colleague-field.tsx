import type { Colleague } from '#shared/staff/records/colleague.ts'
import { roleLabels } from '#shared/vocabulary/staff-roles.ts'
import { ChoiceField } from '#web/ui/fields/choice-field.tsx'
import type { FieldProps } from '../fields/field.tsx'

/** "Nadia Iqbal – Reviewer, absent: Bilal Khan does the work" */
const nameOf = ({ name, roles, absent, absence }: Colleague): string => {
  const what = roles.map((role) => roleLabels[role]).join(', ')
  return absent && absence
    ? `${name} – ${what}, absent: ${absence.deputy.name} does the work`
    : `${name} – ${what}`
}

/** A list of colleagues to choose from; the value is an id. */
export const ColleagueField = ({ people, ...field }: FieldProps & { people: readonly Colleague[] }) => (
  <ChoiceField {...field} empty="Choose" choices={people.map((person) => [person.id, nameOf(person)])} />
)
