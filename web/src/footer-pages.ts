/** The pages of the footer, for everybody. */
import { paths } from '#shared/paths.ts'

export const footerPages = [paths.support, paths.helpCenter, paths.privacy, paths.terms, paths.accessibility]
