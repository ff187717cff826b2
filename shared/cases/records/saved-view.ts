/** Lists of cases that a member of staff has given a name. */
import * as z from 'zod/mini'
import { line } from '#shared/kit/fields/text.ts'
import { queueList } from './queue.ts'

export const mostSavedViews = 20

const name = line('Enter a name for the view', 40)

export const newSavedView = z.strictObject({ name, list: queueList })
export const savedViewName = z.strictObject({ name })
export const savedView = z.object({ id: z.string(), name: z.string(), list: queueList })
export type SavedView = z.output<typeof savedView>
export const savedViews = z.object({ views: z.array(savedView) })
