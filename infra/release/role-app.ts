/** What cdk runs for `npm run deploy:role`: the role of the pipeline, apart from the portal's own stacks. */
import { App } from 'aws-cdk-lib'
import { settingsOf } from '../settings.ts'
import { DeployRoleStack } from '../stacks/deploy-role.ts'

const app = new App()
const context = (name: string): string => String(app.node.tryGetContext(name) ?? '')
new DeployRoleStack(app, settingsOf(context('env')), context('repository'))
app.synth()
