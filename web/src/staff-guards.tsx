import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { useAdminSession } from './session/admin-session.tsx'
import { forgetStaffPath, staffPathOf } from './session/staff-return-path.ts'
import { Loader } from './ui/page/loader.tsx'

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
