/** The stacks of other regions: ones that an account has to switch on first, and one of another partition. */
import { expect, test } from 'vitest'
import { settingsOf } from '#infra/settings.ts'
import { synthesise } from '#tests/support/project/synthesised-stacks.ts'

const prod = settingsOf('prod')
/** Without what says how a template was made, and without the hash of all of a version, which has the region in it. */
const regional = (region: string) =>
  synthesise({ ...prod, region })
    .release.filter(({ name }) => !name.endsWith('-edge'))
    .map(({ template }) => JSON.stringify(template, (key, value) => (key === 'Metadata' ? undefined : value)))
    .join('\n')
    .replaceAll(/CurrentVersion\w+/g, 'CurrentVersion')

test.each(['me-central-1', 'ap-south-1'])(
  '%s: the stacks are those of any region, with its name',
  (region) => {
    expect(regional(region).replaceAll(region, prod.region)).toBe(regional(prod.region))
  },
)

test('another partition: no ARN and no host of the service is one of the partition aws', () => {
  const text = regional('cn-north-1')
  expect(text.match(/arn:aws:[^"]*/g)).toBeNull()
  expect(text).toContain('.execute-api.cn-north-1.amazonaws.com.cn')
  expect(text).toContain('.s3.cn-north-1.amazonaws.com.cn')
})
