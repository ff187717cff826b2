/** Global setup of the browser tests: unpacks the browser and builds the pages, once for all files. */
import buildSite from '../project/build-site.ts'
import { unpackChromium } from './chromium.ts'

export default async function setup() {
  await Promise.all([buildSite(), unpackChromium()])
}
