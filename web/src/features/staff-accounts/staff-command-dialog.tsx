import { useEffect, useRef, useState } from 'react'
import type { StaffAction } from '#shared/rules/staff.ts'
import { roleLabels, staffRoles } from '#shared/vocabulary.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailureWords } from '#web/ui/failure-words.tsx'
import { SaveButton } from '#web/ui/save-button.tsx'
import { staffActionLabels } from './staff-labels.ts'
import type { PersonState } from './use-person.ts'

/** What was refused, in the words of the service; it takes the focus. */
const Problem = ({ problem }: Pick<PersonState, 'problem'>) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) box.current?.focus()
  }, [problem])
  if (!problem) return null
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <h3>There is a problem</h3>
      {problem.errors ? (
        <p id="roles-problem">{Object.values(problem.errors).flat().join('. ')}</p>
      ) : (
        <FailureWords failure={problem} />
      )}
    </div>
  )
}

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

/** One act: what happens, what it needs, the button. */
export const StaffCommandDialog = ({ person, action }: { person: PersonState; action: StaffAction }) => {
  const [chosen, setChosen] = useState<readonly string[]>(person.record.roles)
  const { label, explanation: says } = staffActionLabels[action]
  const roles = staffRoles.filter((role) => chosen.includes(role))
  const close = () => person.openDialog(undefined)
  return (
    <Dialog open title={`${label}: ${person.record.name}`} onClose={close}>
      <Problem problem={person.problem} />
      <form
        method="post"
        noValidate
        aria-busy={person.busy}
        onSubmit={(event) => {
          event.preventDefault()
          void person.perform(action, action === 'change-roles' ? roles : undefined)
        }}
      >
        <p>{says}</p>
        {action === 'change-roles' && (
          <Roles chosen={chosen} invalid={person.problem?.errors !== undefined} onChange={setChosen} />
        )}
        <div className="dialog-actions">
          <SaveButton saving={person.busy}>{label}</SaveButton>
          <button type="button" className="btn btn-outline-secondary" onClick={close}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  )
}
