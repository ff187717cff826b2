import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in HTML that the build has made, until React has taken it over: a form sent before that would get nowhere, or into the address. */
export const useIsRunning = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
