/** Generated cases equal submitted ones, and queries cost the same with many cases as with few. */
import { marshall } from '@aws-sdk/util-dynamodb'
import { expect, test } from 'vitest'
import { queueCosts } from '#tests/bench/queue-costs.ts'
import { itemsOfACase } from '#tests/support/cases/case-items.ts'
import { anApplicant } from '#tests/support/people/applicants.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()

/** Of a search by words of a name: docs/performance.md#queue-and-search. */
const mostUnits = 30

/** The items of an account before its application is submitted. */
const beforehand =
  / (ACCOUNT|APPLICANT|CONTACT|SESSION#.*|QUALIFICATION#.*|~DEVICES|~SIGN-IN#.*)$|^(EMAIL|CNIC)#|^ACCOUNT-CHECKS /

interface Written {
  Items: Record<string, object>[]
}

/** The DynamoDB type of an attribute, and within a map the types of its members. */
const shapeOf = (value: object): unknown => {
  const [[kind, inner]] = Object.entries(value) as [[string, object]]
  if (kind !== 'M') return kind
  return Object.fromEntries(Object.entries(inner).map(([name, value]) => [name, shapeOf(value)]))
}
const keyOf = ({ pk, sk }: Record<string, object>): string =>
  [pk, sk]
    .flatMap((keys) => Object.values(keys ?? {}))
    .map((key) => String(key).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}'))
    .join(' ')

test('a generated application has the same items as a submitted one', async () => {
  const real = await staffStack.submittedCase({ withDocuments: false })
  const { Items } = await staffStack.stack.localStack.call<Written>('DynamoDB_20120810.Scan', {
    TableName: 'portal',
  })
  const about = JSON.stringify
  const ofThisStep = (item: object) =>
    !about(item).includes('OUTBOX#') || about(item).includes('application-submitted')
  const submitted = Items.filter((item) => about(item).includes(real.id) && ofThisStep(item))

  const { name, father_name, cnic, phone } = real.person
  const { date_of_birth } = anApplicant()
  const made = await itemsOfACase(
    { name, father_name, date_of_birth, cnic, phone },
    new Date(real.form.submitted_at),
  )
  const put = made.items.map(
    (item) => marshall(item, { removeUndefinedValues: true }) as Record<string, object>,
  )

  // The keys of the two applications differ in their numbers only.
  const plain = (key: string, application: { reference_no: string; voucher_number: string }) =>
    [application.reference_no, application.reference_no.replaceAll('-', ''), application.voucher_number]
      .reduce((text, number) => text.replaceAll(number, '{number}'), key)
      .replace(/^(FIND#(?:REFERENCE|VOUCHER)#)\S+/, '$1')
      .replace(/^(FIND#REFERENCE-PART#)\S+ [^#]+/, '$1')
  const shapes = (items: Record<string, object>[], form: Parameters<typeof plain>[1]) =>
    Object.fromEntries(
      items.map((item) => [
        plain(keyOf(item), form),
        Object.fromEntries(Object.entries(item).map(([attribute, value]) => [attribute, shapeOf(value)])),
      ]),
    )
  const found = Object.entries(shapes(submitted, real.form)).filter(([key]) => !beforehand.test(key))
  expect(found.length).toBeGreaterThan(15)
  expect(shapes(put, made.form)).toEqual(Object.fromEntries(found))
})

test('pages and searches cost the same read units with 50 cases and with 200', async () => {
  const [few, many] = [await queueCosts(50, 1), await queueCosts(200, 1)]
  expect(few.pages.first).toEqual(few.pages.middle)
  expect(many.pages).toEqual({ first: few.pages.first, middle: few.pages.first, last: few.pages.first })
  for (const [name, { first, middle, last }] of Object.entries(many.lists)) {
    expect([name, first.rows, middle.rows, last.rows]).toEqual([name, 25, 25, 25])
    const units = [first, middle, last, few.lists[name]!.first].map(({ read }) => read)
    // Names differ in length, and one more read of 4 KB may be needed.
    expect([name, Math.max(...units) - Math.min(...units)]).toEqual([
      name,
      expect.toSatisfy((by: number) => by <= 0.5),
    ])
  }
  for (const way of ['reference', 'end of a reference', 'CNIC', 'end of a CNIC', 'phone', 'voucher'])
    expect([way, many.searches[way]]).toEqual([way, few.searches[way]])
  for (const [way, { rows, read }] of Object.entries(many.searches)) {
    expect([way, rows > 0 && rows <= 25]).toEqual([way, true])
    expect([way, read <= mostUnits]).toEqual([way, true])
  }
})
