/** What cdk runs for `npm run deploy:role`: the role of the pipeline, apart from the portal's own stacks. */
import { App, LegacyStackSynthesizer } from 'aws-cdk-lib'
import { DeployRoleStack } from '#infra/aws/stacks/deploy-role.ts'
import { settingsOf } from '#infra/settings.ts'

// With the rights of whoever deploys: CDK's own role may not do this.
const app = new App({ defaultStackSynthesizer: new LegacyStackSynthesizer() })
const context = (name: string): string => String(app.node.tryGetContext(name) ?? '')
new DeployRoleStack(app, settingsOf(context('env')), context('repository'))
app.synth()
