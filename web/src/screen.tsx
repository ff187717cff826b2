import { type ComponentType, lazy, useState } from 'react'

/** A component whose code is fetched when it is first shown, or before. */
export type Screen = ComponentType & { fetch: () => Promise<unknown> }

/** Chosen once while it stands: another component in its place would forget what was typed. */
const Chosen = ({ choose }: { choose: () => ComponentType }) => {
  const [Component] = useState(choose)
  return <Component />
}

/**
 * A screen whose code comes late. A placeholder that React has shown stays for 300 ms at least; a screen that was fetched
 * before it is needed appears at once instead.
 */
export const screen = <K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K): Screen => {
  let fetched: ComponentType | undefined
  const fetch = async () => {
    fetched = (await load())[name]
    return { default: fetched }
  }
  const Late = lazy(fetch)
  return Object.assign(() => <Chosen choose={() => fetched ?? Late} />, { fetch })
}

/** Fetches the code of screens that will most likely be shown next; what fails is asked for again when it is shown. */
export const fetchAhead = (...screens: Screen[]): void => {
  for (const { fetch } of screens) fetch().catch(() => undefined)
}
