import type { ReactNode } from 'react'
import type * as z from 'zod/mini'

/** How a person proves again who they are, as part of a form. */
export interface Identity<Proof> {
  schema: z.ZodMiniObject
  defaults: Record<string, string>
  fields: ReactNode
  /** The values of the form that are sent; may ask for a passkey. */
  proofOf: (values: Record<string, unknown>) => Promise<Proof>
}
