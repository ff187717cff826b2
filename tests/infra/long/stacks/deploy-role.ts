/** The role that GitHub deploys an environment with. */
import { App } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { DeployRoleStack } from '#infra/aws/stacks/deploy-role.ts'
import { preflightChecks } from '#infra/operations/doctor/preflight.ts'
import { environmentNames, settingsOf } from '#infra/settings.ts'

test.each(environmentNames)(
  'the role of %s may be taken by that environment of the repository alone',
  (name) => {
    const stack = new DeployRoleStack(new App(), settingsOf(name), 'council/portal')
    const [role] = Object.values(Template.fromStack(stack).findResources('AWS::IAM::Role'))
    const [trust] = role!.Properties.AssumeRolePolicyDocument.Statement
    expect(trust).toMatchObject({
      Action: 'sts:AssumeRoleWithWebIdentity',
      Condition: {
        StringEquals: {
          'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
          'token.actions.githubusercontent.com:sub': `repo:council/portal:environment:${name}`,
        },
      },
    })
    const [assumes, reads, notes] = role!.Properties.Policies[0].PolicyDocument.Statement
    expect(JSON.stringify(assumes.Resource)).not.toContain('*')
    // Three roles in the region of the data and three in that of CloudFront.
    expect([assumes.Action, assumes.Resource.length]).toEqual(['sts:AssumeRole', 6])
    const asked = preflightChecks({ changes: [], mayBeUncommitted: false }).flatMap(({ rights }) => rights)
    // Who one is may always be asked.
    const needed = [
      ...asked.filter((right) => right !== 'sts:GetCallerIdentity'),
      'cloudwatch:DescribeAlarms',
    ]
    expect(reads.Action.toSorted()).toEqual([...new Set(needed)].sort())
    expect(JSON.stringify(notes.Resource)).toMatch(
      new RegExp(`:ssm:.*:parameter/portal/${name}/good-release"`),
    )
  },
)
