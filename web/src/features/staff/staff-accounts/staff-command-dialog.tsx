import { formatCnic } from '#shared/kit/format.ts'
import type { StaffAction } from '#shared/staff/rules/staff.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import { roleLabels, staffRoles } from '#shared/vocabulary/staff-roles.ts'
import { Check } from '#web/ui/fields/check.tsx'
import { ControlledInput } from '#web/ui/fields/controlled-fields.tsx'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useKeptValues } from '#web/ui/form/kept/use-kept-values.ts'
import { inSentence } from '#web/ui/name-in-sentence.ts'
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
        <Check
          key={role}
          id={`role-${role}`}
          checked={chosen.includes(role)}
          aria-invalid={invalid || undefined}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, role] : chosen.filter((other) => other !== role))
          }
        >
          {roleLabels[role]}
        </Check>
      ))}
    </div>
  </fieldset>
)

type Typed = { roles: readonly string[]; cnic: string; phone: string }

/** The dialog of one action on a staff account. */
export const StaffCommandDialog = ({ person, action }: { person: PersonState; action: StaffAction }) => {
  const { cnic, phone } = person.record
  const initial: Typed = { roles: person.record.roles, cnic: formatCnic(cnic), phone }
  const { values, change, isTyped, discard } = useKeptValues(person.placeOf(action), initial)
  const { label, explanation } = staffActionLabels[action]
  const roles = staffRoles.filter((role) => values.roles.includes(role))
  const details = {
    ...(action === 'change-roles' && { roles }),
    ...(action === 'change-details' && { cnic: values.cnic, phone: values.phone }),
  }
  const isOffered = person.record.acts.includes(action)
  return (
    <CommandDialog
      title={`${label}: ${inSentence(person.record.name)}`}
      submitLabel={label}
      explanation={explanation}
      saving={person.busy}
      problem={person.problem}
      problemId="roles-problem"
      conflict={person.conflict}
      impossible={isOffered ? undefined : 'This cannot be done any more.'}
      isTyped={isTyped}
      onSubmit={() => void person.perform(action, details)}
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
      {action === 'change-details' &&
        (['cnic', 'phone'] as const).map((name) => (
          <ControlledInput
            key={name}
            name={`staff-${name}`}
            label={fieldLabel(name)}
            optional
            type={name === 'phone' ? 'tel' : 'text'}
            inputMode={name === 'cnic' ? 'numeric' : undefined}
            autoComplete="off"
            value={values[name]}
            error={person.problem?.errors?.[name]?.[0]}
            onValue={(value) => change({ [name]: value })}
          />
        ))}
    </CommandDialog>
  )
}
