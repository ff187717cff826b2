import { useState } from 'react'
import { mayChange } from '#shared/rules/corrections.ts'
import { useSession } from '#web/session/session-context.ts'
import type { FieldLock } from './locked-fields.ts'

/**
 * The fields of a submitted application that the council has not returned.
 * @param itemOf the correctable item of a field, see rules/correctable.ts
 * @param isHeld false for a paper that is not there yet, which may still be added
 */
export const useFieldLock = (
  itemOf: (field: string) => string,
  isHeld: (field: string) => boolean = () => true,
): FieldLock => {
  const { application_form: form } = useSession().user
  const [onArrival] = useState(form) // so that nothing is locked while it is being typed
  return (field) => !mayChange(onArrival, itemOf(field), isHeld(field))
}

/**
 * Whether nothing of a record can be changed now, so that its page is to be read only.
 * @param items the beginning of its correctable items, such as `applicant.`
 */
export const useIsLocked = (items: string): boolean => {
  const { application_form: form } = useSession().user
  const [onArrival] = useState(form)
  if (!onArrival) return false
  return onArrival.status !== 'returned' || !onArrival.corrections.some(({ item }) => item.startsWith(items))
}
