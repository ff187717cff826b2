import { useWatch } from 'react-hook-form'
import { Icon } from '#web/ui/icon.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'

const shortest = 8 // the rule itself stands in the schema

/** Password and its repetition, with the live tick "8 or more characters". */
export const NewPasswordFields = () => {
  const password = useWatch({ name: 'password' }) as string | undefined
  const met = [...(password ?? '')].length >= shortest
  return (
    <>
      <PasswordField name="password" autoComplete="new-password" />
      <p className="password-tick" data-met={met}>
        <Icon name={met ? 'check' : 'info'} />
        <span>
          8 or more characters<span className="visually-hidden">{met ? ': yes' : ': not yet'}</span>
        </span>
      </p>
      <PasswordField name="password_confirmation" autoComplete="new-password" />
    </>
  )
}
