import { type ReactNode, Suspense, useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { languageAttributes, useLanguage, usePathInLanguage } from '#web/ui/language/language.ts'
import { LanguageLink } from '#web/ui/language/language-link.tsx'
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
export const CardLayout = ({ home, className = '', children = <Outlet /> }: CardLayoutProps) => {
  const language = useLanguage()
  const inLanguage = usePathInLanguage()
  // The document's own language, for the voice of a screen reader and for the browser's translation.
  useEffect(() => {
    document.documentElement.lang = language
    return () => {
      document.documentElement.lang = 'en'
    }
  }, [language])
  return (
    <div className={`sign-in ${className}`} {...languageAttributes(language)}>
      <SkipLink />
      <header className="sign-in-brand">
        <Brand to={inLanguage(home)} />
        <LanguageLink />
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
}
