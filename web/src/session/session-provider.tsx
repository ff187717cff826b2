import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import { walkInPath } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { onSessionEnd } from '#web/api/session-end.ts'
import { clearToken, keepToken, noteSignOut, onSignOut, onTokenChange, tokenFor } from '#web/api/tokens.ts'
import { applicantLoader } from './applicant-loader.ts'
import { drafts } from './drafts.ts'
import { forgetInterruptedPath, rememberInterruptedPath } from './interrupted-path.ts'
import { followAccount, forgetLanguage } from './kept-language.ts'
import type { LoadResult } from './load-user.ts'
import { type Session, SessionContext } from './session-context.ts'
import { withDocument, withQualification } from './user-changes.ts'

type Status =
  | { state: 'unknown' }
  | { state: 'authenticated'; user: CurrentUser }
  | { state: 'guest'; reason?: string; signedOut?: boolean; leftTo?: string }

const currentPath = () => window.location.pathname + window.location.search

/** The tab's data of the person who signs out. */
const forgetTyping = () => {
  drafts.dropAll()
  forgetInterruptedPath()
  forgetLanguage()
}

/** What an answer about who is signed in means for this browser. */
const accepted = (result: LoadResult<CurrentUser>): Status => {
  if ('user' in result) {
    drafts.dropOthers(result.user.id)
    followAccount(result.user)
    return { state: 'authenticated', user: result.user }
  }
  clearToken('applicant')
  return { state: 'guest', reason: result.reason }
}

/** The answer to the call that `main.ts` has begun is mostly there already: no loader is drawn in between. */
const firstStatus = (): Status => {
  if (!tokenFor('applicant')) return { state: 'guest' }
  const answer = applicantLoader.takeAnswered()
  return answer ? accepted(answer) : { state: 'unknown' }
}

/** Keeps the applicant's session: unknown, then authenticated or guest, checked once per page load. */
export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const [status, setStatus] = useState(firstStatus)

  const check = useCallback(async () => {
    const checked = accepted(await applicantLoader.take())
    setStatus((before) => {
      const isOther =
        before.state === 'authenticated' &&
        checked.state === 'authenticated' &&
        before.user.id !== checked.user.id
      // Somebody else has signed in in another tab: nothing of the page that the former person typed into may stay.
      if (isOther) window.location.reload()
      return checked
    })
  }, [])

  const isUnknown = status.state === 'unknown'
  useEffect(() => {
    if (isUnknown) void check()
  }, [isUnknown, check])

  useEffect(
    () =>
      onSessionEnd((access) => {
        if (access !== 'applicant') return
        clearToken('applicant')
        setStatus((before) => {
          // Whoever was entering for somebody is of the staff, and goes back to the page of the person.
          if (before.state === 'authenticated' && before.user.entered_by)
            return { state: 'guest', signedOut: true, leftTo: walkInPath(before.user.id) }
          if (before.state === 'guest' && before.leftTo) return before // of two calls at once
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
      leftTo: status.state === 'guest' ? status.leftTo : undefined,
      get user(): CurrentUser {
        if (status.state !== 'authenticated') throw new Error('Nobody is signed in')
        return status.user
      },
      signIn: ({ token, user }) => {
        keepToken('applicant', token)
        drafts.dropOthers(user.id)
        followAccount(user)
        setStatus({ state: 'authenticated', user })
      },
      signOut: (reason, leftTo) => {
        // The call reads the token before it is cleared; its answer is not waited for.
        if (tokenFor('applicant')) api.auth.logout().catch(() => undefined)
        clearToken('applicant')
        noteSignOut('applicant')
        forgetTyping()
        setStatus({ state: 'guest', signedOut: true, reason, leftTo })
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
