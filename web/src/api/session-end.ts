/** A 401 can come from any call; whoever keeps the session listens here. */
import type { Access } from '#shared/contract/endpoint.ts'

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
