/**
 * The functions that CloudFront runs for pages, and only for them, so that an error of `/api` is never answered with
 * a page.
 */
import {
  Function as EdgeFunction,
  type FunctionAssociation,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { fileOfAddress, type SiteFacts, screenExpression, unknownPage } from '#infra/site-pages.ts'

const fileText = (
  facts: SiteFacts,
): string => `var screens = new RegExp(${JSON.stringify(screenExpression(facts))}, 'i')
var prerendered = ${JSON.stringify(facts.prerendered)}
var fileOfAddress = ${fileOfAddress}`

/** The address of a screen becomes the file of its page. */
export const pageRequestCode = (facts: SiteFacts): string => `${fileText(facts)}
function handler(event) {
  var request = event.request
  request.uri = fileOfAddress(request.uri, screens, prerendered)
  return request
}`

/** An unknown address is answered with a page that says so, and with 404; the request may name the address or that page. */
export const pageResponseCode = (facts: SiteFacts): string => `${fileText(facts)}
function handler(event) {
  var response = event.response
  if (response.statusCode === 200 && fileOfAddress(event.request.uri, screens, prerendered) === '${unknownPage}') {
    response.statusCode = 404
    response.statusDescription = 'Not Found'
  }
  return response
}`

/** For pages only. `infra/local/cloudfront/serve-site.ts` follows the same rule. */
export const pageFunctions = (scope: Construct, facts: SiteFacts): FunctionAssociation[] => {
  const edge = (id: string, comment: string, code: string) =>
    new EdgeFunction(scope, id, {
      comment,
      code: FunctionCode.fromInline(code),
      runtime: FunctionRuntime.JS_2_0,
    })
  return [
    {
      function: edge('PageRequest', 'Finds the page of an address.', pageRequestCode(facts)),
      eventType: FunctionEventType.VIEWER_REQUEST,
    },
    {
      function: edge('PageResponse', 'Answers unknown addresses with 404.', pageResponseCode(facts)),
      eventType: FunctionEventType.VIEWER_RESPONSE,
    },
  ]
}
