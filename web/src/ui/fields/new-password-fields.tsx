import { useWatch } from 'react-hook-form'
import { Icon } from '#web/ui/icon.tsx'
import { PasswordField } from './password-field.tsx'

/** Password and its repetition, with a live tick such as "8 or more characters"; the schema holds the rule. */
export const NewPasswordFields = ({ shortest = 8 }: { shortest?: number }) => {
  const password = useWatch({ name: 'password' }) as string | undefined
  const met = [...(password ?? '')].length >= shortest
  return (
    <>
      <PasswordField name="password" autoComplete="new-password" />
      <p className="password-tick" data-met={met}>
        <Icon name={met ? 'check' : 'info'} />
        <span>
          {shortest} or more characters<span className="visually-hidden">{met ? ': yes' : ': not yet'}</span>
        </span>
      </p>
      <PasswordField name="password_confirmation" autoComplete="new-password" />
    </>
  )
}
