import { Function as EdgeFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'

/**
 * The path of a screen is answered with the one page; a missing file stays a 404. It runs for pages only, so that an
 * error of `/api` is never answered with a page. `infra/local/cloudfront/serve-site.ts` follows the same rule.
 */
export const singlePageRewriteCode = `function handler(event) {
  var request = event.request
  var namesAFile = request.uri.indexOf('/assets/') === 0 || /\\.[^/]*$/.test(request.uri)
  if (!namesAFile) request.uri = '/index.html'
  return request
}`

export const singlePageRewrite = (scope: Construct): EdgeFunction =>
  new EdgeFunction(scope, 'SinglePageRewrite', {
    comment: 'Answers the path of a screen with the one page.',
    code: FunctionCode.fromInline(singlePageRewriteCode),
    runtime: FunctionRuntime.JS_2_0,
  })
