import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { useFlash } from '#web/ui/messages/flash.tsx'

export type SecurityView =
  | { name: 'overview' | 'enrol' | 'replace' | 'renew' | 'password' }
  | { name: 'device'; secret: string; address: string }
  | { name: 'codes'; codes: string[] }

/** Which part of the security page is open, with the secrets that are shown only once. */
export const useSecurityView = () => {
  const { admin, refresh } = useAdminSession()
  const [view, setView] = useState<SecurityView>({ name: 'overview' })
  const navigate = useNavigate()
  const flash = useFlash()
  const back = () => setView({ name: 'overview' })
  const finish = async () => {
    await refresh()
    flash.show('Your account is protected by one-time passwords')
    navigate(paths.admin)
  }
  const changed = (message: string) => {
    back()
    flash.showHere(message)
  }
  return { admin, view, setView, back, finish, changed, refresh }
}
