/** What cdk runs for `npm run deploy:copies`: the stack of the account of the copies. */
import { App } from 'aws-cdk-lib'
import { CopiesStack } from '#infra/aws/stacks/copies.ts'
import { settingsOf } from '#infra/settings.ts'

const app = new App()
new CopiesStack(app, settingsOf(String(app.node.tryGetContext('env') ?? '')))
app.synth()
