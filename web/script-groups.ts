/**
 * Which modules share a script. Left alone, the bundler makes a script of every set of modules that the same screens share: 14 for the
 * sign-in page and 35 more for the dashboard, most of them below one kilobyte, each with a request of its own.
 */
import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup
type Context = Rolldown.ChunkingContext

/** Whether the module is among the pages or imported by one, directly or through others. */
const isPartOf = (pages: RegExp, id: string, context: Context, seen = new Set<string>()): boolean => {
  if (pages.test(id)) return true
  seen.add(id)
  const importers = context.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => !seen.has(importer) && isPartOf(pages, importer, context, seen))
}

/** The frame of the applicants' screens and the first of them. */
const applicantPages =
  /\/src\/(layouts\/master-layout|features\/applications\/dashboard\/dashboard-page)\.tsx$/
const guestPages =
  /\/src\/features\/(accounts\/auth|applications\/start|certificates\/verify|register\/public)\/[\w-]+-page\.tsx$/

/** Earlier ones take first; each takes what its modules import with them. */
export const scriptGroups: Group[] = [
  // What the first script imports to ask who is signed in. That script itself stays an entry.
  { name: 'session', test: /\/(src|shared)\/(?!main\.ts)|virtual:|vite\/preload-helper/, tags: ['$initial'] },
  // Every page needs these.
  { name: 'app', test: /\/src\/app\.tsx$/ },
  // What guests need too, so that they do not fetch the dashboard.
  {
    debugName: 'guest',
    name: (id, context) =>
      isPartOf(applicantPages, id, context) && isPartOf(guestPages, id, context) ? 'guest' : null,
  },
  { name: 'applicant', test: applicantPages },
  // The search of the register has these without a form.
  { name: 'schemas', test: /\/node_modules\/zod\/|\/shared\/kit\/fields\// },
  {
    name: 'form',
    test: /\/src\/ui\/(form\/(use-)?record-form|fields\/((new-)?passwords?|text|email)-fields?)\.tsx?$/,
  },
]
