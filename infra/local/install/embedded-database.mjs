// The embedded database (dynoxide) is one package for each platform, named by it.
import { join } from 'node:path'

/** The platforms that dynoxide is published for. */
const platforms = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win32-x64']

/** The platform that this process runs on, such as `linux-x64`. */
export const thisPlatform = `${process.platform}-${process.arch}`

/** The package's name, or undefined where there is no build. */
export const databasePackage = (platform) =>
  platforms.includes(platform) ? `@dynoxide/${platform}` : undefined

/** The binary inside the folder of its package. */
export const binaryIn = (folder, platform) =>
  join(folder, platform.startsWith('win32-') ? 'dynoxide.exe' : 'dynoxide')

/** The path of the binary, whether or not it is installed. */
export const databaseBinary = (root, platform = thisPlatform) =>
  binaryIn(join(root, 'node_modules', '@dynoxide', platform), platform)
