import * as z from 'zod/mini'
import { endpoint } from '#shared/kit/endpoint.ts'
import { endedWatcher, proposedWatchTerms, watcherList } from '../records/watcher.ts'

const roles = ['registrar'] as const
const params = z.strictObject({ id: z.string().check(z.maxLength(80, 'There is no such organisation')) })

/** Organisations that watch numbers of the register, for the office. What is proposed is settled at `proposals`. */
export const watchers = {
  list: endpoint('GET', '/api/admin/watchers', 'staff', {
    roles,
    summary: 'Which organisations have asked to watch, which watch, and which did.',
    response: watcherList,
  }),
  propose: endpoint('POST', '/api/admin/watchers/{id}/proposals', 'staff', {
    roles,
    summary: 'Propose to let an organisation watch, or to change how it does; another registrar confirms it.',
    params,
    body: proposedWatchTerms,
    response: z.null(),
    status: 201,
  }),
  end: endpoint('POST', '/api/admin/watchers/{id}/end', 'staff', {
    roles,
    summary: 'Refuse an organisation, or end its watching.',
    params,
    body: endedWatcher,
    response: z.null(),
  }),
}
