/** Every service at once, for the whole portal on one machine and for tests; a function in AWS has what its routes need. */
import { createAppContext, type Dependencies } from './app-context.ts'
import type { Config } from './config.ts'
import * as factories from './service-factories.ts'
import { type Services, wire } from './services.ts'

export const createServices = (config: Config, given: Partial<Dependencies> = {}): Services =>
  wire(createAppContext(config, given), factories)
