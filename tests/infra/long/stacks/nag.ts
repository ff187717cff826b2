/** cdk-nag over every environment: no open finding, and no acknowledgement without one. */
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import type { IConstruct } from 'constructs'
import { describe, expect, test } from 'vitest'
import { acknowledgements } from '#infra/aws/accepted-findings/acknowledge.ts'
import type { Acknowledgement } from '#infra/aws/accepted-findings/acknowledgement.ts'
import { settingsOf } from '#infra/settings.ts'
import { bareTree, synthesise } from '#tests/support/project/synthesised-stacks.ts'

const findingsOf = (scope: IConstruct) =>
  [new AwsSolutionsChecks(), new ServerlessChecks()].flatMap((pack) =>
    pack
      .validateScope(scope)
      .violations.flatMap(({ ruleName, violatingResources }) =>
        violatingResources.map(({ constructPath }) => ({ rule: ruleName, path: constructPath ?? '' })),
      ),
  )

describe.each(['dev', 'staging', 'prod'])('cdk-nag in %s', (name) => {
  const { app, settings } = synthesise(settingsOf(name))

  test('reports nothing of AwsSolutions and Serverless that is not acknowledged', () => {
    expect(findingsOf(app)).toEqual([])
  })

  test('has a reason and a finding for every acknowledgement', () => {
    const found = findingsOf(bareTree(settings))
    const speaksOfOne = ({ rule, where }: Acknowledgement) =>
      found.some((finding) => finding.rule === rule && where.test(finding.path.split('/').slice(1).join('/')))
    const ofPacks = acknowledgements(settings).filter(({ rule }) => !rule.startsWith('@aws-cdk/'))
    expect(ofPacks.filter((finding) => !speaksOfOne(finding))).toEqual([])
    expect(acknowledgements(settings).filter(({ reason }) => reason.length < 20)).toEqual([])
  })
})
