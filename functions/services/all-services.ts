/** Every service at once, for one machine and tests; a function in AWS wires only what its route needs. */
import type { Config } from './config.ts'
import * as factories from './service-factories.ts'
import { createAppContext, type Dependencies, type Services, wire } from './services.ts'

export const createServices = (config: Config, given: Partial<Dependencies> = {}): Services =>
  wire(createAppContext(config, given), factories)
