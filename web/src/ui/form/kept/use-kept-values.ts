import { useEffect, useState } from 'react'
import { drafts } from '#web/session/drafts.ts'

/** The keys of the values: their owner, the record and its dialog. */
interface KeptPlace {
  owner: string
  key: string
}

/**
 * The input of a dialog. It stays in this tab, also after a reload or a new sign-in, until it is sent or discarded;
 * the code that sends it removes it from `drafts`.
 * @param initial the values of the dialog when it opens; they do not count as input
 */
export const useKeptValues = <T extends Record<string, unknown>>(place: KeptPlace, initial: T) => {
  const { key } = place
  const [owner] = useState(place.owner) // the person who opened the dialog, even if the session ends in the meantime
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
