import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { type ApiFailure, asFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { useFlash } from '#web/ui/messages/flash.tsx'

export type SecurityView =
  | { name: 'overview' | 'replace' | 'renew' }
  | { name: 'device'; secret: string; address: string }
  | { name: 'codes'; codes: string[] }

/** Which part of the security page is open, with the secrets that are shown only once. */
export const useSecurityView = () => {
  const { admin, refresh } = useAdminSession()
  const [view, setView] = useState<SecurityView>({ name: 'overview' })
  const [failure, setFailure] = useState<ApiFailure>()
  const navigate = useNavigate()
  const flash = useFlash()
  const back = () => setView({ name: 'overview' })
  const begin = async () => {
    setFailure(undefined)
    try {
      setView({ name: 'device', ...(await api.security.begin({ body: {} })).data })
    } catch (thrown) {
      setFailure(asFailure(thrown))
    }
  }
  const finish = async () => {
    await refresh()
    flash.show('Your account is protected by one-time passwords')
    navigate(paths.admin)
  }
  return { admin, view, setView, failure, back, begin, finish }
}
