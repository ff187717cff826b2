/**
 * Which modules share a script. Left alone, the bundler makes a script of every set of modules that the same screens share: 14 for the
 * sign-in page and 35 more for the dashboard, most of them below one kilobyte, each with a request of its own.
 */
import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup
type Context = Rolldown.ChunkingContext

/** The pages that the module is one of, or that import it, directly or through others. */
const pagesOf = (pages: RegExp, id: string, context: Context): string[] => {
  const seen = new Set([id])
  for (const each of seen)
    for (const importer of context.getModuleInfo(each)?.importers ?? []) seen.add(importer)
  return [...seen].filter((each) => pages.test(each))
}

/** What pages of both kinds use. */
const sharedBy = (name: string, one: RegExp, other: RegExp): Group => ({
  debugName: name,
  name: (id, context) =>
    [one, other].every((pages) => pagesOf(pages, id, context).length > 0) ? name : null,
})

/** The frame of the applicants' screens and the first of them. */
const applicantPages =
  /\/src\/(layouts\/master-layout|features\/applications\/dashboard\/dashboard-page)\.tsx$/
const guestPages =
  /\/src\/features\/(accounts\/auth|applications\/start|certificates\/verify|register\/public)\/[\w-]+-page\.tsx$/
const registerPage = /\/src\/features\/accounts\/auth\/register-page\.tsx$/

/** Between which applicants go while they fill in. */
const formPages =
  /\/src\/features\/(accounts|applications)\/(?!auth)[\w-]+\/([\w-]*form|registration|calculator)-page\.tsx$/
/** What one reads without filling in. */
const shownPages =
  /\/src\/features\/(accounts|applications)\/(?!auth)[\w-]+\/(portfolio|start|applicant|contact-information|qualification-information|user-application|fee-calculation|print-out)-page\.tsx$/
const officePages =
  /\/src\/features\/(cases|staff|payments|register\/(?!public|claim|own)|certificates\/office)[\w/-]*-page\.tsx$/
/** Those that have a table or a sheet in common with the office, without the rest that the office shares. */
const tablePages = /\/src\/features\/applications\/[\w-]+\/(print-out|qualification-information)-page\.tsx$/
/** For everybody: they fetch little of the office. */
const publicPages = /\/src\/features\/(certificates\/verify|register\/public)\/[\w/-]+-page\.tsx$/
const documentsPage = /\/src\/features\/documents\/own\/documents-page\.tsx$/
const photoPage = /\/src\/features\/applications\/applicant\/applicant-form-page\.tsx$/

/** Earlier ones take first; each takes what its modules import with them. */
export const scriptGroups: Group[] = [
  // What the first script imports to ask who is signed in. That script itself stays an entry.
  { name: 'session', test: /\/(src|shared)\/(?!main\.ts)|virtual:|vite\/preload-helper/, tags: ['$initial'] },
  // Every page needs these.
  { name: 'app', test: /\/src\/app\.tsx$/ },
  // What guests need too, so that they do not fetch the dashboard.
  sharedBy('guest', applicantPages, guestPages),
  { name: 'applicant', test: applicantPages },
  // The search of the register has these without a form.
  { name: 'schemas', test: /\/node_modules\/zod\/|\/shared\/kit\/fields\// },
  {
    debugName: 'shown',
    name: (id, context) => {
      const shown = pagesOf(shownPages, id, context).length
      return shown > 1 || (shown > 0 && pagesOf(formPages, id, context).length > 0) ? 'shown' : null
    },
  },
  sharedBy('form', registerPage, formPages),
  {
    debugName: 'fields',
    name: (id, context) => (pagesOf(formPages, id, context).length > 1 ? 'fields' : null),
  },
  sharedBy('picture', documentsPage, photoPage),
  sharedBy('table', tablePages, officePages),
  // With what the staff's screens share of it.
  { name: 'documents', test: documentsPage },
  sharedBy('public', publicPages, officePages),
  {
    debugName: 'office',
    name: (id, context) => (pagesOf(officePages, id, context).length > 2 ? 'office' : null),
  },
]
