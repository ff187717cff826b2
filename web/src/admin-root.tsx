import './api/staff-endpoints.ts'
import { Outlet } from 'react-router-dom'
import { AdminSessionProvider } from './session/admin-session.tsx'

/** All pages under /admin share the staff session, and have nothing of the applicants' one. */
export const AdminRoot = () => (
  <AdminSessionProvider>
    <Outlet />
  </AdminSessionProvider>
)
