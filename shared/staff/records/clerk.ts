/** A member of staff, as a record names them. */
import * as z from 'zod/mini'

/** A member of staff, as a case records them. */
export const clerk = z.object({ id: z.string(), name: z.string() })

export type Clerk = z.output<typeof clerk>
