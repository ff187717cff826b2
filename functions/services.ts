/** Every service by name. A function in AWS has those that its routes need; one machine and tests have all of them. */
import * as accounts from './accounts/services.ts'
import * as applications from './applications/services.ts'
import * as cases from './cases/services.ts'
import * as certificates from './certificates/services.ts'
import * as documents from './documents/services.ts'
import * as payments from './payments/services.ts'
import { createAppContext, type Dependencies } from './platform/services/app-context.ts'
import type { Config } from './platform/services/config.ts'
import { type Wired, wire } from './platform/services/services.ts'
import * as platform from './platform/services.ts'
import * as register from './register/services.ts'
import * as staff from './staff/services.ts'

export const factories = {
  ...platform,
  ...accounts,
  ...applications,
  ...cases,
  ...certificates,
  ...documents,
  ...payments,
  ...register,
  ...staff,
}

export type Services = Wired<typeof factories>

/** The few services that a use case works with. */
export type Needs<Name extends keyof Services> = Pick<Services, Name>

export const createServices = (config: Config, given: Partial<Dependencies> = {}): Services =>
  wire(createAppContext(config, given), factories)
