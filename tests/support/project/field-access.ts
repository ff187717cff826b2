/** Who reads and writes which fields, computed from the schemas of the contract. */
import { endpoints, type NamedEndpoint } from '#shared/contract.ts'
import { openapi } from '#shared/openapi.ts'
import { staffRoles } from '#shared/vocabulary/staff-roles.ts'

interface Schema {
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
}
interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}
const documented = openapi().paths as Record<string, Record<string, Operation>>
const operationOf = ({ endpoint }: NamedEndpoint): Operation => {
  const operation = documented[endpoint.path]?.[endpoint.method.toLowerCase()]
  if (!operation) throw new Error(`${endpoint.path} is not documented`)
  return operation
}

const firstSchema = (content: Record<string, { schema: Schema }> = {}): Schema =>
  Object.values(content)[0]?.schema ?? {}

const insideOf = ({ anyOf, oneOf, allOf, items, additionalProperties }: Schema): Schema[] => [
  ...(anyOf ?? oneOf ?? allOf ?? []),
  ...(items ? [items] : []),
  ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
]

/** The names of all members, also of those inside of others. */
const namesIn = (schema: Schema): string[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, member]) => [name, ...namesIn(member)]),
  ...insideOf(schema).flatMap(namesIn),
]

/** What the answer to a call says, without the envelope. */
export const answerOf = (named: NamedEndpoint): Schema => {
  const schema = firstSchema(operationOf(named).responses[named.endpoint.status ?? 200]?.content)
  return named.endpoint.envelope === 'bare' ? schema : (schema.properties?.data ?? {})
}
export const fieldsOfAnswer = (named: NamedEndpoint): Set<string> => new Set(namesIn(answerOf(named)))
const fieldsOfBody = (named: NamedEndpoint): Set<string> =>
  new Set(namesIn(firstSchema(operationOf(named).requestBody?.content)))

const isSignIn = ({ name }: NamedEndpoint): boolean => /^(auth|adminAuth|checkers)\./.test(name)

/** Everybody may call it, and nobody proves who they are with it. */
export const isForEverybody = (named: NamedEndpoint): boolean =>
  named.endpoint.access === 'public' && !isSignIn(named)

/** Who gets the answer: who signs in reads their own account. */
export const callersOf = ({ name, endpoint }: NamedEndpoint): readonly string[] => {
  if (endpoint.access === 'checker' || name.startsWith('checkers.')) return ['organisation']
  if (endpoint.access === 'applicant' || name.startsWith('auth.')) return ['applicant']
  return endpoint.roles ?? staffRoles
}

/** By field, who reads and who writes it in any record. */
const fieldAccess = () => {
  const found = new Map<string, { reads: Set<string>; writes: Set<string> }>()
  const note = (field: string, kind: 'reads' | 'writes', callers: readonly string[]) => {
    const access = found.get(field) ?? { reads: new Set(), writes: new Set() }
    for (const caller of callers) access[kind].add(caller)
    found.set(field, access)
  }
  for (const named of endpoints.filter((one) => !isForEverybody(one))) {
    for (const field of fieldsOfAnswer(named)) note(field, 'reads', callersOf(named))
    for (const field of fieldsOfBody(named)) note(field, 'writes', callersOf(named))
  }
  return found
}

const order = ['applicant', ...staffRoles]
const inWords = (callers: Set<string>): string => {
  const people = order.filter((caller) => callers.has(caller))
  const isStaff = staffRoles.every((role) => callers.has(role))
  const all = people.length === order.length ? ['all'] : isStaff ? ['all staff'] : people
  return [...all, ...(callers.has('organisation') ? ['organisation'] : [])].join(', ')
}
const asCode = (fields: Iterable<string>): string => [...fields].map((field) => `\`${field}\``).join(', ')

const head = `# Who reads and writes which fields

Made from the contract by \`npm run field-access\`; do not edit it. The handler builds each answer from the schema of its endpoint, so a field that is not in
the schema leaves the service nowhere, and a body with a field that its schema does not name is refused. Tests hold that no answer has a field for the portal's own use
and that personal particulars have the readers that are written by hand in
[field-access.test.ts](../tests/layout/field-access.test.ts).

Beyond the role these rules decide:

| Whose record, in which state | Rule |
| --- | --- |
| Applicant | reads and writes own records only; those of others are not found |
| Records of a submitted application | living data changes at any time, the rest only where the council returned it ([decision 0095](decisions/applications/0095-living-and-frozen-data.md)) |
| Photo and papers | may be added at any time, and replaced where no application is open ([decision 0095](decisions/applications/0095-living-and-frozen-data.md)) |
| Organisation that asks by name | reads its own record and its own checks ([decision 0249](decisions/register/0249-who-asks-by-name.md)) |
| A case | each act has its roles and statuses ([decision 0075](decisions/cases/0075-review-and-fee-are-two-tracks.md)); nobody acts on their own application ([decision 0127](decisions/staff/0127-nobody-acts-on-their-own-application.md)) |
| What the applicant typed, at a case | staff change it by a correction that two people make ([decision 0085](decisions/cases/0085-typing-errors-corrected-by-two-people.md)) |
| Account of staff | administrators; nobody takes their own right to administer |
| Entry of the register | two registrars; its holder reads the history without names and words of staff |
`

/** The whole text of `docs/field-access.md`. */
export const fieldAccessPage = (): string => {
  const everybody = endpoints
    .filter(isForEverybody)
    .map((named) => `| \`${named.name}\` | ${asCode(fieldsOfAnswer(named)) || 'a page'} |`)
  const groups = new Map<string, string[]>()
  for (const [field, { reads, writes }] of fieldAccess()) {
    const group = `${inWords(reads)} | ${inWords(writes)}`
    groups.set(group, [...(groups.get(group) ?? []), field])
  }
  const rows = [...groups].map(([group, fields]) => `| ${group} | ${asCode(fields.sort())} |`)
  return [
    head,
    '## What everybody reads',
    '',
    '| Endpoint | Fields |',
    '| --- | --- |',
    ...everybody,
    '',
    '## What people read and write who are signed in',
    '',
    'A name that several records have stands once, with whoever reads or writes it in any of them.',
    '',
    '| Read by | Written by | Fields |',
    '| --- | --- | --- |',
    ...rows.sort(),
    '',
  ].join('\n')
}
