import { useFormContext } from 'react-hook-form'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import { roleLabels, staffRoles } from '#shared/vocabulary/staff-roles.ts'
import { FieldError, useFieldError } from './field.tsx'

/** The roles of a member of staff, several at once. The first box carries the field's id, so that a link in the error summary finds it. */
export const RolesField = ({ hint }: { hint?: string }) => {
  const { register } = useFormContext()
  const error = useFieldError('roles')
  const described = [hint && 'roles-hint', error && 'roles-error'].filter(Boolean).join(' ')
  return (
    <fieldset className={error ? 'field field-invalid' : 'field'} aria-describedby={described || undefined}>
      <legend className="form-label">{fieldLabel('roles')}</legend>
      {hint && (
        <div className="form-text" id="roles-hint">
          {hint}
        </div>
      )}
      <div className="choices">
        {staffRoles.map((role, index) => {
          const id = index === 0 ? 'roles' : `roles-${index}`
          return (
            <div className="form-check" key={role}>
              <input
                type="checkbox"
                className="form-check-input"
                id={id}
                value={role}
                aria-invalid={error ? true : undefined}
                {...register('roles')}
              />
              <label className="form-check-label" htmlFor={id}>
                {roleLabels[role]}
              </label>
            </div>
          )
        })}
      </div>
      <FieldError name="roles" error={error} />
    </fieldset>
  )
}
