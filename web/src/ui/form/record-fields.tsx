import { Fragment, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { type Field, fieldText } from '#shared/kit/field.ts'
import { labelOf } from '#shared/vocabulary/people.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { ChoiceField } from '../fields/choice-field.tsx'
import { DateField } from '../fields/date-field/date-field.tsx'
import type { FieldProps } from '../fields/field.tsx'
import { RadioField } from '../fields/radio-field.tsx'
import { TextAreaField } from '../fields/text-area-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { sectionsOf } from './field-sections.ts'
import { type FieldLock, useLockedFields } from './use-field-lock.ts'

interface LockedFieldProps {
  name: string
  field: Field
}

/** A field that cannot be changed now, as text. */
export const LockedField = ({ name, field }: LockedFieldProps) => {
  const { getValues } = useFormContext()
  return (
    <div className="field">
      <p className="form-label">{field.label}</p>
      <Typed as="p" className="locked-value">
        {fieldText(field, getValues(name)) || <span className="text-muted">Not provided</span>}
      </Typed>
    </div>
  )
}

interface SelectFieldProps extends FieldProps {
  /** The stored values; `labelOf` gives what people see. */
  options: readonly string[]
  autoComplete?: string | undefined
}

/** A native select with an empty first choice. */
const SelectField = ({ options, ...field }: SelectFieldProps) => (
  <ChoiceField {...field} empty="Choose" choices={options.map((option) => [option, labelOf(option)])} />
)

/** The settings of an input that are not in the field table. */
interface InputHints extends Pick<FieldProps, 'hint' | 'optional'> {
  /** by default `off`. */
  autoComplete?: string
  /** Suggestions; other values may be typed too. */
  list?: readonly string[]
  latestInDays?: number
  /** The keyboard of a phone. */
  inputMode?: 'numeric'
  className?: string
}

const mostRadios = 4

interface RecordFieldProps extends InputHints {
  name: string
  field: Field
}

/** The input of a field by its kind. A photo has none: its form says how it is taken. */
export const RecordField = ({ name, field, ...hints }: RecordFieldProps): ReactNode => {
  const { label, optional, kind } = field
  const { autoComplete = 'off', list, latestInDays, className, inputMode, ...frame } = hints
  const props = { name, label, optional, ...frame }
  const text = { ...props, autoComplete, list, className, inputMode }
  if (kind === 'photo') return null
  if (kind === 'lines') return <TextAreaField {...props} autoComplete={autoComplete} />
  if (kind === 'phone') return <TextField {...text} type="tel" />
  if (kind === 'year') return <TextField {...text} inputMode="numeric" className="field-short" />
  if (kind === 'code') return <TextField {...text} />
  if (kind === 'date') {
    const birth = autoComplete === 'bday' ? autoComplete : undefined
    return <DateField {...props} autoComplete={birth} latestInDays={latestInDays} />
  }
  if (kind !== 'choice') return <TextField {...text} dir="auto" />
  if (field.options.length <= mostRadios)
    return <RadioField {...props} options={field.options} labelFor={field.optionLabel} />
  return <SelectField {...props} options={field.options} autoComplete={hints.autoComplete} />
}

interface Section<K extends string> {
  section: string
  keys: K[]
}

/** Editable fields come first, then read-only ones. A photo that cannot be changed is shown on the page of its record. */
const openFirst = <K extends string>(
  sections: Section<K>[],
  fields: Readonly<Record<K, Field>>,
  isLocked: FieldLock,
) =>
  [false, true].flatMap((locked) =>
    sections
      .map(({ section, keys }) => ({
        section,
        keys: keys.filter((key) => isLocked(key) === locked && !(locked && fields[key].kind === 'photo')),
        locked,
      }))
      .filter(({ keys }) => keys.length > 0),
  )

interface RecordFieldsProps<K extends string> {
  fields: Readonly<Record<K, Field>>
  hints?: { [key in K]?: InputHints }
  /** Something around the input of a field, such as a note below it, or instead of it. */
  special?: { [key in K]?: (input: ReactNode) => ReactNode }
}

/** Every field of a record in the order of its table; in fieldsets, where the table names sections. Locked ones are text. */
export const RecordFields = <K extends string>({ fields, hints, special }: RecordFieldsProps<K>) => {
  const isLocked = useLockedFields()
  return openFirst(sectionsOf(fields), fields, isLocked).map(({ section, keys, locked }) => {
    const inputs = keys.map((key) => {
      if (isLocked(key)) return <LockedField key={key} name={key} field={fields[key]} />
      const input = <RecordField name={key} field={fields[key]} {...hints?.[key]} />
      const arrange = special?.[key]
      return <Fragment key={key}>{arrange ? arrange(input) : input}</Fragment>
    })
    if (!section) return inputs
    return (
      <fieldset className="group" key={`${section} ${locked}`}>
        <legend>{section}</legend>
        {inputs}
      </fieldset>
    )
  })
}
