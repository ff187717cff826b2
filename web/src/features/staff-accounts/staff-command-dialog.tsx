import type { StaffAction } from '#shared/rules/staff.ts'
import { roleLabels, staffRoles } from '#shared/vocabulary.ts'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useKeptValues } from '#web/ui/form/use-kept-values.ts'
import { staffActionLabels } from './staff-labels.ts'
import type { PersonState } from './use-person.ts'

interface RolesProps {
  chosen: readonly string[]
  invalid: boolean
  onChange: (roles: string[]) => void
}

const Roles = ({ chosen, invalid, onChange }: RolesProps) => (
  <fieldset className="field" aria-describedby={invalid ? 'roles-problem' : undefined}>
    <legend className="form-label">Roles</legend>
    <div className="choices">
      {staffRoles.map((role) => (
        <div className="form-check" key={role}>
          <input
            type="checkbox"
            className="form-check-input"
            id={`role-${role}`}
            checked={chosen.includes(role)}
            aria-invalid={invalid || undefined}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, role] : chosen.filter((other) => other !== role))
            }
          />
          <label className="form-check-label" htmlFor={`role-${role}`}>
            {roleLabels[role]}
          </label>
        </div>
      ))}
    </div>
  </fieldset>
)

/** The dialog of one action on a staff account. */
export const StaffCommandDialog = ({ person, action }: { person: PersonState; action: StaffAction }) => {
  const initial: { roles: readonly string[] } = { roles: person.record.roles }
  const { values, change, isTyped, discard } = useKeptValues(person.placeOf(action), initial)
  const { label, explanation } = staffActionLabels[action]
  const roles = staffRoles.filter((role) => values.roles.includes(role))
  const isOffered = person.record.acts.includes(action)
  return (
    <CommandDialog
      title={`${label}: ${person.record.name}`}
      submitLabel={label}
      explanation={explanation}
      saving={person.busy}
      problem={person.problem}
      problemId="roles-problem"
      conflict={person.conflict}
      impossible={isOffered ? undefined : 'This cannot be done any more.'}
      isTyped={isTyped}
      onSubmit={() => void person.perform(action, action === 'change-roles' ? roles : undefined)}
      onClose={() => {
        discard()
        person.openDialog(undefined)
      }}
    >
      {action === 'change-roles' && (
        <Roles
          chosen={values.roles}
          invalid={person.problem?.errors !== undefined}
          onChange={(chosen) => change({ roles: chosen })}
        />
      )}
    </CommandDialog>
  )
}
