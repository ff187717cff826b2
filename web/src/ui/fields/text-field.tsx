import type { HTMLAttributes } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { asTyped } from '#web/ui/language/typed.tsx'
import { Field, type FieldProps } from './field.tsx'

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel'
  autoComplete?: string
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  /** `auto` for names and addresses, which may be in Urdu. */
  dir?: 'auto' | 'ltr' | 'rtl'
  /** Suggestions; other values may be typed too. */
  list?: readonly string[]
  maxLength?: number
  spellCheck?: boolean
  /** Bootstrap width helper such as `field-short`. */
  className?: string
}

export const TextField = ({ type = 'text', list, className, ...props }: TextFieldProps) => {
  const { register } = useFormContext()
  const { name, label, hint, optional, ...rest } = props
  const value = useWatch({ name, disabled: rest.dir !== 'auto' })
  return (
    <Field name={name} label={label} hint={hint} optional={optional}>
      {(input) => (
        <>
          <input
            type={type}
            className={className ? `form-control ${className}` : 'form-control'}
            list={list && `${name}-list`}
            {...rest}
            {...(rest.dir === 'auto' && asTyped(value))}
            {...register(name)}
            {...input}
          />
          {list && (
            <datalist id={`${name}-list`}>
              {list.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  )
}
