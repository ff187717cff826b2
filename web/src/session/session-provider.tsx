import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import type { CurrentUser } from '#shared/records/current-user.ts'
import { api } from '#web/api/client.ts'
import { onSessionEnd } from '#web/api/session-end.ts'
import { clearToken, keepToken, onTokenChange, tokenFor } from '#web/api/tokens.ts'
import { drafts } from './drafts.ts'
import { userLoader } from './load-user.ts'
import { forgetPlace, rememberPlace } from './place.ts'
import { type Session, SessionContext } from './session-context.ts'
import { withDocument, withQualification } from './user-changes.ts'

type Status =
  | { state: 'unknown' }
  | { state: 'authenticated'; user: CurrentUser }
  | { state: 'guest'; reason?: string; signedOut?: boolean }

export const applicantLoader = userLoader(() => api.auth.user())

const here = () => window.location.pathname + window.location.search

/** Keeps the applicant's session: unknown, then authenticated or guest, checked once per page load. */
export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const [status, setStatus] = useState<Status>(() =>
    tokenFor('applicant') ? { state: 'unknown' } : { state: 'guest' },
  )

  const check = useCallback(async () => {
    const end = await applicantLoader.take()
    if ('user' in end) return setStatus({ state: 'authenticated', user: end.user })
    clearToken('applicant')
    setStatus({ state: 'guest', reason: end.reason })
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
          if (before.state === 'authenticated') rememberPlace(here(), before.user.id)
          return { state: 'guest', reason: 'Your session has ended. Sign in again.' }
        })
      }),
    [],
  )

  // Another tab signed out, or somebody else signed in there: this tab follows.
  useEffect(
    () =>
      onTokenChange('applicant', (token) =>
        token ? void check() : setStatus({ state: 'guest', signedOut: true }),
      ),
    [check],
  )

  const session = useMemo<Session>(() => {
    const change = (update: (user: CurrentUser) => CurrentUser) =>
      setStatus((it) => (it.state === 'authenticated' ? { ...it, user: update(it.user) } : it))
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
        setStatus({ state: 'authenticated', user })
      },
      signOut: () => {
        // The call takes its token now; its answer changes nothing for the person.
        if (tokenFor('applicant')) api.auth.logout().catch(() => undefined)
        clearToken('applicant')
        drafts.dropAll()
        forgetPlace()
        setStatus({ state: 'guest', signedOut: true })
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
