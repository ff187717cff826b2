/** Any call can be answered with 401; the sessions subscribe here to end themselves then. */
import type { Access } from '#shared/kit/endpoint.ts'

type Listener = (access: Access) => void
const listeners = new Set<Listener>()

export const announceSessionEnd = (access: Access): void => {
  for (const listener of listeners) listener(access)
}

/** Returns the unsubscriber. */
export const onSessionEnd = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
