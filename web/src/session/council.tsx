import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { Council } from '#shared/records/council-settings.ts'
import { api } from '#web/api/client.ts'

interface Known {
  council: Council | null
  ask: () => void
}

const CouncilContext = createContext<Known>({ council: null, ask: () => {} })

/** Keeps what the council says about itself while the page is open. It is asked for when a screen first shows it. */
export const CouncilProvider = ({ children }: { children: ReactNode }) => {
  const [council, setCouncil] = useState<Council | null>(null)
  const asked = useRef(false)
  const ask = useCallback(() => {
    if (asked.current) return
    asked.current = true
    api.council.get().then(
      ({ data }) => setCouncil(data),
      () => {
        asked.current = false // the next screen asks again
      },
    )
  }, [])
  return <CouncilContext value={{ council, ask }}>{children}</CouncilContext>
}

/** Null until the answer has come, and when it does not come: no screen waits for it. */
export const useCouncil = (): Council | null => {
  const { council, ask } = useContext(CouncilContext)
  useEffect(ask, [ask])
  return council
}
