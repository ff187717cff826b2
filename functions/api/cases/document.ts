import { loadCase } from '#functions/app/cases/present-case.ts'
import { readDocument } from '#functions/app/documents/present-documents.ts'
import type { Route } from '#functions/http/route.ts'
import { cases, events, files, users } from '#functions/services/service-factories.ts'
import { documentKeys, userDocumentKeys } from '#shared/vocabulary.ts'

const allKeys = [...documentKeys, ...userDocumentKeys]

export const needs = { cases, events, files, users }

/** That somebody read it is written before any byte leaves (security, T39). */
export const route: Route<'cases.document', typeof needs> = async (
  { params, query, staff, now },
  services,
) => {
  const { id, documents } = await loadCase(params.id, services)
  const former = query.former !== undefined
  const held = documents.find(({ name }) => name === params.key)
  const by = { kind: 'staff', id: staff.id, name: staff.account.name } as const
  if (held) {
    const details = { document: held.name, ...(former && { former: 'yes' }) }
    await services.events.append(id, { event: 'DOCUMENT_READ', by, details }, now)
  }
  const how = { attachment: query.download !== undefined, former }
  return { data: await readDocument(allKeys, params.key, documents, how, services) }
}
