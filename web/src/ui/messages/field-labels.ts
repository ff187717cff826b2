import { createContext, useContext } from 'react'
import type { FieldTable } from '#shared/kit/field.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'

/** The field table of the form around; `RecordForm` gives it. */
export const FormFields = createContext<FieldTable>({})

/** `paid_on` reads "Paid on": better than the key for a field that has no label. */
const wordsOf = (key: string): string => {
  const words = key.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The label that the vocabulary has for a key, else its words. */
export const labelOfKey = (key: string): string => {
  const label = fieldLabel(key)
  return label === key ? wordsOf(key) : label
}

/** The label of a field by its key: as the form's field table has it, else as the vocabulary has it. */
export const useFieldLabels = (): ((key: string) => string) => {
  const fields = useContext(FormFields)
  return (key) => fields[key]?.label ?? labelOfKey(key)
}

/** "Contact no: Enter your contact number, Use at most 30 characters" */
export const errorLine = (label: string, messages: readonly string[]): string =>
  `${label}: ${messages.join(', ')}`
