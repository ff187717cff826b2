import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { nextPath, rememberInterruptedPath } from './session/interrupted-path.ts'
import { useSession } from './session/session-context.ts'
import { Loader } from './ui/page/loader.tsx'

/** Redirects a guest to the sign-in page and remembers the address they asked for. */
const RedirectToLogin = () => {
  const { signedOut, reason, leftTo = paths.login } = useSession()
  const { pathname, search } = useLocation()
  useEffect(() => {
    // With a reason, the session has just ended, and the path is already remembered with its account.
    if (!signedOut && !reason) rememberInterruptedPath(pathname + search, null)
  }, [signedOut, reason, pathname, search])
  return <Navigate to={leftTo} replace />
}

/** Screens of a signed-in applicant. */
export const ApplicantGuard = () => {
  const { state } = useSession()
  if (state === 'unknown') return <Loader />
  return state === 'authenticated' ? <Outlet /> : <RedirectToLogin />
}

/** Sign-in and registration: who is signed in already goes to the dashboard, or on to where the door led that they came in by. */
export const GuestGuard = () => {
  const { state } = useSession()
  const { search } = useLocation()
  if (state === 'unknown') return <Loader />
  return state === 'guest' ? <Outlet /> : <Navigate to={nextPath(search) ?? paths.dashboard} replace />
}
