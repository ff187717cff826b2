/** What cdk runs for `npm run deploy:copies`: the stack of the account of the copies. */
import { App, LegacyStackSynthesizer } from 'aws-cdk-lib'
import { CopiesStack } from '#infra/aws/stacks/copies.ts'
import { settingsOf } from '#infra/settings.ts'

// With the rights of whoever deploys: this account needs nothing of CDK's own.
const app = new App({ defaultStackSynthesizer: new LegacyStackSynthesizer() })
new CopiesStack(app, settingsOf(String(app.node.tryGetContext('env') ?? '')))
app.synth()
