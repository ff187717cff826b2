import { useEffect, useState } from 'react'
import { onSessionEnd } from '#web/api/session-end.ts'
import { clearToken, tokenFor } from '#web/api/tokens.ts'

/** Why nobody asks by name in this browser: nobody has, the session ended, or the organisation was forgotten. */
type Absence = 'none' | 'ended' | 'closed'

/** Whether an organisation's session is open in this browser. */
export const useCheckerSession = () => {
  const [absence, setAbsence] = useState<Absence | null>(() => (tokenFor('checker') ? null : 'none'))
  const end = (why: Absence) => {
    clearToken('checker')
    setAbsence(why)
  }
  useEffect(
    () =>
      onSessionEnd((access) => {
        if (access !== 'checker') return
        clearToken('checker')
        setAbsence('ended')
      }),
    [],
  )
  return { absence, end }
}
