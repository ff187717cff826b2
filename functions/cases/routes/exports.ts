import { accounts } from '#functions/accounts/data/account.ts'
import { users } from '#functions/accounts/data/person/user.ts'
import { vouchers } from '#functions/applications/data/voucher.ts'
import { cases } from '#functions/cases/data/case.ts'
import { queue } from '#functions/cases/data/queue.ts'
import { beginExport } from '#functions/cases/use-cases/begin-export.ts'
import { loadOpenExport, readExportPage } from '#functions/cases/use-cases/read-export-page.ts'
import { route } from '#functions/platform/http/route.ts'
import { limits } from '#functions/platform/limits/limit.ts'
import { events } from '#functions/platform/table/event.ts'
import { exportLog } from '#functions/staff/data/export-log.ts'
import { proposals } from '#functions/staff/data/proposal.ts'

export const begin = route(
  'exports.begin',
  { accounts, cases, exportLog, limits, proposals, queue, vouchers },
  async (request, services) => ({ data: await beginExport(request.body, request, services) }),
)

/** The number of exported cases is recorded before they are sent. */
export const page = route(
  'exports.page',
  { accounts, cases, events, exportLog, queue, users, vouchers },
  async ({ params, query, staff, now }, services) => {
    const filter = await loadOpenExport(params.id, staff.id, now, services)
    const page = await readExportPage(filter, query.cursor, now, services)
    await services.exportLog.countSent(params.id, page.rows.length)
    return { data: page }
  },
)

export const list = route('exports.list', { exportLog }, async ({ query }, { exportLog }) => ({
  data: await exportLog.page(query.cursor),
}))
