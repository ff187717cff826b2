import { Outlet } from 'react-router-dom'
import { AdminSessionProvider } from './session/admin-session.tsx'

/** Everything under /admin shares the staff session and nothing with the applicants'. */
export const AdminSide = () => (
  <AdminSessionProvider>
    <Outlet />
  </AdminSessionProvider>
)
