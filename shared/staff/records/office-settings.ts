/** How the office works: settings that registrars and administrators change. */
import * as z from 'zod/mini'
import { papersOfRenewals } from '#shared/applications/rules/checklist.ts'
import { line, lines } from '#shared/kit/fields/text.ts'
import { byName, longestSnippet, longestSnippetName, mostSnippets, nameTaken } from '../rules/snippets.ts'
import { defaultStepLimits, forEachLimit, mostLimitInDays } from '../rules/step-limits.ts'
import { renewalPapers } from './renewal-papers.ts'
import { settingsChange } from './settings-change.ts'

const days = z
  .int('Enter the number of days')
  .check(
    z.minimum(1, 'Enter at least 1 day'),
    z.maximum(mostLimitInDays, `Enter at most ${mostLimitInDays} days`),
  )

const stepLimits = z.strictObject(forEachLimit(() => days))

/** A text that reviewers and registrars write to applicants again and again, and the name they choose it by. */
export const snippet = z.strictObject({
  name: line('Enter a name', longestSnippetName),
  text: lines('Enter a text', longestSnippet),
})
export type Snippet = z.output<typeof snippet>

/** In the order of their names, each name once. */
const snippets = z.array(snippet).check(
  z.maxLength(mostSnippets, `Keep at most ${mostSnippets} texts`),
  ({ value, issues }) => {
    value.forEach(({ name }, place) => {
      const isTaken = nameTaken(name, value.slice(0, place))
      if (isTaken) issues.push({ code: 'custom', message: isTaken, path: [place, 'name'], input: name })
    })
  },
  z.overwrite(byName),
)

export const officeSettings = z.object({
  /** 1 before anything was changed. */
  version: z._default(z.number(), 1),
  /** In days, for each status in which the office acts. */
  step_limits: z._default(stepLimits, defaultStepLimits),
  /** New applications are assigned to the present reviewer with the fewest. */
  fair_shares: z._default(z.boolean(), false),
  /** Inserted into what is written to applicants; in the order of their names. */
  snippets: z._default(z.array(z.object({ name: z.string(), text: z.string() })), []),
  renewal_papers: renewalPapers,
  /** The sheets on which the council prints certificates have numbers, which are noted. */
  paper_numbers: z._default(z.boolean(), false),
})
export type OfficeSettings = z.output<typeof officeSettings>

/** Members that are left out stay as they are. */
export const officeSettingsChanges = z.strictObject({
  step_limits: z.optional(stepLimits),
  fair_shares: z.optional(z.boolean('Choose on or off')),
  paper_numbers: z.optional(z.boolean('Choose on or off')),
  /** The whole list. */
  snippets: z.optional(snippets),
  /** All of them; in the order of the checklist. */
  renewal_papers: z.optional(
    z
      .array(z.enum(papersOfRenewals, 'Choose papers of the checklist'))
      .check(z.overwrite((chosen) => papersOfRenewals.filter((paper) => chosen.includes(paper)))),
  ),
})

export const officeSettingsView = z.object({
  settings: officeSettings,
  /** The newest 50, newest first. */
  changes: z.array(settingsChange),
})
