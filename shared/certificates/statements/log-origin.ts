/** Where the files of the public log are below the portal's address. */
export const logFolder = '/log'

/** The list of standings in that folder. */
export const standingsName = 'standings'

/** The name of the public log: where it is, without `https://`. @param portal the portal's address */
export const logOrigin = (portal: string): string => `${portal.replace(/^https?:\/\//, '')}${logFolder}`

/** Where the portal offers the monitor, which everybody may run. */
export const monitorPath = '/log-monitor.mjs'
