import { Outlet } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { CardLayout } from './card-layout.tsx'

/** Pages for everybody that look the same whoever is signed in, so that no session is waited for. */
export const PublicLayout = () => (
  <CardLayout home={paths.start} className="sign-in-text">
    <Outlet />
  </CardLayout>
)
