import { useEffect, useState } from 'react'
import { drafts } from '#web/session/drafts.ts'

/** Where the values are kept: whose they are, and which dialog of which record they belong to. */
interface KeptPlace {
  owner: string
  key: string
}

/**
 * What is typed into a dialog. It stays in this tab, through a reload or a new sign-in too, until it is sent or discarded:
 * whoever sends it drops it from `drafts`.
 * @param initial the values of the dialog when it opens; they count as nothing typed
 */
export const useKeptValues = <T extends Record<string, unknown>>(place: KeptPlace, initial: T) => {
  const { key } = place
  const [owner] = useState(place.owner) // whoever opened the dialog, even when the session ends meanwhile
  const [first] = useState(initial)
  const [values, setValues] = useState<T>(() => ({ ...first, ...drafts.read(owner, key)?.values }))
  const isTyped = JSON.stringify(values) !== JSON.stringify(first)
  useEffect(() => {
    if (isTyped) drafts.keep(owner, key, values)
    else drafts.drop(owner, key)
  }, [owner, key, values, isTyped])
  return {
    values,
    isTyped,
    change: (changed: Partial<T>) => setValues((before) => ({ ...before, ...changed })),
    discard: () => drafts.drop(owner, key),
  }
}
