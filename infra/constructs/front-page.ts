import { Function as EdgeFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'

/**
 * Every screen is the one page; a missing file stays missing. It stands on the pages' behaviour alone, so that an
 * error of `/api` is never answered with a page. `infra/local/front/site.ts` decides the same way.
 */
export const frontPageCode = `function handler(event) {
  var request = event.request
  var namesAFile = request.uri.indexOf('/assets/') === 0 || /\\.[^/]*$/.test(request.uri)
  if (!namesAFile) request.uri = '/index.html'
  return request
}`

export const frontPage = (scope: Construct): EdgeFunction =>
  new EdgeFunction(scope, 'FrontPage', {
    comment: 'Answers the path of a screen with the one page.',
    code: FunctionCode.fromInline(frontPageCode),
    runtime: FunctionRuntime.JS_2_0,
  })
