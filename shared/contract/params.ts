/** Path and query members that several features share. */
import * as z from 'zod/mini'

/** `{id}`: the literal `me` or the id of the caller's own record. */
export const byId = z.strictObject({ id: z.string() })
