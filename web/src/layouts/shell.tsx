import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon } from '#web/ui/icon.tsx'
import { FlashBanner } from '#web/ui/messages/flash.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { Footer } from './footer.tsx'
import type { SidebarSection } from './sidebar/entries.ts'
import { Sidebar } from './sidebar/sidebar.tsx'
import { useResizeAfterToggle, useSidebar } from './sidebar/use-sidebar.ts'
import { SkipLink } from './skip-link.tsx'

interface ShellProps {
  sections: SidebarSection[]
  home: string
  /** The account menu. */
  menu: ReactNode
  children: ReactNode
}

/** The layout of signed-in screens: sidebar, top bar, main, footer. An open drawer keeps the focus inside. */
export const Shell = ({ sections, home, menu, children }: ShellProps) => {
  const sidebar = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  const { open, drawerOpen, toggle, closeDrawer } = useSidebar()
  const announceResize = useResizeAfterToggle(sidebar)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes after each navigation
  useEffect(closeDrawer, [key])

  const toggleSidebar = () => {
    toggle()
    announceResize()
  }
  useEffect(() => {
    if (!drawerOpen) return
    sidebar.current?.querySelector<HTMLElement>('.icon-button')?.focus()
    return () => {
      if (sidebar.current?.contains(document.activeElement)) button.current?.focus()
    }
  }, [drawerOpen])
  useEffect(() => {
    if (!drawerOpen) return
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && toggleSidebar()
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  })

  return (
    <div className="shell">
      <SkipLink inert={drawerOpen} />
      <Sidebar
        element={sidebar}
        open={open}
        sections={sections}
        home={home}
        onClose={toggleSidebar}
        onFollow={closeDrawer}
      />
      {drawerOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a bigger target for the pointer; Esc and the button do the same
        // biome-ignore lint/a11y/useKeyWithClickEvents: as above
        <div className="sidebar-shade" onClick={toggleSidebar} />
      )}
      <div className="shell-body" inert={drawerOpen}>
        <header className="top-bar">
          <button
            ref={button}
            type="button"
            className="icon-button"
            aria-label="Toggle sidebar"
            aria-expanded={open}
            aria-controls="sidebar"
            disabled={open === undefined}
            onClick={toggleSidebar}
          >
            <Icon name="menu" />
          </button>
          {menu}
        </header>
        <main className="main" id="main" tabIndex={-1}>
          <FlashBanner />
          <Suspense fallback={<Skeleton />}>{children}</Suspense>
        </main>
        <Footer />
      </div>
    </div>
  )
}
