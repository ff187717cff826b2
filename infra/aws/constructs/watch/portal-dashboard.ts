/** One page for the operator on duty. */
import { Dashboard, GraphWidget, type IMetric, TextWidget } from 'aws-cdk-lib/aws-cloudwatch'
import type { Construct } from 'constructs'
import {
  functionMetrics,
  gatewayMetrics,
  mailMetrics,
  messagesIn,
  tableMetrics,
  workerMetrics,
} from './portal-metrics.ts'
import type { Watched } from './watched.ts'

const graph = (title: string, ...left: IMetric[]) => new GraphWidget({ title, left, width: 8, height: 6 })

export const portalDashboard = (
  scope: Construct,
  name: string,
  { web, data, staff, api, lines, canary }: Watched,
): Dashboard => {
  const gateway = gatewayMetrics(web.api)
  const functions = functionMetrics([...api.endpoints.signingIn, ...staff.endpoints.signingIn], canary)
  const table = tableMetrics(data.table)
  const mail = mailMetrics()
  return new Dashboard(scope, 'Dashboard', {
    dashboardName: `portal-${name}`,
    widgets: [
      [
        new TextWidget({
          markdown: `# Portal ${name}\nWhat the alarms mean: \`infra/runbook.md\``,
          width: 24,
          height: 2,
        }),
      ],
      [
        graph('Requests', gateway.requests, gateway.clientErrors, gateway.serverErrors),
        graph('Milliseconds to the answer', gateway.median, gateway.p95),
        graph(
          'Refusals and wrong files',
          lines.refusedSignIns,
          lines.tooMany,
          lines.readCaps,
          lines.unexpected,
          lines.wrongEvidence,
        ),
      ],
      [
        graph('Functions', functions.invocations, functions.errors, functions.throttles),
        graph('Table units', table.reads, table.writes, table.throttles, table.indexWriteThrottles),
        graph(
          'Emails and public log',
          lines.refusedEmails,
          lines.waitingEmails,
          lines.failedEmails,
          lines.givenUpEmails,
          lines.failedLog,
          messagesIn(api.emails.failed),
        ),
      ],
      [
        graph('Outbox behind, in milliseconds', workerMetrics(api.emails.worker).age),
        graph('Reputation of the mail', mail.bounceRate, mail.complaintRate),
        graph('Emails that came back or are unwanted', lines.returnedEmails, lines.unwantedEmails),
      ],
    ],
  })
}
