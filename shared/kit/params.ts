/** Path and query members that several features share. */
import * as z from 'zod/mini'

/** `{id}`: the literal `me` or the id of the caller's own record. */
export const byId = z.strictObject({ id: z.string() })

/** `{key}`: the key of a document of the set. */
export const byDocumentKey = z.strictObject({ key: z.string() })

/** `?download`: to be saved rather than shown; any value says so. */
export const download = z.optional(z.string())

const longestCursor = 200 // longer than any cursor that the service makes

/** `?cursor`: where a page begins, as the page before has answered it. */
export const cursor = z.optional(z.string().check(z.maxLength(longestCursor, 'This page does not exist')))
