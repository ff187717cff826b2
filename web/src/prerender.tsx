/**
 * The pages that the build renders to HTML, so that they can be read before any script has run. Only the build loads this
 * module (`web/prerender/prerender-plugin.ts`); it never reaches a browser.
 */
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type RouteObject, StaticRouter } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { WaitingRegister } from './features/accounts/auth/waiting-register.tsx'
import { WaitingDashboard } from './features/applications/dashboard/waiting-dashboard.tsx'
import { CardLayout } from './layouts/card-layout.tsx'
import { WaitingLayout } from './layouts/waiting-layout.tsx'
import { PortalScreens, preloadScreensOf, routes } from './router.tsx'
import { staffRoutes } from './staff-routes.tsx'
import { inUrdu, languageOf } from './ui/language/language.ts'

export { languageOf }

interface PrerenderedPage {
  path: string
  /** What search engines and previews of links say about it. */
  description: string
  /** The files of what is fetched on demand for it: the page gets their style and fetches their scripts at once. */
  screens?: string[]
  /**
   * What stands on a page until its scripts draw its screen, the same for everybody: the form library would remove what somebody
   * has typed into the fields before it runs, and the dashboard shows the records of whoever is signed in.
   */
  waiting?: ReactElement
  /** Of the tab; by default the heading. */
  title?: string
}

/** A line makes a page: an address that guests open first and that shows the same to each of them. */
export const prerenderedPages: PrerenderedPage[] = [
  {
    path: paths.login,
    description: 'Sign in to register with the provincial pharmacy council or to renew your registration.',
  },
  {
    path: paths.start,
    description: 'Registration and renewal of pharmacists: what you need, the fee and how long it takes.',
    screens: ['src/features/applications/start/start-page.tsx'],
  },
  {
    path: inUrdu(paths.start),
    description: 'فارماسسٹوں کی رجسٹریشن اور تجدید: کیا چاہیے، فیس کتنی ہے اور کتنا وقت لگتا ہے۔',
    screens: ['src/features/applications/start/start-page.tsx'],
  },
  {
    path: inUrdu(paths.publicRegister),
    description: 'فارماسسٹوں کا رجسٹر: کون آج کونسل میں رجسٹرڈ ہے۔',
    screens: ['src/layouts/register-layout.tsx', 'src/features/register/public/search-page.tsx'],
  },
  {
    path: paths.publicRegister,
    description: 'Search the register of pharmacists: who is registered with the council today.',
    screens: ['src/layouts/register-layout.tsx', 'src/features/register/public/search-page.tsx'],
  },
  {
    path: paths.verify,
    description: 'Whether a certificate of the council is genuine and in force today.',
    screens: ['src/features/certificates/verify/verify-page.tsx'],
  },
  {
    path: inUrdu(paths.verify),
    description: 'کیا کونسل کا کوئی سرٹیفکیٹ اصلی اور آج مؤثر ہے۔',
    screens: ['src/features/certificates/verify/verify-page.tsx'],
  },
  {
    path: paths.register,
    description: 'Register with your CNIC, an email address and a phone number to apply.',
    screens: ['src/features/accounts/auth/register-page.tsx'],
    waiting: (
      <CardLayout home={paths.login}>
        <WaitingRegister />
      </CardLayout>
    ),
  },
  {
    // Guests are sent on to sign in, and then need the same scripts.
    path: paths.dashboard,
    description: 'Register or renew with the provincial pharmacy council.',
    screens: ['src/layouts/master-layout.tsx', 'src/features/applications/dashboard/dashboard-page.tsx'],
    waiting: (
      <WaitingLayout>
        <WaitingDashboard />
      </WaitingLayout>
    ),
    title: '',
  },
]

/** An address that no route knows; its page is what unknown addresses are answered with. */
export const unknownPath = '/404'

/** Nobody is signed in while the pages are built. */
Object.assign(globalThis, { localStorage: { getItem: () => null } })

/** The page's HTML as a guest sees it who has never been here. @param waiting in the place of its screen */
export const render = async (path: string, waiting?: ReactElement): Promise<string> => {
  if (!waiting) await preloadScreensOf(path)
  return renderToString(
    <CrashBoundary>
      <StaticRouter location={path}>
        <PortalScreens>{waiting}</PortalScreens>
      </StaticRouter>
    </CrashBoundary>,
  )
}

const pathsIn = (routes: RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [
    ...(path && path !== '*' && children.length === 0 ? [path] : []),
    ...pathsIn(children),
  ])

/** The addresses of all screens, such as `/admin/cases/:id`. */
export const screenPaths = (): string[] => [...new Set(pathsIn([...routes, ...staffRoutes]))].sort()
