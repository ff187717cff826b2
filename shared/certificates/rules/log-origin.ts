/** Where the files of the public log are below the portal's address. */
export const logFolder = '/log'

/** The name of the public log: where it is, without `https://`. @param portal the portal's address */
export const logOrigin = (portal: string): string => `${portal.replace(/^https?:\/\//, '')}${logFolder}`

/** The monitor that everybody may run, beside the pages of the portal. */
export const monitorFile = 'log-monitor.mjs'
