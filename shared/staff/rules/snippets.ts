/** The texts that the office keeps to insert into what it writes to applicants. */

export const mostSnippets = 50
/** In characters. */
export const longestSnippetName = 60
export const longestSnippet = 1000

interface Named {
  name: string
}

export const byName = <T extends Named>(snippets: T[]): T[] =>
  snippets.toSorted((one, other) => one.name.localeCompare(other.name, 'en'))

/** Why a name cannot be used beside these; undefined where it can. Capital letters make no other name. */
export const nameTaken = (name: string, others: readonly Named[]): string | undefined =>
  others.some((other) => other.name.toLowerCase() === name.toLowerCase())
    ? 'Another text has this name'
    : undefined
