import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { AdminUser } from '#shared/accounts/contract/current-user.ts'
import { rolesAllow } from '#shared/applications/rules/application-lifecycle.ts'
import { feeRoles } from '#shared/payments/rules/fee-schedules.ts'
import { proposalRoles } from '#shared/staff/rules/proposals.ts'
import { caseRoles } from '#shared/vocabulary/staff-roles.ts'
import { api } from '#web/api/client.ts'
import { onSessionEnd } from '#web/api/session-end.ts'
import { clearToken, keepToken, noteSignOut, onSignOut, onTokenChange, tokenFor } from '#web/api/tokens.ts'
import { drafts } from './drafts.ts'
import { loadUser } from './load-user.ts'
import { forgetStaffPath, rememberStaffPath } from './staff-return-path.ts'

interface AdminSession {
  state: 'unknown' | 'authenticated' | 'guest'
  reason: string | undefined
  /** Null while nobody of the staff is signed in. */
  admin: AdminUser | null
  signIn: (signedIn: { token: string; user: AdminUser }) => void
  signOut: () => void
  /** Reads again who is signed in; on a failure everything stays as it is. */
  refresh: () => Promise<void>
}

type Status = { state: AdminSession['state']; admin: AdminUser | null; reason?: string }

const AdminSessionContext = createContext<AdminSession | null>(null)

/** The tab's data of the person who signs out. */
const forgetTyping = () => {
  drafts.dropAll()
  forgetStaffPath()
}

/** The session of council staff; it never shares a token with an applicant's. */
export const AdminSessionProvider = ({ children }: { children: ReactNode }) => {
  const [status, setStatus] = useState<Status>(() => ({
    state: tokenFor('staff') ? 'unknown' : 'guest',
    admin: null,
  }))

  useEffect(() => {
    // Unsaved text stays: the same person continues with it after signing in again.
    const end = (reason?: string) => {
      clearToken('staff')
      setStatus(({ admin }) => {
        rememberStaffPath(window.location.pathname + window.location.search, admin?.id ?? null)
        return { state: 'guest', admin: null, reason }
      })
    }
    const load = async () => {
      const result = await loadUser(() => api.adminAuth.adminUser())
      if (!('user' in result)) return end(result.reason)
      const { user } = result
      drafts.dropOthers(user.id)
      setStatus(({ admin }) => {
        // Somebody else has signed in in another tab: nothing of the page that the former person typed into may stay.
        if (admin && admin.id !== user.id) window.location.reload()
        return { state: 'authenticated', admin: user }
      })
    }
    if (tokenFor('staff')) void load()
    const unsubscribers = [
      onSessionEnd((access) => {
        if (access === 'staff') end('Your session has ended. Sign in again.')
      }),
      // When another tab signs out, or signs in as somebody else, this tab does the same.
      onTokenChange('staff', (token) => (token ? void load() : end())),
      onSignOut('staff', forgetTyping),
    ]
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe()
    }
  }, [])

  const session = useMemo<AdminSession>(
    () => ({
      state: status.state,
      reason: status.reason,
      admin: status.admin,
      signIn: ({ token, user }) => {
        keepToken('staff', token)
        drafts.dropOthers(user.id)
        setStatus({ state: 'authenticated', admin: user })
      },
      signOut: () => {
        if (tokenFor('staff')) api.adminAuth.logout().catch(() => undefined)
        clearToken('staff')
        noteSignOut('staff')
        forgetTyping()
        setStatus({ state: 'guest', admin: null })
      },
      refresh: async () => {
        const answer = await api.adminAuth.adminUser().catch(() => null)
        if (answer) setStatus({ state: 'authenticated', admin: answer.data })
      },
    }),
    [status],
  )
  return <AdminSessionContext value={session}>{children}</AdminSessionContext>
}

/** Whether a member of staff may see cases. */
export const seesCases = (admin: AdminUser | null): boolean =>
  caseRoles.some((role) => admin?.roles.includes(role))

/** Whether a member of staff may propose and confirm fee schedules. */
export const setsFees = (admin: AdminUser | null): boolean =>
  feeRoles.some((role) => admin?.roles.includes(role))

/** Whether a member of staff may confirm what others propose. */
export const settlesProposals = (admin: AdminUser | null): boolean =>
  proposalRoles.some((role) => admin?.roles.includes(role))

/** Whether a member of staff may verify fees. */
export const verifiesFees = (admin: AdminUser | null): boolean => rolesAllow(admin?.roles ?? [], 'verify-fee')

export const useAdminSession = (): AdminSession => {
  const session = useContext(AdminSessionContext)
  if (!session) throw new Error('useAdminSession needs an AdminSessionProvider above it')
  return session
}
