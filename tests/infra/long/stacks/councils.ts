/** One code, two councils: each has stacks, names and addresses of its own, and knows nothing of the other. */
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { expect, test } from 'vitest'
import type { Council } from '#infra/councils.ts'
import { settingsFor, settingsOf } from '#infra/settings.ts'
import { synthesise } from '#tests/support/project/synthesised-stacks.ts'

const councilOf = (province: string, references: string, account: string): Council => ({
  name: `${province} Pharmacy Council`,
  shortName: province,
  references,
  region: province === 'Sindh' ? 'ap-south-1' : 'eu-central-1',
  mailDomain: `${province.toLowerCase()}.example`,
  packaging: 'area',
  environments: { prod: { account } },
})
const sindh = synthesise(settingsFor('sindh', councilOf('Sindh', 'SPC', '111111111111'), 'prod'))
const balochistan = synthesise(
  settingsFor('balochistan', councilOf('Balochistan', 'BPC', '222222222222'), 'prod'),
)

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value ?? {}).flatMap(([key, one]) =>
        key === 'Description' || key === 'Metadata' ? [] : textsIn(one),
      )
const textsOf = ({ release }: typeof sindh) => release.flatMap(({ template }) => textsIn(template))

test('no template of a council has the name, the account, the region or the address of another one', () => {
  const [of, ofOther] = [textsOf(sindh).join('\n'), textsOf(balochistan).join('\n')]
  expect(of).toMatch(/sindh-prod.*\n/)
  expect(of).not.toMatch(/balochistan|BPC|222222222222|eu-central-1/i)
  expect(ofOther).not.toMatch(/sindh|SPC|111111111111|ap-south-1/i)
})

test('no table, bucket, function, secret, stack or topic has the same name at both', () => {
  const shared = new Set(textsOf(balochistan))
  const named = /^\/?portal[-/]|-portal|@/
  expect(textsOf(sindh).filter((text) => named.test(text)).length).toBeGreaterThan(100)
  expect([...new Set(textsOf(sindh))].filter((text) => named.test(text) && shared.has(text))).toEqual([])
})

test('cdk-nag finds nothing at a further council that is not accepted at the first', () => {
  const findings = [new AwsSolutionsChecks(), new ServerlessChecks()].flatMap((pack) =>
    pack.validateScope(sindh.app).violations.map(({ ruleName }) => ruleName),
  )
  expect(findings).toEqual([])
})

test('functions are told the name and the prefix of references, those of the first council nothing', () => {
  const told = (portal: typeof sindh) => [
    ...new Set(
      portal
        .byType('AWS::Lambda::Function')
        .map(([, { Properties }]) => Properties.Environment?.Variables ?? {})
        .filter(({ TABLE_NAME }) => TABLE_NAME)
        .map(({ COUNCIL_NAME, REFERENCE_PREFIX }) => `${COUNCIL_NAME} ${REFERENCE_PREFIX}`),
    ),
  ]
  expect(told(sindh)).toEqual(['Sindh Pharmacy Council SPC'])
  expect(told(synthesise(settingsOf('prod')))).toEqual(['undefined undefined'])
})
