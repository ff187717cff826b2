/** What AWS keeps in us-east-1 for CloudFront, wherever the portal is: the alarm on its errors, and the firewall. */
import type { App } from 'aws-cdk-lib'
import { edgeRegion, type Settings } from '#infra/settings.ts'
import { edgeAlarms } from '../constructs/alarms/edge-alarms.ts'
import { webAcl } from '../constructs/site/web-acl.ts'
import { alarmTopic } from '../constructs/watch/alarm-topic.ts'
import { PortalAlarm } from '../constructs/watch/portal-alarm.ts'
import { PortalStack } from './portal-stack.ts'

export class EdgeStack extends PortalStack {
  /** Of the firewall, where the settings have one. */
  readonly webAclArn?: string

  constructor(app: App, settings: Settings) {
    super(app, 'edge', { ...settings, region: edgeRegion })
    const topic = alarmTopic(this, settings, 'edge-alarms')
    for (const [name, definition] of Object.entries(edgeAlarms))
      new PortalAlarm(this, name, { settings, topic, definition })
    if (settings.firewall) this.webAclArn = webAcl(this, settings, settings.firewall).attrArn
  }
}
