import { Outlet } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { CardLayout } from './card-layout.tsx'

/** Sign-in, registration and passwords of applicants. */
export const AuthLayout = () => (
  <CardLayout home={paths.login}>
    <Outlet />
  </CardLayout>
)
