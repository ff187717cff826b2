import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import { nameInAccount, type Settings } from '#infra/settings.ts'

/** Sends a message when the month is forecast to cost more than planned, and when 80 % is spent. */
export const monthlyBudget = (scope: Construct, settings: Settings, topic: ITopic): CfnBudget => {
  const notification = (notificationType: 'FORECASTED' | 'ACTUAL', threshold: number) => ({
    notification: {
      notificationType,
      threshold,
      thresholdType: 'PERCENTAGE',
      comparisonOperator: 'GREATER_THAN',
    },
    subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
  })
  return new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: nameInAccount(settings),
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: settings.monthlyBudgetInUsd, unit: 'USD' },
    },
    notificationsWithSubscribers: [notification('FORECASTED', 100), notification('ACTUAL', 80)],
  })
}
