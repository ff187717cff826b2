import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Council } from '#shared/staff/contract/council-answer.ts'
import { api } from '#web/api/client.ts'

interface Known {
  council: Council | null
  ask: () => void
  renew: () => void
}

const CouncilContext = createContext<Known>({ council: null, ask: () => {}, renew: () => {} })

/** Keeps what the council says about itself while the page is open. It is asked for when a screen first shows it. */
export const CouncilProvider = ({ children }: { children: ReactNode }) => {
  const [council, setCouncil] = useState<Council | null>(null)
  const asked = useRef(false)
  const load = useCallback((cache?: RequestCache) => {
    asked.current = true
    api.council.get({}, { cache }).then(
      ({ data }) => setCouncil(data),
      () => {
        asked.current = false // the next screen asks again
      },
    )
  }, [])
  const known = useMemo(
    () => ({
      council,
      ask: () => {
        if (!asked.current) load()
      },
      renew: () => load('reload'),
    }),
    [council, load],
  )
  return <CouncilContext value={known}>{children}</CouncilContext>
}

/** Null until the answer has come, and when it does not come: no screen waits for it. */
export const useCouncil = (): Council | null => {
  const { council, ask } = useContext(CouncilContext)
  // Also if the first answer did not come: each screen that opens asks again.
  useEffect(ask, [ask])
  return council
}

/** Asks again without the browser's cache, for the person who has just changed it. */
export const useRenewCouncil = (): (() => void) => useContext(CouncilContext).renew
