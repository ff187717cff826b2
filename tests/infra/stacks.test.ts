/** All that is asserted of templates, in one file: each environment is synthesised once, and CDK is loaded once. */
import './stacks/compliance.ts'
import './stacks/data.ts'
import './stacks/nag.ts'
import './stacks/operations.ts'
import './stacks/optional-settings.ts'
import './stacks/permissions.ts'
import './stacks/routes.ts'
import './stacks/web.ts'
