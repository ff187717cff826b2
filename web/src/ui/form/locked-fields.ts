import { createContext, useContext } from 'react'

/** Whether a field is shown, but cannot be changed. */
export type FieldLock = (field: string) => boolean

export const noLock: FieldLock = () => false

export const LockedFields = createContext<FieldLock>(noLock)
export const useLockedFields = (): FieldLock => useContext(LockedFields)
