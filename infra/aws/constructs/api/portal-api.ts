/** The HTTP API: its address, its routes, its limits and its log. */
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import {
  ApiMapping,
  type CfnApi,
  DomainName,
  EndpointType,
  HttpApi,
  HttpStage,
  LogGroupLogDestination,
  SecurityPolicy,
} from 'aws-cdk-lib/aws-apigatewayv2'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import { Construct } from 'constructs'
import type { BundledFunction } from '#infra/aws/bundle.ts'
import { regionalHost } from '#infra/aws/partition.ts'
import type { Settings } from '#infra/settings.ts'
import { logGroup } from '../functions/log-group.ts'
import { gatewayBody } from './gateway-body.ts'

/** Without IP address, parameters or query: `routeKey` is the contract's path with its placeholders. */
const accessLine = {
  requestId: '$context.requestId',
  time: '$context.requestTimeEpoch',
  route: '$context.routeKey',
  status: '$context.status',
  ms: '$context.responseLatency',
  functionMs: '$context.integrationLatency',
  functionError: '$context.integrationErrorMessage',
  bytes: '$context.responseLength',
}

export class PortalApi extends Construct {
  readonly api: HttpApi
  /** The host under which CloudFront reaches it. */
  readonly host: string

  constructor(scope: Construct, id: string, settings: Settings, functions: BundledFunction[]) {
    super(scope, id)
    const { name, domain, region, requests } = settings
    this.api = new HttpApi(this, 'Api', {
      apiName: `portal-${name}`,
      createDefaultStage: false,
      // With the portal's own domain nobody needs the default address.
      disableExecuteApiEndpoint: domain !== undefined,
    })
    ;(this.api.node.defaultChild as CfnApi).body = gatewayBody(this, settings, functions)
    const stage = new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: requests.perSecond, burstLimit: requests.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(logGroup(this, 'access', settings)),
        format: AccessLogFormat.custom(JSON.stringify(accessLine)),
      },
    })
    this.host = regionalHost(`${this.api.apiId}.execute-api`, region)
    if (!domain) return

    const domainName = new DomainName(this, 'Name', {
      domainName: domain.gateway.name,
      certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.gateway.certificateArn),
      endpointType: EndpointType.REGIONAL,
      securityPolicy: SecurityPolicy.TLS_1_2,
    })
    new ApiMapping(this, 'Mapping', { api: this.api, domainName, stage })
    this.host = domain.gateway.name
  }
}
