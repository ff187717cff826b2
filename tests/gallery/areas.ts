/** The areas of the gallery, in the order of the page, and the one that a screen belongs to. */

export const areas = [
  'Guest',
  'Applicant',
  'Finished applicant',
  'Documents',
  'Print sheets',
  'My work',
  'Staff queue',
  'Case',
  'Bank statement',
  'Old books and claims',
  'Staff accounts',
  'Fee schedules',
  'Exports',
  'Reports',
  'Security',
] as const
export type Area = (typeof areas)[number]

/** The first that matches decides; what matches none belongs to whoever looks at it. */
const byPath: [RegExp, Area][] = [
  [/^\/(user-)?documents/, 'Documents'],
  [/^\/printOut/, 'Print sheets'],
  [/^\/admin\/cases\/./, 'Case'],
  [/^\/admin\/(bank-statement|day-book|receipts)/, 'Bank statement'],
  [/^\/(admin\/books|admin\/claims|claim)/, 'Old books and claims'],
  [/^\/admin\/people/, 'Staff accounts'],
  [/^\/admin\/fee-schedules/, 'Fee schedules'],
  [/^\/admin\/exports/, 'Exports'],
  [/^\/admin\/(reports|figures)/, 'Reports'],
  [/^\/admin\/(security|auth)/, 'Security'],
  [/^\/admin(\/work|\/confirmations|\/support|\/settings|\/council|\/colleagues|$)/, 'My work'],
  [/^\/admin/, 'Staff queue'],
]

/** @param viewer who looks, as the scenes name it. */
export const areaOf = (path: string, viewer: string): Area => {
  const named = byPath.find(([pattern]) => pattern.test(path))?.[1]
  if (named) return named
  if (viewer === 'guest') return 'Guest'
  return viewer === 'form' ? 'Finished applicant' : 'Applicant'
}
