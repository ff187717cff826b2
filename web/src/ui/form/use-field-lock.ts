import { createContext, useContext, useState } from 'react'
import { mayChange, mayChangeLevel } from '#shared/applications/rules/own-changes.ts'
import type { QualificationLevel } from '#shared/vocabulary/people.ts'
import { useSession } from '#web/session/session-context.ts'

/** Whether a field is shown, but cannot be changed. */
export type FieldLock = (field: string) => boolean

export const noLock: FieldLock = () => false

export const LockedFields = createContext<FieldLock>(noLock)
export const useLockedFields = (): FieldLock => useContext(LockedFields)

/** The application on arrival, so that nothing is locked while it is being typed. */
const useFormOnArrival = () => {
  const { application_form: form } = useSession().user
  return useState(form)[0]
}

/**
 * The fields that may not be changed now.
 * @param itemOf the item of a field, see rules/correctable.ts
 * @param isHeld false for a paper that was never given, which may be added
 */
export const useFieldLock = (
  itemOf: (field: string) => string,
  isHeld: (field: string) => boolean = () => true,
): FieldLock => {
  const form = useFormOnArrival()
  return (field) => !mayChange(form, itemOf(field), isHeld(field))
}

/** Whether nothing of these levels may be changed or added now. */
export const useAreLevelsLocked = (levels: readonly QualificationLevel[]): boolean => {
  const form = useFormOnArrival()
  return !levels.some((level) => mayChangeLevel(form, level))
}
