import { formatCnic } from '#shared/kit/format.ts'
import type { StaffAction } from '#shared/staff/rules/staff.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import { roleLabels, staffRoles } from '#shared/vocabulary/staff-roles.ts'
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

interface DetailProps {
  name: 'cnic' | 'phone'
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

const Detail = ({ name, value, error, onChange }: DetailProps) => (
  <div className={error ? 'field field-invalid' : 'field'}>
    <label className="form-label" htmlFor={`staff-${name}`}>
      {fieldLabel(name)} <span className="text-muted">(optional)</span>
    </label>
    <input
      id={`staff-${name}`}
      className="form-control"
      type={name === 'phone' ? 'tel' : 'text'}
      inputMode={name === 'cnic' ? 'numeric' : undefined}
      autoComplete="off"
      value={value}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `staff-${name}-error` : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
    {error && (
      <p className="field-error" id={`staff-${name}-error`}>
        {error}
      </p>
    )}
  </div>
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
          <Detail
            key={name}
            name={name}
            value={values[name]}
            error={person.problem?.errors?.[name]?.[0]}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
    </CommandDialog>
  )
}
