/** What cdk runs for `npm run deploy:rights`: the rights that deployments and roles of the portal have, apart from its own stacks. */
import { App, LegacyStackSynthesizer } from 'aws-cdk-lib'
import { RightsStack } from '#infra/aws/stacks/rights.ts'
import { settingsOf } from '#infra/settings.ts'

// Before CDK's own resources are there, with the rights of whoever deploys.
const app = new App({ defaultStackSynthesizer: new LegacyStackSynthesizer() })
new RightsStack(app, settingsOf(String(app.node.tryGetContext('env') ?? '')))
app.synth()
