import { Outlet } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { CardLayout } from './card-layout.tsx'

/** Pages for everybody that do not depend on who is signed in, so that they need not wait for a session. */
export const PublicLayout = () => (
  <CardLayout home={paths.start} className="sign-in-text">
    <Outlet />
  </CardLayout>
)
