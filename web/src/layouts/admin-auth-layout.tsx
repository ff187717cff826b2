import { Outlet } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { CardLayout } from './card-layout.tsx'

/** The sign-in of council staff: the same card on the sidebar's colour. */
export const AdminAuthLayout = () => (
  <CardLayout home={paths.adminLogin} className="sign-in-staff">
    <Outlet />
  </CardLayout>
)
