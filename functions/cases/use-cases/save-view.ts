/** Saved views of the queue: each has a different name, and their number is limited. */
import { isDeepStrictEqual } from 'node:util'
import { longestId } from '#functions/platform/table/keys/key.ts'
import { requireNoFieldErrors } from '#functions/platform/use-cases/require-version.ts'
import type { Needs } from '#functions/services.ts'
import { mostSavedViews, type SavedView } from '#shared/cases/records/saved-view.ts'
import { Conflict, NotFound } from '#shared/kit/errors.ts'

const plain = (name: string): string => name.toLowerCase()

/** Whether both show the same list under the same name. */
const isSame = (one: Omit<SavedView, 'id'>, other: Omit<SavedView, 'id'>): boolean =>
  one.name === other.name && isDeepStrictEqual(one.list, other.list)

/** @throws Invalid when another view has the name */
const requireFreeName = (name: string, others: readonly SavedView[]): void => {
  if (others.some((other) => plain(other.name) === plain(name)))
    requireNoFieldErrors({ name: ['You have a view with this name. Choose another name'] })
}

/** @throws Invalid; Conflict when there are too many */
export const saveView = async (
  staffId: string,
  view: Omit<SavedView, 'id'>,
  { savedViews }: Needs<'savedViews'>,
): Promise<SavedView[]> => {
  const before = await savedViews.list(staffId)
  if (before.some((stored) => isSame(stored, view))) return before // sent twice
  requireFreeName(view.name, before)
  if (before.length >= mostSavedViews)
    throw new Conflict(`You have ${mostSavedViews} views already. Remove one first`)
  await savedViews.create(staffId, view)
  return savedViews.list(staffId)
}

/** @throws Invalid, NotFound */
export const renameView = async (
  staffId: string,
  id: string,
  name: string,
  { savedViews }: Needs<'savedViews'>,
): Promise<SavedView[]> => {
  if (id.length > longestId) throw new NotFound()
  const others = (await savedViews.list(staffId)).filter((view) => view.id !== id)
  requireFreeName(name, others)
  if (!(await savedViews.rename(staffId, id, name))) throw new NotFound()
  return savedViews.list(staffId)
}

export const removeView = async (
  staffId: string,
  id: string,
  { savedViews }: Needs<'savedViews'>,
): Promise<SavedView[]> => {
  if (id.length <= longestId) await savedViews.remove(staffId, id)
  return savedViews.list(staffId)
}
