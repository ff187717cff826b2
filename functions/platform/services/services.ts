/** How services are made of their factories. */

import type { AppContext } from './app-context.ts'

/** How each service is made, by the service's name. */
export type Factories = Record<string, (context: AppContext) => unknown>

/** The services of every route and worker. */
type Common = Pick<AppContext, 'config' | 'clock' | 'newId' | 'log' | 'inTime'>

/** The services that these factories make. */
export type Wired<F extends Factories> = Common & { [Name in keyof F]: ReturnType<F[Name]> }

/** A service is made once for a context: routes of one process share what it caches, such as public keys. */
const serviceOf = (context: AppContext, make: Factories[string]): unknown => {
  if (!context.made.has(make)) context.made.set(make, make(context))
  return context.made.get(make)
}

/** Makes the named services; the table and the secrets stay hidden from routes. */
export const wire = <F extends Factories>(context: AppContext, factories: F): Wired<F> => {
  const { config, clock, newId, log, inTime } = context
  const made = Object.entries(factories).map(([name, make]) => [name, serviceOf(context, make)])
  return { config, clock, newId, log, inTime, ...Object.fromEntries(made) }
}
