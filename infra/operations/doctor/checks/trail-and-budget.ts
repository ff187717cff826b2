/** Checks of what watches the account itself. */
import { DescribeBudgetCommand } from '@aws-sdk/client-budgets'
import { GetTrailStatusCommand } from '@aws-sdk/client-cloudtrail'
import { nameInAccount } from '#infra/settings.ts'
import { type Check, ok, wrong } from '../check.ts'

export const trailCheck: Check = {
  name: 'trail',
  asks: 'Is it recorded who changes what in the account?',
  rights: ['cloudtrail:GetTrailStatus'],
  run: async ({ settings, aws }) => {
    const Name = nameInAccount(settings)
    const status = await aws.trails().send(new GetTrailStatusCommand({ Name }))
    if (!status.IsLogging)
      return wrong(
        `The trail ${Name} is switched off: nobody sees who changes what.`,
        `Run: aws cloudtrail start-logging --name ${Name}; then look who stopped it (event StopLogging).`,
      )
    if (status.LatestDeliveryError)
      return wrong(
        `The trail ${Name} cannot write its records: ${status.LatestDeliveryError}.`,
        `Run: npm run deploy -- --env ${settings.name}, which gives its bucket back the policy it needs.`,
      )
    return ok(`The trail ${Name} records changes.`)
  },
}

export const budgetCheck: Check = {
  name: 'budget',
  asks: 'Is there a budget of the amount that the settings name?',
  rights: ['budgets:ViewBudget'],
  run: async ({ settings, aws }) => {
    const { name, account, monthlyBudgetInUsd } = settings
    const asked = { AccountId: account, BudgetName: nameInAccount(settings) }
    const { Budget } = await aws.budgets().send(new DescribeBudgetCommand(asked))
    const amount = Number(Budget?.BudgetLimit?.Amount)
    if (amount !== monthlyBudgetInUsd)
      return wrong(
        `The budget is ${amount} USD a month, not ${monthlyBudgetInUsd}.`,
        `Run: npm run deploy -- --env ${name}`,
      )
    return ok(`The budget is ${amount} USD a month.`)
  },
}
