import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { MasterLayout } from '#web/screens.ts'
import { useSession } from '#web/session/session-context.ts'
import { Loader } from '#web/ui/loader.tsx'
import { CardLayout } from './card-layout.tsx'

/** Pages for everybody: in the frame of the signed-in screens, or on a card for guests. */
export const OpenLayout = () => {
  const { state } = useSession()
  if (state === 'unknown') return <Loader />
  if (state === 'authenticated')
    return (
      <Suspense fallback={<Loader />}>
        <MasterLayout />
      </Suspense>
    )
  return (
    <CardLayout home={paths.login} className="sign-in-text">
      <Outlet />
    </CardLayout>
  )
}
