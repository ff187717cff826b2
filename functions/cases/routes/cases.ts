import { accounts } from '#functions/accounts/data/account.ts'
import { formerApplications } from '#functions/accounts/data/person/former-application.ts'
import { users } from '#functions/accounts/data/person/user.ts'
import { queueCounter } from '#functions/applications/data/counters/queue-counter.ts'
import { statusDurations } from '#functions/applications/data/counters/status-durations.ts'
import { snapshots } from '#functions/applications/data/snapshot.ts'
import { vouchers } from '#functions/applications/data/voucher.ts'
import { cases } from '#functions/cases/data/case.ts'
import { queue } from '#functions/cases/data/queue.ts'
import { actNeeds, actOnCase } from '#functions/cases/use-cases/act-on-case.ts'
import { actOnMany as actOnManyUseCase } from '#functions/cases/use-cases/act-on-many.ts'
import { changeCase, changeCaseOnce } from '#functions/cases/use-cases/actions/change-case.ts'
import { assignCase, handoverTo } from '#functions/cases/use-cases/assign-case.ts'
import { assignCases } from '#functions/cases/use-cases/assign-cases.ts'
import { receivePaper, setTicks } from '#functions/cases/use-cases/change-review.ts'
import { findCases } from '#functions/cases/use-cases/find/find-cases.ts'
import { refreshLists, resolvedList } from '#functions/cases/use-cases/find/lists.ts'
import { listVersions } from '#functions/cases/use-cases/list-versions.ts'
import { loadCase } from '#functions/cases/use-cases/load-case.ts'
import { stepsOf } from '#functions/cases/use-cases/month-report.ts'
import { caseNeeds, presentCase, presentRow } from '#functions/cases/use-cases/present-case.ts'
import { readCaseDocument } from '#functions/cases/use-cases/read-case-document.ts'
import { files } from '#functions/platform/gateways/files.ts'
import { both, route } from '#functions/platform/http/route.ts'
import { limits } from '#functions/platform/limits/limit.ts'
import { events } from '#functions/platform/table/event.ts'
import { requireVersion } from '#functions/platform/use-cases/require-version.ts'
import { clerkOf, eventAuthor } from '#functions/staff/data/clerk.ts'
import { roster } from '#functions/staff/data/roster.ts'
import { renewalPapers } from '#functions/staff/data/settings/renewal-papers.ts'
import { countReading } from '#functions/staff/use-cases/count-reading.ts'
import { reasonAgainstOwnCase } from '#shared/cases/rules/own-case.ts'

export * from './case-corrections.ts'
export * from './case-notes.ts'
export * from './case-registration.ts'

export const list = route('cases.list', { queue }, async ({ query, staff }, services) => {
  const { cursor, ...list } = query
  return { data: await services.queue.page(resolvedList(list, staff.id), cursor) }
})

export const counts = route('cases.counts', { queue, queueCounter }, async ({ query, staff }, services) => {
  const { status, ...choices } = query
  const list = status && resolvedList({ ...choices, status, sort: 'oldest' }, staff.id)
  const [data, listed] = await Promise.all([
    services.queueCounter.read(),
    list ? services.queue.count(list) : null,
  ])
  return { data, details: { listed } }
})

export const days = route('cases.days', { statusDurations }, async ({ now }, { statusDurations }) => ({
  data: { steps: stepsOf(await statusDurations.read(now)) },
}))

export const find = route('cases.find', { accounts, cases, vouchers }, async ({ query, now }, services) => {
  const { found, more } = await findCases(query.q, now, services)
  const rows = found.map(({ review, father_name }) => ({ ...presentRow(review), father_name }))
  return { data: { rows, more } }
})

export const get = route('cases.get', both(caseNeeds, { events, limits }), async (request, services) => {
  const { params, staff, now } = request
  await countReading('cases', staff, now, services)
  const staffCase = await loadCase(params.id, services)
  const by = eventAuthor(clerkOf(staff))
  const isOwn = reasonAgainstOwnCase(staff.account, staffCase.account) !== null
  const opened = { event: 'OPENED' as const, by, ...(isOwn && { details: { own: 'yes' } }) }
  await services.events.append(staffCase.id, opened, now)
  const data = await presentCase(staffCase, staff, request, services)
  await refreshLists(staffCase, data, services)
  return { data }
})

export const history = route(
  'cases.history',
  { cases, events, users },
  async ({ params, query }, services) => {
    const { id } = await loadCase(params.id, services)
    const { events, next } = await services.events.page(id, query.cursor)
    return {
      data: {
        events: events.map(({ by = null, details = null, ...event }) => ({ ...event, by, details })),
        next,
      },
    }
  },
)

export const versions = route(
  'cases.versions',
  { cases, snapshots, users },
  async ({ params }, services) => ({
    data: await listVersions(await loadCase(params.id, services), services),
  }),
)

export const printed = route('cases.printed', { cases, events, users }, async (request, services) => {
  const { params, staff, now } = request
  const { id } = await loadCase(params.id, services)
  await services.events.appendPrinted(id, eventAuthor(clerkOf(staff)), now)
  return { data: null }
})

export const document = route(
  'cases.document',
  { cases, events, files, formerApplications, limits, users },
  async (request, services) => {
    const { params, query, staff, now } = request
    const { download, former, application } = query
    const options = { attachment: download !== undefined, former: former !== undefined, application }
    return { data: await readCaseDocument(params, options, staff, now, services) }
  },
)

export const take = route('cases.take', both(caseNeeds, { roster }), (request, services) =>
  changeCase(request, services, async (staffCase) => {
    const { body, staff } = request
    const { people } = await services.roster.read()
    return assignCase(staffCase, handoverTo(body.to, body.take_over, staff, people), request, services)
  }),
)

export const assign = route('cases.assign', { cases, roster, users }, async (request, services) => {
  const { body, staff } = request
  const { people } = await services.roster.read()
  const handover = handoverTo(body.to, body.take_over, staff, people)
  return { data: { results: await assignCases(body.cases, handover, request, services) } }
})

export const tick = route('cases.tick', caseNeeds, (request, services) =>
  changeCase(request, services, (staffCase) =>
    setTicks(staffCase, request.body, request.staff, request, services),
  ),
)

export const receive = route('cases.receive', caseNeeds, (request, services) =>
  changeCase(request, services, (staffCase) =>
    receivePaper(staffCase, request.body, request.staff, request, services),
  ),
)

export const act = route(
  'cases.act',
  both(caseNeeds, both(actNeeds, { renewalPapers, roster })),
  (request, services) =>
    changeCaseOnce(request, request.body, services, async (staffCase, once) => {
      const { body, staff } = once
      requireVersion(staffCase.review, once.versionRead)
      const people = body.action === 'send-back' ? (await services.roster.read()).people : []
      const asked = body.action === 'start-review' ? await services.renewalPapers.read() : []
      await actOnCase(staffCase, body, staff, { ...once, people, renewalPapers: asked }, services)
    }),
)

export const actOnMany = route('cases.actOnMany', actNeeds, async (request, services) => ({
  data: { results: await actOnManyUseCase(request.body, request, services) },
}))
