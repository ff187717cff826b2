/** What `npm audit --json` tells, and what of it SECURITY.md accepts for a time. */

interface Advisory {
  url: string
  title: string
  name: string
  severity: string
}

export interface AuditReport {
  vulnerabilities?: Record<string, { via: (string | Advisory)[] }>
}

/** The rows of "Accepted for a time": advisory and last day. */
export const acceptedIn = (page: string): Map<string, string> =>
  new Map(
    [...page.matchAll(/^\| (GHSA-[\w-]+) \| (\d{4}-\d{2}-\d{2}) \|/gm)].map(([, id = '', day = '']) => [
      id,
      day,
    ]),
  )

const idOf = ({ url }: Advisory): string => url.split('/').at(-1) ?? url

/** A line for each weakness that is not accepted, or for longer than its last day. @param today `YYYY-MM-DD` */
export const openFindings = (
  { vulnerabilities = {} }: AuditReport,
  accepted: Map<string, string>,
  today: string,
): string[] => {
  const advisories = Object.values(vulnerabilities).flatMap(({ via }) =>
    via.filter((one): one is Advisory => typeof one !== 'string'),
  )
  const open = advisories.filter((advisory) => (accepted.get(idOf(advisory)) ?? '') < today)
  return [...new Set(open.map((one) => `${one.severity}: ${one.name}, ${one.title} (${idOf(one)})`))].sort()
}
