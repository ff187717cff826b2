import * as z from 'zod/mini'
import { slipPaper } from '#shared/applications/rules/checklist.ts'

/** The papers of the checklist that a renewal is asked for in which nothing has changed. */
export const renewalPapers = z._default(z.array(z.string()), [slipPaper])
