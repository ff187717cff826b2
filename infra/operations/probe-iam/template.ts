/** The stack of the probe: a table, and a role with rights as a function of the portal has them, each action on its own partition. */
const may = (action: string, partition: string) => ({
  Effect: 'Allow',
  Action: `dynamodb:${action}`,
  Resource: { 'Fn::GetAtt': ['Table', 'Arn'] },
  Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [partition] } },
})

export const probeTemplate = {
  Resources: {
    Table: {
      Type: 'AWS::DynamoDB::Table',
      Properties: {
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
        KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
      },
    },
    Role: {
      Type: 'AWS::IAM::Role',
      Properties: {
        AssumeRolePolicyDocument: {
          Version: '2012-10-17',
          Statement: [
            { Effect: 'Allow', Action: 'sts:AssumeRole', Principal: { AWS: { Ref: 'AWS::AccountId' } } },
          ],
        },
        Policies: [
          {
            PolicyName: 'probe',
            PolicyDocument: {
              Version: '2012-10-17',
              Statement: [may('PutItem', 'WRITTEN'), may('ConditionCheckItem', 'CHECKED')],
            },
          },
        ],
      },
    },
  },
  Outputs: {
    Table: { Value: { Ref: 'Table' } },
    Role: { Value: { 'Fn::GetAtt': ['Role', 'Arn'] } },
  },
}
