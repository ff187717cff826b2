import { createContext, useContext } from 'react'
import type { FieldTable } from '#shared/field-tables/field.ts'
import { fieldLabel } from '#shared/vocabulary.ts'

/** The field table of the form around; `RecordForm` gives it. */
export const FormFields = createContext<FieldTable>({})

/** The label of a field by its key: as the form's field table has it, else as the vocabulary has it. */
export const useFieldLabels = (): ((key: string) => string) => {
  const fields = useContext(FormFields)
  return (key) => fields[key]?.label ?? fieldLabel(key)
}
