/** The pages of information for everybody: those of the footer, and the one for a family. */
import { paths } from '#shared/paths.ts'

export const footerPages = [
  ...[paths.support, paths.helpCenter, paths.bereavement, paths.privacy, paths.terms],
  paths.accessibility,
]
