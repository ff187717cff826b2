import { type ReactNode, Suspense } from 'react'
import { paths } from '#shared/paths.ts'
import { useSession } from '#web/session/session-context.ts'
import { Loader } from '#web/ui/page/loader.tsx'
import { CardLayout } from './card-layout.tsx'

interface OpenLayoutProps {
  /** The layout of signed-in applicants. */
  signedInLayout: ReactNode
  /** Of the page of guests. */
  className?: string
}

/** Pages for everybody: in the layout of the signed-in screens, or on a card for guests. */
export const OpenLayout = ({ signedInLayout, className = 'sign-in-text' }: OpenLayoutProps) => {
  const { state } = useSession()
  if (state === 'unknown') return <Loader />
  if (state === 'authenticated') return <Suspense fallback={<Loader />}>{signedInLayout}</Suspense>
  return <CardLayout home={paths.login} className={className} />
}
