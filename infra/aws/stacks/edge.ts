/** What AWS keeps in us-east-1, wherever the portal is: alarms on CloudFront and on rights of the account, and the firewall. */
import type { App } from 'aws-cdk-lib'
import { edgeRegion, type Settings } from '#infra/settings.ts'
import { certificateAlarm } from '../constructs/alarms/certificate-alarm.ts'
import { edgeAlarms } from '../constructs/alarms/edge-alarms.ts'
import { rightsAlarm } from '../constructs/alarms/event-watch.ts'
import { webAcl } from '../constructs/site/web-acl.ts'
import { alarmTopics } from '../constructs/watch/alarm-topics.ts'
import { PortalAlarm } from '../constructs/watch/portal-alarm.ts'
import { PortalStack } from './portal-stack.ts'

export class EdgeStack extends PortalStack {
  /** Of the firewall, where the settings have one. */
  readonly webAclArn?: string

  constructor(app: App, settings: Settings) {
    super(app, 'edge', { ...settings, region: edgeRegion })
    const topics = alarmTopics(this, settings, 'edge')
    const alarms = {
      ...edgeAlarms,
      ...rightsAlarm(this, settings, topics.wake),
      ...certificateAlarm('certificate-ends', settings.domain?.certificateArn),
    }
    for (const [name, definition] of Object.entries(alarms))
      new PortalAlarm(this, name, { settings, topics, definition })
    if (settings.firewall) this.webAclArn = webAcl(this, settings, settings.firewall).attrArn
  }
}
