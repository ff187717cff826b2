import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { useAdminSession } from './session/admin-session.tsx'
import { rememberInterruptedPath } from './session/interrupted-path.ts'
import { useSession } from './session/session-context.ts'
import { forgetStaffPath, staffPathOf } from './session/staff-return-path.ts'
import { Loader } from './ui/page/loader.tsx'

/** Redirects a guest to the sign-in page and remembers the address they asked for. */
const RedirectToLogin = () => {
  const { signedOut, reason } = useSession()
  const { pathname, search } = useLocation()
  useEffect(() => {
    // With a reason the session has just ended, and the path is remembered already together with its account.
    if (!signedOut && !reason) rememberInterruptedPath(pathname + search, null)
  }, [signedOut, reason, pathname, search])
  return <Navigate to={paths.login} replace />
}

/** Screens of a signed-in applicant. */
export const ApplicantGuard = () => {
  const { state } = useSession()
  if (state === 'unknown') return <Loader />
  return state === 'authenticated' ? <Outlet /> : <RedirectToLogin />
}

/** Sign-in and registration: who is signed in already goes to the dashboard. */
export const GuestGuard = () => {
  const { state } = useSession()
  if (state === 'unknown') return <Loader />
  return state === 'guest' ? <Outlet /> : <Navigate to={paths.dashboard} replace />
}

/** Screens of council staff; who must set up one-time passwords first sees nothing else. */
export const AdminGuard = () => {
  const { state, admin } = useAdminSession()
  const { pathname } = useLocation()
  const isSignedIn = admin !== null
  useEffect(() => {
    if (isSignedIn) forgetStaffPath()
  }, [isSignedIn])
  if (state === 'unknown') return <Loader />
  if (admin?.codes.missing && pathname !== paths.adminSecurity)
    return <Navigate to={paths.adminSecurity} replace />
  return admin?.is_admin ? <Outlet /> : <Navigate to={paths.adminLogin} replace />
}

/** The staff sign-in: who is signed in already goes to the admin area, or back to where the session ended. */
export const AdminGuestGuard = () => {
  const { state, admin } = useAdminSession()
  if (state === 'unknown') return <Loader />
  return admin?.is_admin ? <Navigate to={staffPathOf(admin.id) ?? paths.admin} replace /> : <Outlet />
}
