import { type ReactNode, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { FlashBanner } from '#web/ui/messages/flash.tsx'
import { Brand } from '#web/ui/page/brand.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { Footer } from './footer.tsx'
import { SkipLink } from './skip-link.tsx'

interface CardLayoutProps {
  home: string
  className?: string
  /** By default the screen. */
  children?: ReactNode
}

/** A card in the middle of the page, with the council's logo above. @param home where the logo leads */
export const CardLayout = ({ home, className = '', children = <Outlet /> }: CardLayoutProps) => (
  <div className={`sign-in ${className}`}>
    <SkipLink />
    <header className="sign-in-brand">
      <Brand to={home} />
    </header>
    <main className="main" id="main" tabIndex={-1}>
      <FlashBanner />
      <div className="sign-in-card">
        <Suspense fallback={<Skeleton />}>{children}</Suspense>
      </div>
    </main>
    <Footer />
  </div>
)
