import { type ComponentType, lazy, type ReactElement, useState } from 'react'
import type { RouteObject } from 'react-router-dom'
import { inUrdu } from './ui/language/language.ts'

/** A component; its code is fetched when it is first shown, or earlier by `preload`. */
export type Screen<P extends object = object> = ComponentType<P> & { preload: () => Promise<unknown> }

/** The code of a screen could not be fetched: the connection is lost, or the address is out of date after an update. */
export class ScreenNotFetched extends Error {}

/** Decides once, on mounting, which component to render: another one in its place would lose what was typed. */
const ChosenOnce = <P extends object>({ choose, props }: { choose: () => ComponentType<P>; props: P }) => {
  const [Component] = useState(choose)
  return <Component {...props} />
}

/**
 * A screen, the only export of its module; its code is fetched on demand. React shows a placeholder for at least 300 ms; a
 * preloaded screen appears at once instead.
 */
export const screen = <P extends object>(
  load: () => Promise<Record<string, ComponentType<P>>>,
): Screen<P> => {
  let loaded: ComponentType<P> | undefined
  const preload = async () => {
    const fetched = await load().catch((cause) => {
      throw new ScreenNotFetched('The code of a screen could not be fetched', { cause })
    })
    const [component] = Object.values(fetched) as [ComponentType<P>]
    loaded = component
    return { default: component }
  }
  const Lazy = lazy(preload) as unknown as ComponentType<P>
  return Object.assign((props: P) => <ChosenOnce<P> choose={() => loaded ?? Lazy} props={props} />, {
    preload,
  })
}

/** The route of a screen at one address. */
export const page = (path: string, load: Parameters<typeof screen>[0]): RouteObject => {
  const Shown = screen(load)
  return { path, element: <Shown /> }
}

/** The routes of screens by their addresses. */
export const pages = (screens: Record<string, Parameters<typeof screen>[0]>): RouteObject[] =>
  Object.entries(screens).map(([path, load]) => page(path, load))

/** The routes of a screen that is in English and in Urdu. */
export const bilingualPage = (path: string, load: Parameters<typeof screen>[0]): RouteObject[] => {
  const Shown = screen(load)
  return [path, inUrdu(path)].map((path) => ({ path, element: <Shown /> }))
}

/** Routes inside a layout or behind a guard. */
export const inside = (element: ReactElement, children: RouteObject[]): RouteObject => ({ element, children })

/** Fetches the code of screens that will most likely be shown next; a failed fetch is repeated when the screen is shown. */
export const preloadAll = (...screens: Pick<Screen, 'preload'>[]): void => {
  for (const { preload } of screens) preload().catch(() => undefined)
}
