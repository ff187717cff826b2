import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import type { CurrentUser } from '#shared/records/current-user.ts'
import { api } from '#web/api/client.ts'
import { onSessionEnd } from '#web/api/session-end.ts'
import { clearToken, keepToken, noteSignOut, onSignOut, onTokenChange, tokenFor } from '#web/api/tokens.ts'
import { drafts } from './drafts.ts'
import { forgetInterruptedPath, rememberInterruptedPath } from './interrupted-path.ts'
import { userLoader } from './load-user.ts'
import { type Session, SessionContext } from './session-context.ts'
import { withDocument, withQualification } from './user-changes.ts'

type Status =
  | { state: 'unknown' }
  | { state: 'authenticated'; user: CurrentUser }
  | { state: 'guest'; reason?: string; signedOut?: boolean }

/** Loads the signed-in applicant; `main.tsx` starts it before the first render. */
export const applicantLoader = userLoader(() => api.auth.user())

const currentPath = () => window.location.pathname + window.location.search

/** The tab's data of the person who signs out. */
const forgetTyping = () => {
  drafts.dropAll()
  forgetInterruptedPath()
}

/** Keeps the applicant's session: unknown, then authenticated or guest, checked once per page load. */
export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const [status, setStatus] = useState<Status>(() =>
    tokenFor('applicant') ? { state: 'unknown' } : { state: 'guest' },
  )

  const check = useCallback(async () => {
    const result = await applicantLoader.take()
    if ('user' in result) {
      const { user } = result
      drafts.dropOthers(user.id)
      return setStatus((before) => {
        // Somebody else has signed in in another tab: nothing of the page that the former person typed into may stay.
        if (before.state === 'authenticated' && before.user.id !== user.id) window.location.reload()
        return { state: 'authenticated', user }
      })
    }
    clearToken('applicant')
    setStatus({ state: 'guest', reason: result.reason })
  }, [])

  useEffect(() => {
    if (tokenFor('applicant')) void check()
  }, [check])

  useEffect(
    () =>
      onSessionEnd((access) => {
        if (access !== 'applicant') return
        clearToken('applicant')
        setStatus((before) => {
          if (before.state === 'authenticated') rememberInterruptedPath(currentPath(), before.user.id)
          return { state: 'guest', reason: 'Your session has ended. Sign in again.' }
        })
      }),
    [],
  )

  // When another tab signs out, or signs in as somebody else, this tab does the same.
  useEffect(
    () =>
      onTokenChange('applicant', (token) =>
        token ? void check() : setStatus({ state: 'guest', signedOut: true }),
      ),
    [check],
  )

  useEffect(() => onSignOut('applicant', forgetTyping), [])

  const session = useMemo<Session>(() => {
    const change = (update: (user: CurrentUser) => CurrentUser) =>
      setStatus((before) =>
        before.state === 'authenticated' ? { ...before, user: update(before.user) } : before,
      )
    return {
      state: status.state,
      reason: status.state === 'guest' ? status.reason : undefined,
      signedOut: status.state === 'guest' && status.signedOut === true,
      get user(): CurrentUser {
        if (status.state !== 'authenticated') throw new Error('Nobody is signed in')
        return status.user
      },
      signIn: ({ token, user }) => {
        keepToken('applicant', token)
        drafts.dropOthers(user.id)
        setStatus({ state: 'authenticated', user })
      },
      signOut: (reason) => {
        // The call reads the token before it is cleared; its answer is not waited for.
        if (tokenFor('applicant')) api.auth.logout().catch(() => undefined)
        clearToken('applicant')
        noteSignOut('applicant')
        forgetTyping()
        setStatus({ state: 'guest', signedOut: true, reason })
      },
      reload: async () => {
        const { data } = await api.auth.user()
        setStatus({ state: 'authenticated', user: data })
      },
      replaceUser: (user) => change(() => user),
      setApplicant: (applicant) => change((user) => ({ ...user, applicant })),
      setContactInformation: (record) => change((user) => ({ ...user, contact_information: record })),
      putQualification: (record) => change((user) => withQualification(user, record)),
      setApplicationForm: (record) => change((user) => ({ ...user, application_form: record })),
      setUserApplication: (record) => change((user) => ({ ...user, user_application: record })),
      addHeldDocument: (key) => change((user) => withDocument(user, key)),
    }
  }, [status])

  return <SessionContext value={session}>{children}</SessionContext>
}
